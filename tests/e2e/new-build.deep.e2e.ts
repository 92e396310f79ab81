import { expect, type Page, test } from '@playwright/test'
import { begin, button, expectQuestion, expectStored, tap, tapAll } from './sitter'
import { wordsOf } from './support'

const t = wordsOf('EN')

/** What a release does to a page that is open: another build is named, and the old one's files are gone. */
const release = async (page: Page): Promise<{ gone: () => number }> => {
  let gone = 0
  let reloaded = false
  page.on('request', (request) => {
    reloaded ||= request.isNavigationRequest()
  })
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'the-next-one' } }))
  await page.route('**/_next/static/**', (route) => {
    if (reloaded) return route.continue()
    gone += 1
    return route.fulfill({ status: 404, body: 'gone' })
  })
  return { gone: () => gone }
}

const leaveMark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }))
const hasMark = (page: Page) => page.evaluate(() => 'mark' in window)
const openQuestions = (page: Page) => button(page, 'test.question.picker.open').click()

test('a newer build takes over with the next navigation, and every answer is still there @once', async ({
  page,
}) => {
  const orderNumber = await begin(page)
  await tapAll(page, [2, 5])
  await tap(page, 0)
  await leaveMark(page)
  await release(page)
  const asked = page.waitForResponse('**/builds/latest.json')
  // The page asks when it comes into view, at most every few minutes.
  await page.evaluate(() => {
    const real = performance.now.bind(performance)
    performance.now = () => real() + 300_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await asked
  await openQuestions(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('test.question.review') })
    .click()
  await expect(page.getByRole('heading', { name: t('test.confirm.title') })).toBeVisible()
  expect(await hasMark(page)).toBe(false)
  await expectStored(orderNumber, [2, 5, 0])
  await button(page, 'test.confirm.edit').click()
  await expectQuestion(page, 3)
})

test('a page whose code is gone loads anew by itself, and the test goes on @once', async ({ page }) => {
  // What lies ahead is usually fetched in time; here it was not.
  await page.route('**/answer/submit/**', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  const orderNumber = await begin(page)
  await tapAll(page, [1])
  await tap(page, 4)
  await expectStored(orderNumber, [1, 4])
  await leaveMark(page)
  await page.unroute('**/answer/submit/**')
  const { gone } = await release(page)
  await openQuestions(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('test.question.review') })
    .click()
  await expect(page.getByRole('heading', { name: t('test.confirm.title') })).toBeVisible()
  expect(gone()).toBeGreaterThan(0)
  expect(await hasMark(page)).toBe(false)
  await button(page, 'test.confirm.edit').click()
  await expectQuestion(page, 2)
  await expectStored(orderNumber, [1, 4])
})
