import { expect, type Page, test } from '@playwright/test'
import { dimension, own, storedTimes, toConfirm, toDimensions, words } from './reaction-task'
import { expectAccessible, expectNoSidewaysScroll, watchConsole, wordsOf } from './support'

// How soon somebody taps is what is measured here: it takes its time, and a slow machine is a slow hand.

const t = wordsOf('EN')
const shown = (page: Page) => page.locator('[data-phase="shown"]')

// No person taps sooner after what they see.
const SEEING_MS = 150

/** Taps after every change until the field is gone. A busy machine may sleep through a round or two. */
const tapThrough = async (page: Page, tap: () => Promise<void>, end: string): Promise<void> => {
  for (;;) {
    await shown(page).or(page.getByText(end)).first().waitFor({ timeout: 10_000 })
    if (!(await shown(page).count())) return
    await page.waitForTimeout(SEEING_MS)
    await tap()
    await shown(page).waitFor({ state: 'detached' })
  }
}

test('twelve real taps are measured, kept before the confirmation, and shown in the report', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const { problems } = watchConsole(page)
  const orderNumber = await toConfirm(page)
  await own(page, 'start').click()
  await expectAccessible(page, 'reaction task')
  await expectNoSidewaysScroll(page, 'reaction task')
  await own(page, 'begin').click()
  const area = own(page, 'area')
  const box = await area.boundingBox()
  if (!box) throw new Error('There is no field.')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
  const finger = () => page.touchscreen.tap(x, y)
  const key = () => page.keyboard.press('Space')

  // The connection is away when the last tap comes: the times wait for it.
  await page.route('**/sitting/reaction', (route) => route.abort('connectionreset'))
  await tapThrough(page, info.project.name === 'phone' ? finger : key, words('saveFailed'))
  expect(await storedTimes(orderNumber)).toBeNull()
  await page.unroute('**/sitting/reaction')
  await own(page, 'again').click()
  await expect(page.getByRole('dialog').getByText(words('measured'))).toBeVisible()
  await expectAccessible(page, 'reaction measured')

  const times = (await storedTimes(orderNumber)) ?? []
  info.annotations.push({ type: 'times', description: times.join(' ') })
  expect(times).toHaveLength(12)
  for (const time of times) expect(Number.isInteger(time) && time >= SEEING_MS && time <= 1500).toBe(true)
  expect(times.filter((time) => time <= 1000).length).toBeGreaterThanOrEqual(8)

  await own(page, 'close').click()
  await expect(own(page, 'redo')).toBeFocused()
  await page.reload()
  await expect(own(page, 'redo')).toBeVisible()
  expect(problems.filter((problem) => !problem.includes('ERR_CONNECTION_RESET'))).toEqual([])

  await toDimensions(page)
  await expect(dimension(page, 'reaction')).toBeVisible()
})

test('a tap before the change begins its round anew, and stopping keeps nothing @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const orderNumber = await toConfirm(page)
  await own(page, 'start').click()
  await own(page, 'begin').click()
  await expect(own(page, 'area')).toBeFocused()
  await page.waitForTimeout(350)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words('early'))).toBeVisible()
  await expect(page.getByText(t('test.confirm.reaction.round', { round: 1, rounds: 12 }))).toBeVisible()
  await expectNoSidewaysScroll(page, 'reaction task at 320 px')
  await own(page, 'stop').click()
  await expect(own(page, 'start')).toBeFocused()
  expect(await storedTimes(orderNumber)).toBeNull()
})

test('who skips the task confirms all the same and has a report without reaction @once', async ({ page }) => {
  const orderNumber = await toConfirm(page)
  await own(page, 'skip').click()
  await expect(page.getByText(words('skipped'))).toBeVisible()
  await expect(own(page, 'start')).toBeHidden()
  await expect(own(page, 'afterAll')).toBeFocused()
  await expectAccessible(page, 'skipped')
  await toDimensions(page)
  expect(await storedTimes(orderNumber)).toBeNull()
  for (const id of ['speed', 'concentration', 'logic']) await expect(dimension(page, id)).toBeVisible()
  await expect(dimension(page, 'reaction')).toHaveCount(0)
})

test('a page that goes out of sight ends the task kindly; it can be begun again @once', async ({ page }) => {
  await toConfirm(page)
  await own(page, 'start').click()
  await own(page, 'begin').click()
  await expect(own(page, 'area')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await expect(page.getByText(words('ended.left'))).toBeVisible()
  await expectAccessible(page, 'reaction ended')
  await own(page, 'again').click()
  await expect(own(page, 'begin')).toBeFocused()
})
