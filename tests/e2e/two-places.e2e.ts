import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  begin,
  button,
  current,
  expectQuestion,
  expectStored,
  goOn,
  INSTRUCTIONS,
  QUESTIONS,
  tap,
  tapAll,
} from './sitter'
import { look, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

const expectElsewhere = (page: Page, elsewhere = true): Promise<void> =>
  expect(page.getByRole('heading', { name: t('test.question.elsewhere.title') })).toBeVisible({
    visible: elsewhere,
  })

test('a newer tab owns the test; the older one says so at once and can take it back', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  await tapAll(page, [1])
  const newer = await context.newPage()
  await newer.goto(QUESTIONS)
  await expectQuestion(newer, 2)
  await expectElsewhere(page)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await look(page, 'open elsewhere')
  await page.keyboard.press('4')
  await tapAll(newer, [2, 3])
  await button(page, 'test.question.elsewhere.goOn').click()
  await expectQuestion(page, 4)
  await expectElsewhere(newer)
  await tap(page, 5)
  await expectStored(orderNumber, [1, 2, 3, 5])
})

test('a test that was confirmed elsewhere is not gone on with: the button leads to what is true @once @deep', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  const newer = await context.newPage()
  await newer.goto(QUESTIONS)
  await expectElsewhere(page)
  await newer.close()
  // Nothing tells this page: another device did it.
  await page.request.post('/api/exam/sitting/confirm', { data: { orderNumber } })
  await button(page, 'test.question.elsewhere.goOn').click()
  await expect(page).not.toHaveURL(/\/answer_question\/standard\//)
})

test('two tabs that tap at the same time: what the newer one chose stands @once @deep', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  // The older tab hears nothing of the newer one, neither from the browser nor from the server.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {}
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await page.route('**/sitting/save', (route) => route.abort())
  await tapAll(page, [0, 1, 2])
  const newer = await context.newPage()
  await newer.goto(QUESTIONS)
  await expectQuestion(newer, 1)
  await tapAll(newer, [5, 4])
  await expectStored(orderNumber, [5, 4])
  await page.unroute('**/sitting/save')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectElsewhere(page)
  // The third answer was given in the older tab only: it is kept.
  await expectStored(orderNumber, [5, 4, 2])
})

test('a confirmation brings along what another tab could not save yet @once @deep', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  await tapAll(page, [1])
  await expectStored(orderNumber, [1])
  const confirming = await context.newPage()
  await confirming.goto(`/answer/submit/${PLACE}?hl=EN`)
  await expect(button(confirming, 'test.confirm.confirm')).toBeVisible()
  await page.route('**/sitting/save', (route) => route.abort())
  await tap(page, 4)
  await button(confirming, 'test.confirm.confirm').click()
  await expect(confirming).not.toHaveURL(/\/answer\/submit\//)
  await expectStored(orderNumber, [1, 4])
})

test('another device goes on by link; the first one’s late answers are kept and take nothing back', async ({
  page,
  context,
  browser,
}) => {
  const orderNumber = await begin(page)
  await tapAll(page, [0, 1])
  await button(page, 'test.question.picker.open').click()
  await button(page, 'test.device.open').click()
  const link = await page.getByRole('textbox', { name: t('test.device.label') }).inputValue()
  expect(link).toMatch(/\/continue\/iq-1\?hl=EN#[\w-]{43}$/)
  await look(page, 'link to another device')
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('test.device.close') })
    .click()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await tapAll(page, [2, 3])

  const other = await onAnotherDevice(browser, link)
  await expectQuestion(other, 3)
  expect(new URL(other.url()).hash).toBe('')
  await tap(other, 5)
  await expectStored(orderNumber, [0, 1, 5])
  await context.setOffline(false)
  await expectElsewhere(page)
  await expectStored(orderNumber, [0, 1, 5, 3])
  await other.reload()
  await expect(other.getByRole('radio').nth(5)).toHaveAttribute('aria-checked', 'true')
  await other.context().close()
})

test('a dialog that was closed before its link was made stays closed @once @deep', async ({ page }) => {
  await begin(page)
  await page.goto(INSTRUCTIONS)
  let answer = () => {}
  await page.route('**/sitting/link', async (route) => {
    await new Promise<void>((done) => {
      answer = done
    })
    await route.continue()
  })
  await button(page, 'test.device.open').click()
  await button(page, 'test.device.close').click()
  const answered = page.waitForResponse('**/sitting/link')
  answer()
  await (await answered).finished()
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a link that was switched off opens nothing, and cuts off who used it @deep', async ({
  page,
  browser,
}) => {
  await begin(page)
  await page.goto(INSTRUCTIONS)
  await button(page, 'test.device.open').click()
  const link = await page.getByRole('textbox', { name: t('test.device.label') }).inputValue()
  const other = await onAnotherDevice(browser, link)
  await expectQuestion(other, 1)
  await button(page, 'test.device.off').click()
  await expect(page.getByText(t('test.device.isOff'))).toBeVisible()
  expect(await current(other)).toBeNull()
  const late = await onAnotherDevice(browser, link)
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(t('test.deviceLink.invalidTitle'))
  await look(late, 'link that does not work')
  await button(late, 'test.deviceLink.toTest').click()
  await expect(button(late, 'test.instructions.start')).toBeVisible()
  await Promise.all([other.context().close(), late.context().close()])
})

test('a page from the browser’s memory goes on with what was answered meanwhile @once @deep', async ({
  playwright,
  baseURL,
}, { project }) => {
  const { launchOptions, viewport } = project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Playwright switches it off; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL, viewport })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { fromMemory: persisted }))
  })
  const orderNumber = await begin(page)
  await tapAll(page, [3])
  await expectStored(orderNumber, [3])
  await page.goto('/robots.txt')
  const between = await context.newPage()
  await between.goto(QUESTIONS)
  await expectQuestion(between, 2)
  await tap(between, 4)
  await expectStored(orderNumber, [3, 4])
  // Playwright's own goBack waits for a load that a page from memory does not have.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expectQuestion(page, 3)
  expect(await page.evaluate(() => (window as { fromMemory?: boolean }).fromMemory)).toBe(true)
  await tap(page, 1)
  await goOn(page)
  await expectElsewhere(between)
  await expectStored(orderNumber, [3, 4, 1])
  await browser.close()
})

const onAnotherDevice = async (browser: Browser, link: string): Promise<Page> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  return page
}
