import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import type { Locale } from '../../src/domain/locale/locales'
import { site } from '../support/site'
import { placeOrder } from './prepare'
import { begin, expectQuestion, expectStored, tap } from './sitter'
import { expectNoSidewaysScroll, look, wordsOf } from './support'
import { PLACE } from './way'

/** What the server says of records that are away, or of a crowd (integration/storms sees it say so), until told otherwise. */
const refuse = async (page: Page, { calls, message }: { calls: string; message: 'unavailable' | 'busy' }) => {
  await page.route(calls, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ result: 503, message, requestId: 'abc' }),
    }),
  )
  return () => page.unroute(calls)
}

for (const [locale, message, word] of [
  ['EN', 'unavailable', 'away'],
  ['DE', 'busy', 'busy'],
  ['JA', 'unavailable', 'away'],
] as [Locale, 'unavailable' | 'busy', 'away' | 'busy'][]) {
  test(`${locale}: the offers wait while "${message}" lasts and come by themselves @once`, async ({
    page,
  }) => {
    const t = wordsOf(locale)
    await placeOrder(page, `wait-${locale}-${Date.now()}@example.com`)
    const recover = await refuse(page, { calls: '**/api/exam/sku/list/**', message })
    await page.goto(`/paying/scheme/${PLACE}?hl=${locale}`)
    await expect(page.getByText(t(`passing.${word}`))).toBeVisible()
    await look(page, 'offers')
    await recover()
    await expect(page.getByRole('radio').first()).toBeAttached({ timeout: 15_000 })
  })
}

test('a test opens by itself when the records are back, and says where the answers are meanwhile @once', async ({
  page,
}) => {
  const t = wordsOf('EN')
  await begin(page)
  await tap(page, 2)
  const recover = await refuse(page, { calls: '**/api/exam/sitting/current**', message: 'unavailable' })
  await page.reload()
  await expect(page.getByText(t('passing.away'))).toContainText(t('test.common.keptHere'))
  await look(page, 'questions')
  await recover()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').nth(2)).toHaveAttribute('aria-checked', 'true')
})

test('an answer that somebody else’s lock holds up is kept here, said so, and saved when the lock is gone @once', async ({
  page,
}) => {
  const t = wordsOf('EN')
  const orderNumber = await begin(page)
  const holder = new pg.Client(site().databaseUrl)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from sittings where number = $1 for update', [orderNumber])
  await tap(page, 3)
  await expect(page.getByText(t('test.question.unstable.text'))).toBeVisible({ timeout: 30_000 })
  await holder.query('rollback')
  await holder.end()
  await expect(page.getByText(t('test.question.unstable.text'))).toBeHidden({ timeout: 30_000 })
  await expectStored(orderNumber, [3])
})

test('a provider that does not answer: nothing was charged, and the next try opens the form @once', async ({
  page,
}) => {
  const t = wordsOf('EN')
  const number = await placeOrder(page, `away-${Date.now()}@example.com`)
  await page.route('**/pay/vip/pay/create', (route) =>
    route.fulfill({ status: 200, json: { result: 30303, message: 'paymentUnavailable' } }),
  )
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${number}`)
  await expect(page.getByText(t('pay.payment.unavailable'))).toBeVisible()
  await page.unroute('**/pay/vip/pay/create')
  await page.getByRole('button', { name: t('pay.retry') }).click()
  await expect(page.frameLocator('iframe').locator('[autocomplete="cc-number"]')).toBeVisible({
    timeout: 20_000,
  })
})

test('a page that stands in is read by everybody and reloads itself @once', async ({ page }) => {
  const t = wordsOf('JA')
  await page.setExtraHTTPHeaders({ accept: 'text/html' })
  let times = 0
  await page.route('**/landing_page/new/**', async (route) => {
    times += 1
    if (times > 1) return route.continue()
    const { standInFor } = await import('../../src/front/stand-in')
    const request = {
      url: new URL(route.request().url()).pathname + new URL(route.request().url()).search,
      headers: { 'x-request-id': 'abc123' },
    }
    return route.fulfill({
      status: 503,
      contentType: 'text/html; charset=utf-8',
      body: standInFor({ request, kind: 'busy', seconds: 3 }),
    })
  })
  await page.goto(`/landing_page/new/${PLACE}?hl=JA`)
  await expect(page.getByRole('heading', { name: t('standIn.busy.title') })).toBeVisible()
  await expectNoSidewaysScroll(page, 'stand-in')
  await expect(page.locator('html[data-hl="JA"]')).toBeAttached({ timeout: 20_000 })
})
