import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Locale } from '../../src/domain/locale/locales'
import { connectJobs } from '../../src/gateways/jobs/jobs'
import { signIn as signInByCall } from '../support/admin'
import { query } from '../support/database'
import { site } from '../support/site'
import { PLACE } from './way'

// As in admin.e2e.ts: the admin is for a desk. These change the other landing page.
test.describe.configure({ mode: 'serial' })

type Block = { blockType: string; heading: string }
let id: string
const before: Partial<Record<Locale, Block[]>> = {}

test.beforeAll(async () => {
  const [page] = await query<{ id: string }>("select id from landing_pages where slug = 'test_center'")
  id = String(page?.id)
  const editor = await signInByCall()
  for (const locale of ['EN', 'FR'] as const) {
    const { blocks } = await editor.json<{ blocks: Block[] }>(`/api/landing-pages/${id}?locale=${locale}`)
    before[locale] = blocks
  }
})

test.afterAll(async () => {
  const editor = await signInByCall()
  for (const locale of ['FR', 'EN'] as const)
    await editor.fetch(`/api/landing-pages/${id}?locale=${locale}`, {
      method: 'PATCH',
      body: JSON.stringify({ blocks: before[locale], _status: 'published' }),
    })
})

const signIn = async (page: Page): Promise<void> => {
  const { email, password } = site().admin
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/, { timeout: 30_000 })
}

/** Opens the form of the landing page, and waits until it takes what is typed. */
const openForm = async (page: Page, locale: Locale): Promise<Locator> => {
  await page.goto(`/admin/collections/landing-pages/${id}?locale=${locale}`)
  const heading = page.locator('#field-blocks__0__heading')
  await expect(heading).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText('Nothing is missing')).toBeVisible({ timeout: 30_000 })
  return heading
}

/** The form keeps what was typed by itself, a moment later. */
const draftKept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok(), { timeout: 30_000 })

const shown = (page: Page) =>
  page.request.get(`/landing_page/test_center/${PLACE}?hl=EN`).then((answer) => answer.text())

test('what an editor types stands in the preview at once, on a phone and in another language @desk', async ({
  page,
}) => {
  await signIn(page)
  await openForm(page, 'EN')
  const preview = page.frameLocator('#live-preview-iframe')
  const title = preview.getByRole('heading', { level: 1 })
  if (!(await page.locator('#live-preview-iframe').isVisible()))
    await page.locator('#live-preview-toggler').click()
  await expect(title).toBeVisible({ timeout: 30_000 })

  await page.locator('#field-blocks__0__heading').fill('How sharp is your mind today?')
  await expect(title).toHaveText('How sharp is your mind today?')
  expect((await shown(page)).includes('How sharp is your mind today?')).toBe(false)

  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByText('360 × 740').click()
  await expect.poll(() => preview.locator('html').evaluate((html) => html.clientWidth)).toBe(360)
  await expect(title).toHaveText('How sharp is your mind today?')

  await page.goto(`/admin/collections/landing-pages/${id}?locale=FR`)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'fr', { timeout: 30_000 })
  const [hero] = before.FR ?? []
  await expect(title).toHaveText(hero?.heading ?? '')
  await page.locator('#live-preview-toggler').click()
})

test('a missing translation keeps the page from being published, and leads to its field @desk', async ({
  page,
}) => {
  await signIn(page)
  const french = await openForm(page, 'FR')
  const kept = draftKept(page)
  await french.fill('')
  const panel = page.getByRole('region', { name: 'Before publishing' })
  await expect(panel.getByText('Missing in FR')).toBeVisible()
  await kept

  await page.goto(`/admin/collections/landing-pages/${id}?locale=EN`)
  await expect(panel.getByText('Missing in FR')).toBeVisible({ timeout: 30_000 })
  await page.locator('#action-save').click()
  await expect(page.getByText('Missing in FR')).toHaveCount(3)
  expect(
    await query("select 1 from landing_pages where id = $1 and _status = 'published'", [id]),
  ).toHaveLength(1)

  await panel.getByRole('button', { name: 'Open in Français' }).press('Enter')
  await expect(page).toHaveURL(/locale=FR/)
  await expect(french).toBeFocused({ timeout: 30_000 })
  const mended = draftKept(page)
  await french.fill(before.FR?.[0]?.heading ?? '')
  await expect(panel.getByText('Nothing is missing')).toBeVisible()
  await mended
})

test('a change that is scheduled appears when its time comes, from the worker, and not before @desk', async ({
  page,
}) => {
  await signIn(page)
  const heading = await openForm(page, 'EN')
  const words = `From tomorrow on ${Date.now()}`
  await heading.fill(words)
  await page.locator('#action-save-draft').click()
  await expect(page.getByText('Changed', { exact: true })).toBeVisible()

  await page.locator('.form-submit').getByRole('button').last().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.locator('.schedule-publish')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const typed = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(tomorrow)
  await drawer.locator('#time input').fill(typed.replaceAll(' ', ' '))
  await drawer.locator('#time input').press('Enter')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.locator('table tbody tr')).toHaveCount(1)

  const jobs = await connectJobs(site().databaseUrl)
  await jobs.send('publish-scheduled', {})
  await page.waitForTimeout(1500)
  expect((await shown(page)).includes(words)).toBe(false)
  // A day later.
  await query("update payload_jobs set wait_until = now() - interval '1 second' where completed_at is null")
  await jobs.send('publish-scheduled', {})
  await expect.poll(async () => (await shown(page)).includes(words), { timeout: 20_000 }).toBe(true)
  await jobs.stop()
})
