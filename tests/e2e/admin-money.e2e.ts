import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './support'

test.describe.configure({ mode: 'serial' })

const PARTS = {
  refund: '[aria-labelledby="refund-title"]',
  anomalies: '[aria-labelledby="open-anomalies"]',
  gateways: '[aria-labelledby="gateways"]',
  books: '[aria-labelledby="ledger-export"]',
}

let cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]
let bought: { id: string; intentId: string }

test.beforeAll(async ({ browser }) => {
  const { orderNumber } = await buyReport(newVisitor(), { email: `desk-${crypto.randomUUID()}@example.com` })
  const { id } = await orderOf(orderNumber)
  const [attempt] = await query<{ intent_id: string }>(
    'select intent_id from payment_attempts where order_id = $1',
    [id],
  )
  bought = { id, intentId: attempt?.intent_id ?? '' }
  const page = await browser.newPage()
  const { email, password } = site().admin
  const login = await page.request.post(`${site().url}/api/admins/login`, {
    data: { email, password },
    headers: { origin: site().url },
  })
  expect(login.ok()).toBe(true)
  cookies = await page.context().cookies()
  await page.close()
})

test.beforeEach(async ({ context }) => context.addCookies(cookies))

test('an owner refunds an amount in two steps, on a small phone too', async ({ page }) => {
  const { problems } = watchConsole(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/admin/collections/orders/${bought.id}`)
  const panel = page.locator(PARTS.refund)
  await panel.getByLabel('An amount').check()
  await panel.getByLabel('Amount', { exact: true }).fill('1,000.00')
  await expect(panel.getByText(/without a sign between thousands/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Refund …' })).toBeDisabled()
  await panel.getByLabel('Amount', { exact: true }).fill('1.50')
  await expectAccessible(page, 'the refund', { within: PARTS.refund })
  await panel.getByRole('button', { name: 'Refund …' }).click()
  await expect(panel.getByText(/goes back to the buyer/)).toContainText('$1.50')
  await panel.getByRole('button', { name: 'Refund $1.50' }).click()
  await expect(panel.getByText(/^Stored\./)).toBeVisible()
  await expect(panel.locator('dl')).toContainText('Refunded$1.50', { timeout: 45_000 })
  // Of Payload's own bars some are wider than so small a screen; what is ours is not.
  const wide = await panel.evaluate(
    (box) =>
      [box, ...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth)
        .length,
  )
  expect(wide).toBe(0)
  expect(problems).toEqual([])
})

test('an anomaly is said in words, repaired by a click, and gone from the list @deep', async ({ page }) => {
  const { problems } = watchConsole(page)
  await query('insert into anomalies (kind, ref) values ($1, $2) on conflict do nothing', [
    'wrong_currency',
    `sandbox:${bought.intentId}`,
  ])
  await page.goto('/admin/collections/anomalies')
  const item = page.locator(PARTS.anomalies).getByRole('listitem').filter({ hasText: bought.intentId })
  await item.getByText('Wrong currency').click()
  await expect(item.getByText(/nothing was booked or opened/)).toBeVisible()
  await expectAccessible(page, 'the anomalies', { within: PARTS.anomalies })
  await item.getByRole('button', { name: 'Ask the provider again' }).click()
  await expect(item).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the start page says which providers are on, and gives the books as a file @deep', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/admin')
  await expect(page.locator(PARTS.gateways)).toContainText(/Stripe\s*On/)
  const books = page.locator(PARTS.books)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    books.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ledger-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}\.csv$/)
  await expectAccessible(page, 'the providers', { within: PARTS.gateways })
  await expectAccessible(page, 'the books', { within: PARTS.books })
  await expectNoSidewaysScroll(page, 'the start page')
})

test('beside a payment method stands why buyers do not see it @deep', async ({ page }) => {
  const [shop] = await query<{ id: string }>("select id from storefronts where code = 'iq'")
  await page.goto(`/admin/collections/storefronts/${shop?.id}`)
  await expect(page.getByText(/Card · Sandbox/).first()).toBeVisible({ timeout: 30_000 })
})
