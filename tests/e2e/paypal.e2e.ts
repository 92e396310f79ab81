import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database'
import { placeOrder } from './prepare'
import { ABROAD, chooseMethod, offerAbroad, standInForProviders } from './shop-abroad'
import { expectNoSidewaysScroll, look, watchConsole, wordsOf } from './support'
import { expectPaidByWebhook, leaveToWebhooks } from './told-by-webhook'
import { PLACE } from './way'

const t = wordsOf('EN')

test.beforeAll(offerAbroad)

const toPaypal = async (page: Page, name: string) => {
  const asked = await standInForProviders(page)
  const orderNumber = await placeOrder(page, `${name}-${Date.now()}@example.com`, ABROAD)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await chooseMethod(page, 'paypal:paypal')
  await expect(paypal(page, 'pay')).toBeVisible({ timeout: 20_000 })
  return { asked, orderNumber }
}
const paypal = (page: Page, choice: 'pay' | 'decline' | 'leave' | 'hold') =>
  page.getByRole('button', { name: `PayPal test: ${choice}` })
const paid = (page: Page) => page.getByRole('heading', { name: t('pay.success.title') })
const chargesOf = (orderNumber: string) =>
  query('select l.id from ledger_entries l join orders o on o.id = l.order_id where o.number = $1', [
    orderNumber,
  ])

test('PayPal: its script comes with the choice, its button stands under our words, and it pays once', async ({
  page,
}, info) => {
  const { problems } = watchConsole(page)
  const { asked, orderNumber } = await toPaypal(page, `paypal-${info.project.name}`)
  const script = new URL(asked[0] ?? '')
  expect(script.href).toMatch(/^https:\/\/www\.paypal\.com\/sdk\/js\?/)
  expect(Object.fromEntries(script.searchParams)).toMatchObject({
    components: 'buttons',
    currency: 'USD',
    intent: 'capture',
    locale: 'en_US',
  })
  expect(asked.some((url) => url.includes('stripe'))).toBe(false)
  // The price stands in the words above the button, and our own button is gone.
  await expect(page.getByRole('group', { name: /^Pay \$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0)
  await look(page, 'PayPal')

  await paypal(page, 'pay').click()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(1)
  expect(problems).toEqual([])
})

test('PayPal: a window that is closed is said kindly, and the next try pays @once @deep', async ({
  page,
}) => {
  const { orderNumber } = await toPaypal(page, 'closed')
  await paypal(page, 'leave').click()
  await expect(page.getByText(t('pay.payment.closed'))).toBeVisible({ timeout: 20_000 })
  await look(page, 'PayPal, closed')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'PayPal, closed')
  expect(await chargesOf(orderNumber)).toHaveLength(0)
  await paypal(page, 'pay').click()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(1)
})

test('PayPal: a refused source is said, and another one pays @once @deep', async ({ page }) => {
  const { orderNumber } = await toPaypal(page, 'declined')
  await paypal(page, 'decline').click()
  await expect(page.getByText(t('pay.decline.paypal_declined'))).toBeVisible({ timeout: 20_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(0)
  await paypal(page, 'pay').click()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await chargesOf(orderNumber)).toHaveLength(1)
})

test('PayPal: money that is held is waited for with patience, and nobody is asked to pay again @once @deep', async ({
  page,
}) => {
  const { orderNumber } = await toPaypal(page, 'held')
  await paypal(page, 'hold').click()
  await expect(page).toHaveURL(/\/paying\/check\//, { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: t('pay.check.title') })).toBeVisible()
  await expect(page.getByText(t('pay.check.text'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('pay.check.backToPayment') })).toHaveCount(0)
  await look(page, 'pending')
  expect(await chargesOf(orderNumber)).toHaveLength(0)
})

test('PayPal: a tab that is closed right after agreeing: its own signed word makes us take the money @once @deep', async ({
  page,
}) => {
  const { orderNumber } = await toPaypal(page, 'gone')
  await leaveToWebhooks(page, orderNumber)
  const agreed = page.waitForResponse(/\/test\/orders\/[^/]+\/approve$/)
  await paypal(page, 'pay').click()
  await agreed
  await page.close()
  await expectPaidByWebhook(orderNumber, 'paypal')
  expect(await chargesOf(orderNumber)).toHaveLength(1)
})

test('PayPal: a blocked script is said, and another method pays @once @deep', async ({ page }) => {
  await standInForProviders(page)
  await page.route('https://www.paypal.com/sdk/**', (route) => route.abort())
  const orderNumber = await placeOrder(page, `no-paypal-${Date.now()}@example.com`, ABROAD)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await chooseMethod(page, 'paypal:paypal')
  await expect(page.getByText(t('pay.payment.formFailed'))).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: t('pay.payment.otherMethod') }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByText(t('pay.payment.formFailed'))).toBeHidden()
})
