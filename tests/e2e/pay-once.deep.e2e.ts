import { expect, type Page, test } from '@playwright/test'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { booksOf, orderOf } from '../support/money'
import { placeOrder } from './prepare'
import { wordsOf } from './support'
import { cardFrame, fillCard, PLACE } from './way'

const t = wordsOf('EN')
const CARD = '4242424242424242'

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .+/ })
/** Thanks, or the report that they lead to by themselves after a while. */
const paid = (page: Page) =>
  page
    .getByRole('heading', { name: t('pay.success.title') })
    .or(page.getByRole('heading', { name: t('report.result.title'), exact: true }))
const paymentUrl = (orderNumber: string) => `/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`

const toPayment = async (page: Page, email: string): Promise<string> => {
  const orderNumber = await placeOrder(page, email)
  await page.goto(paymentUrl(orderNumber))
  await fillCard(page, CARD)
  return orderNumber
}

const expectOneCharge = async (orderNumber: string): Promise<void> => {
  const { id, status } = await orderOf(orderNumber)
  expect(status).toBe('paid')
  expect(booksOf(id)).toMatchObject({ intents: [expect.any(String)], charges: [expect.any(Number)] })
}

test('Enter in the card form and three clicks at once are one payment @once', async ({ page }) => {
  const orderNumber = await toPayment(page, `triple-${Date.now()}@example.com`)
  await Promise.all([
    cardFrame(page).locator('[autocomplete~="postal-code"]').press('Enter'),
    payButton(page)
      .click({ clickCount: 3, delay: 20, timeout: 2_000 })
      .catch(() => {}),
  ])
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  await expectOneCharge(orderNumber)
})

test('reloading while it is paid, and going back after, is one payment @once', async ({ page }) => {
  const orderNumber = await toPayment(page, `reload-${Date.now()}@example.com`)
  const sent = page.waitForRequest(/\/form\/\w+\/pay$/)
  await payButton(page).click()
  await sent
  await page.reload()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  await page.goBack().catch(() => null)
  await page.goto(paymentUrl(orderNumber))
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  await expectOneCharge(orderNumber)
})

test('two tabs that pay the same order at once are one payment @once', async ({ page, context }) => {
  const email = `tabs-${Date.now()}@example.com`
  const orderNumber = await toPayment(page, email)
  const other = await context.newPage()
  await other.goto(paymentUrl(orderNumber))
  await fillCard(other, CARD)
  await Promise.all([payButton(page).click(), payButton(other).click()])
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  await expect(paid(other)).toBeVisible({ timeout: 30_000 })
  await expectOneCharge(orderNumber)
  await waitForMail(email)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a tab closed right after paying: the mail comes, and its link opens the report @once', async ({
  page,
  browser,
}) => {
  const email = `closed-${Date.now()}@example.com`
  const orderNumber = await toPayment(page, email)
  const answered = page.waitForResponse(/\/form\/\w+\/pay$/)
  await payButton(page).click()
  await answered
  await page.close()
  const link = reportLinkIn(await waitForMail(email, { seconds: 60 }))
  await expectOneCharge(orderNumber)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: t('report.result.title'), exact: true })).toBeVisible({
    timeout: 30_000,
  })
})
