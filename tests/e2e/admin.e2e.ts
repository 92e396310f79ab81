import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database'
import { site } from '../support/site'
import { PLACE } from './way'

// The admin is for a desk; one size is enough, and two at once would edit the same documents.
test.describe.configure({ mode: 'serial' })

const signIn = async (page: Page): Promise<void> => {
  const { email, password } = site().admin
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/, { timeout: 30_000 })
}

const publish = async (page: Page): Promise<void> => {
  await page.locator('#action-save').click({ timeout: 5_000 })
}

test('an editor changes a theme colour and the landing page shows it @desk', async ({ page }) => {
  await signIn(page)
  const [theme] = await query<{ id: string }>(
    "select t.id from landing_themes t join landing_pages p on p.theme_id = t.id where p.slug = 'new'",
  )
  await page.goto(`/admin/collections/landing-themes/${theme?.id}`)
  const accent = page.locator('#field-colours__accent, [name="colours.accent"]').last()
  await expect(async () => {
    // A form that is still loading forgets what was typed too early, as it would with a person; then type again.
    await accent.fill('#000000')
    await accent.fill('#5a2d82')
    await publish(page)
    const shown = () =>
      page.request.get(`/landing_page/new/${PLACE}?hl=KR`).then((response) => response.text())
    await expect.poll(shown, { timeout: 5_000 }).toContain('#5a2d82')
  }).toPass({ timeout: 60_000 })
  await page.goto(`/landing_page/new/${PLACE}?hl=EN`)
  const button = page.getByRole('link').filter({ hasText: 'Start the test' }).first()
  await expect(button).toHaveCSS('background-color', 'rgb(90, 45, 130)')
})

test('an editor sees the question drawn and is refused a key that is no option @desk @deep', async ({
  page,
}) => {
  await signIn(page)
  const [question] = await query<{ id: string }>('select id from questions where position = 1')
  await page.goto(`/admin/collections/questions/${question?.id}`)
  await expect(page.locator('svg[viewBox="0 0 100 100"]').first()).toBeVisible({ timeout: 30_000 })
  expect(await page.locator('svg[viewBox="0 0 100 100"]').count()).toBeGreaterThanOrEqual(14)
  await expect(async () => {
    await page.locator('#field-key').fill('8')
    await page.locator('#field-key').fill('9')
    await publish(page)
    await expect(page.getByText('a whole number from 1 to 6').first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})
