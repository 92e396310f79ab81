import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database'
import { placeOrder } from './prepare'
import { ABROAD, chooseMethod, offerAbroad, standInForProviders } from './shop-abroad'
import { expectNoSidewaysScroll, look, watchConsole, wordsOf } from './support'
import { expectPaidByWebhook, leaveToWebhooks } from './told-by-webhook'
import { PLACE } from './way'

const t = wordsOf('EN')
const CARDS = { pays: '4242424242424242', empty: '4000000000009995', secondStep: '4000000000003220' }

test.beforeAll(offerAbroad)

const toPayment = async (page: Page, name: string): Promise<string> => {
  const orderNumber = await placeOrder(page, `${name}-${Date.now()}@example.com`, ABROAD)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  return orderNumber
}
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .+/ })
const paid = (page: Page) => page.getByRole('heading', { name: t('pay.success.title') })
const fill = async (page: Page, number: string): Promise<void> => {
  await page.locator('[autocomplete="cc-number"]').fill(number)
  await page.locator('[autocomplete="cc-exp"]').fill('12/34')
  await page.locator('[autocomplete="cc-csc"]').fill('123')
}
const chargesOf = (orderNumber: string) =>
  query('select l.id from ledger_entries l join orders o on o.id = l.order_id where o.number = $1', [
    orderNumber,
  ])

test('Stripe is asked for nothing before its method is chosen; a decline, then another card, is one payment @desk', async ({
  page,
}, info) => {
  const { problems } = watchConsole(page)
  const asked = await standInForProviders(page)
  const orderNumber = await toPayment(page, `stripe-${info.project.name}`)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await page.locator('script[src*="stripe"]').count()).toBe(0)

  await chooseMethod(page, 'stripe:card')
  await expect(page.locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 20_000 })
  expect(asked.some((url) => url.startsWith('https://js.stripe.com/'))).toBe(true)
  expect(asked.some((url) => url.includes('paypal'))).toBe(false)
  await look(page, 'Stripe')

  await payButton(page).click()
  await expect(page.getByText(t('pay.payment.incomplete'))).toBeVisible()

  await fill(page, CARDS.empty)
  await payButton(page).click()
  await expect(page.getByText(t('pay.decline.insufficient_funds'))).toBeVisible({ timeout: 20_000 })
  await look(page, 'Stripe, declined')

  await fill(page, CARDS.pays)
  await payButton(page).dblclick()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a bank that asks for a second step is answered over our page, and refusing charges nothing @once @deep', async ({
  page,
}) => {
  await standInForProviders(page)
  const orderNumber = await toPayment(page, 'second-step')
  await chooseMethod(page, 'stripe:card')
  await fill(page, CARDS.secondStep)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Stripe test: refuse' }).click()
  await expect(page.getByText(t('pay.decline.authentication_failed'))).toBeVisible({ timeout: 20_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(0)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Stripe test: approve' }).click()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(1)
})

test('a tab that is closed as the card is charged: Stripe’s own signed word makes the order paid @once @deep', async ({
  page,
}) => {
  await standInForProviders(page)
  const orderNumber = await toPayment(page, 'closed')
  await chooseMethod(page, 'stripe:card')
  await fill(page, CARDS.pays)
  await leaveToWebhooks(page, orderNumber)
  const charged = page.waitForResponse(/\/test\/buyer\/confirm$/)
  await payButton(page).click()
  await charged
  await page.close()
  await expectPaidByWebhook(orderNumber, 'stripe')
  expect(await chargesOf(orderNumber)).toHaveLength(1)
})

test('a blocked script is said, can be tried again, and another method pays @once @deep', async ({
  page,
}) => {
  await standInForProviders(page)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  const orderNumber = await toPayment(page, 'blocked')
  await chooseMethod(page, 'stripe:card')
  await expect(page.getByText(t('pay.payment.formFailed'))).toBeVisible({ timeout: 30_000 })
  await look(page, 'blocked')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'blocked')

  await page.unroute('https://js.stripe.com/**')
  await standInForProviders(page)
  await page.getByRole('button', { name: t('pay.retry'), exact: true }).click()
  await expect(page.locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 30_000 })

  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(t('pay.payment.formFailed'))).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: t('pay.payment.otherMethod') }).click()
  await chooseMethod(page, 'paypal:paypal')
  await page.getByRole('button', { name: 'PayPal test: pay' }).click()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(1)
})

test('a wallet that this browser does not have is said, and the card is there instead @once @deep', async ({
  page,
}) => {
  await standInForProviders(page)
  await toPayment(page, 'wallet')
  await chooseMethod(page, 'stripe:google_pay')
  const missing = t('pay.payment.walletMissing', { method: t('pay.payment.method.google_pay') })
  await expect(page.getByText(missing)).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('[autocomplete="cc-number"]')).toBeVisible()
  await look(page, 'no wallet')
})

test('an address that claims success claims nothing: the page says what the server knows @once @deep', async ({
  page,
}) => {
  await standInForProviders(page)
  const orderNumber = await toPayment(page, 'forged')
  await chooseMethod(page, 'stripe:card')
  await expect(page.locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 20_000 })
  for (const path of ['/paying/check', '/payCheck', '/paying/success', '/pay_success']) {
    await page.goto(
      `${path}/${PLACE}?hl=EN&orderNumber=${orderNumber}&redirect_status=succeeded&payment_intent=pi_forged`,
    )
    await expect(page.getByText(t('pay.check.waiting'))).toBeVisible({ timeout: 20_000 })
    await expect(paid(page)).toBeHidden()
  }
})

test('what ran while paying does not run on any page after it @once @deep', async ({ page }) => {
  await standInForProviders(page)
  await toPayment(page, 'leaving')
  await chooseMethod(page, 'stripe:card')
  await expect(page.locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: t('pay.payment.changeEmail') }).click()
  await expect(page).toHaveURL(/\/email\//)
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
})
