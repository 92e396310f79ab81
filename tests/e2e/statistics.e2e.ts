import { expect, type Locator, type Page, test } from '@playwright/test'
import pg from 'pg'
import { query } from '../support/database'
import { tellPlausibleHistory } from '../support/plausible-history'
import { site } from '../support/site'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './support'

test.describe.configure({ mode: 'serial' })

const PARTS = { start: '[aria-labelledby="statistics-title"]', filters: 'fieldset:has(select)' }

/** One sign-in for all; a fresh one a test would meet the limits that protect it. */
let cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]

test.beforeAll(async ({ browser }) => {
  const db = new pg.Client(site().databaseUrl)
  await db.connect()
  await db.query('begin')
  await tellPlausibleHistory(db, { now: new Date(), days: 12, perDay: 8 })
  await db.query('commit')
  await db.end()
  const page = await browser.newPage()
  const { email: user, password } = site().admin
  const login = await page.request.post(`${site().url}/api/admins/login`, {
    data: { email: user, password },
    headers: { origin: site().url },
  })
  expect(login.ok()).toBe(true)
  cookies = await page.context().cookies()
  await page.close()
})

test.beforeEach(async ({ context }) => context.addCookies(cookies))

const started = async (days: number): Promise<number> => {
  const [row] = await query<{ count: string }>(
    `select count(*) from sittings where started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
       - make_interval(days => $1) and started_at <= now()`,
    [days - 1],
  )
  return Number(row?.count)
}

/** The figure is what the database held at some moment since `least` was counted: other tests start sittings meanwhile. */
const expectStarted = async (figure: Locator, { days, least }: { days: number; least: number }) => {
  await expect(async () => {
    const shown = Number((await figure.textContent())?.replaceAll(',', ''))
    expect(shown).toBeGreaterThanOrEqual(least)
    expect(shown).toBeLessThanOrEqual(await started(days))
  }).toPass({ timeout: 10_000 })
}

test('the start page shows what the database holds, in pictures and in tables', async ({ page }) => {
  const { problems } = watchConsole(page)
  const inMonth = await started(30)
  await page.goto('/admin')
  const statistics = page.locator(PARTS.start)
  const figure = statistics.locator('dl').first().locator('dd').first()
  await expectStarted(figure, { days: 30, least: inMonth })
  // The pictures come by themselves, later; their sentence and their table say the same.
  await expect(statistics.locator('.recharts-surface')).toHaveCount(2)
  await expect(statistics.getByRole('img').first()).toHaveAccessibleName(/sittings started/)
  await statistics.getByText('As a table').first().click()
  await expect(statistics.locator('details').first().getByRole('row')).toHaveCount(31)

  const inWeek = await started(7)
  expect(inWeek).toBeLessThan(inMonth)
  await statistics.getByText('7 days').click()
  await expectStarted(figure, { days: 7, least: inWeek })
  await expectAccessible(page, 'the statistics', { within: PARTS.start })
  await expectNoSidewaysScroll(page, 'the start page')
  expect(problems).toEqual([])
})

test('figures that cannot be read say so, and come when they are asked for again @deep', async ({ page }) => {
  await page.route('**/api/statistics?*', (route) => route.abort())
  await page.goto('/admin')
  const alert = page.locator(PARTS.start).getByRole('alert')
  await expect(alert).toBeVisible()
  await page.unroute('**/api/statistics?*')
  await alert.getByRole('button').click()
  await expect(alert).toHaveCount(0)
  await expect(page.locator(PARTS.start).locator('dl')).toBeVisible()
})

test('a filter with nothing behind it says so and can be cleared @deep', async ({ page }) => {
  await page.goto('/admin')
  const statistics = page.locator(PARTS.start)
  // Every language is somebody's in a run of every screen; nobody comes from this page in this one.
  await statistics.getByLabel('All landing pages').selectOption('test_center')
  await statistics.getByLabel('All languages').selectOption('PT')
  await expect(statistics.getByRole('heading', { name: /No sittings match/ })).toBeVisible()
  await statistics.getByRole('button').click()
  await expect(statistics.locator('dl')).toBeVisible()
})

test('the questions stand drawn in their list, and a click narrows it @deep', async ({ page }) => {
  const { problems } = watchConsole(page)
  // Published ones: another test's drafts come and go.
  await page.goto('/admin/collections/questions?limit=200&where[or][0][and][0][_status][equals]=published')
  const rows = page.locator('.collection-list__tables tbody tr, .table tbody tr')
  // Part 1, five levels of part 2, seven of part 3.
  await expect(rows).toHaveCount(130, { timeout: 30_000 })
  await expect(page.locator('tbody svg[viewBox="0 0 330 330"]')).toHaveCount(130)
  const part = page.getByLabel('Part', { exact: true })
  await part.selectOption('2')
  await expect(rows).toHaveCount(50, { timeout: 30_000 })
  await page.getByLabel('Level', { exact: true }).selectOption('-1')
  await expect(rows).toHaveCount(10, { timeout: 30_000 })
  await expect(page).toHaveURL(/part/)
  await expectAccessible(page, 'the filters', { within: PARTS.filters })
  expect(problems).toEqual([])
})

test('a sitting shows its questions and leads to what belongs to it @deep', async ({ page }) => {
  const [order] = await query<{ id: string; sitting: string }>(
    // One that the history told: what other tests buy meanwhile may have other tiers.
    `select id, sitting_id as sitting from orders where status = 'paid' and total > 0 and tier = 'sku2'
      and email = 'history@example.com' order by created_at desc limit 1`,
  )
  const { problems } = watchConsole(page)
  await page.goto(`/admin/collections/orders/${order?.id}`)
  // The relationship field asks with a POST that means a GET; without it the sitting would have no name here.
  const [sitting] = await query<{ number: string }>('select number from sittings where id = $1', [
    order?.sitting,
  ])
  await expect(page.getByText(sitting?.number ?? '').first()).toBeVisible()
  await page.goto(`/admin/collections/sittings/${order?.sitting}`)
  await expect(page.locator(`a[href$="/collections/orders/${order?.id}"]`)).toBeVisible()
  // Its price list is a table; the JSON behind it is folded away.
  await expect(page.getByRole('cell', { name: 'Tier 2' }).first()).toBeVisible()
  await expect(page.locator('details[open]', { hasText: 'As JSON' })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the account’s language is the admin’s @deep', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.locator('#statistics-title')).toHaveText('Overview')
  const [admin] = await query<{ id: string }>('select id from admins where email = $1', [site().admin.email])
  expect(admin).toBeDefined()
  await page.goto('/admin/account')
  await page.locator('.payload-settings__language .rs__control').click()
  await page.locator('.rs__option', { hasText: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/admin')
  await expect(page.locator('#statistics-title')).toHaveText('Überblick')
  await expect(page.getByRole('navigation', { name: 'Gehe zu' }).getByText('Einnahmen')).toBeVisible()
})
