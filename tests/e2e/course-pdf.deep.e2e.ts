import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import type { RouteId } from '../../src/domain/routing/routes'
import { expectAccessible, expectNoSidewaysScroll, watchConsole, wordsOf } from './support'

const t = wordsOf('EN')
const ID = 'learning-that-lasts'

type Course = { title: string; chapters: { title: string; sections: { paragraphs?: string[] }[] }[] }
/** The course as the seed has it. */
const COURSE = JSON.parse(
  readFileSync(join(import.meta.dirname, `../../src/seed/centre/courses/${ID}/EN.json`), 'utf8'),
) as Course
const TITLE = COURSE.chapters[0]?.title ?? ''
const FIRST_WORDS = COURSE.chapters[0]?.sections[0]?.paragraphs?.[0]?.slice(0, 24) ?? ''

const at = (route: RouteId, chapter: number): string =>
  `${pathTo({ route, code: 'iq', examId: 1, id: ID })}&chapter=${chapter}&hl=EN`
const main = (page: Page): Locator => page.getByRole('main')
const button = (page: Page, key: string): Locator =>
  main(page).getByRole('button', { name: t(key), exact: true })
const paper = (page: Page): Locator => main(page).getByRole('region', { name: t('courses.pdf.document') })
const position = (page: Page, number: number): Locator =>
  main(page)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^Page ${number} of \\d+$`) })
const widthOf = async (page: Page): Promise<number> =>
  (await paper(page).locator('canvas').boundingBox())?.width ?? 0

test('a visitor looks through the first chapter of a course as a PDF file', async ({ page }) => {
  const { problems } = watchConsole(page)

  await test.step('the chapter leads to its file', async () => {
    await page.goto(at('courseDetail', 1))
    await main(page)
      .getByRole('link', { name: t('courses.pdf.link.named', { chapter: TITLE }) })
      .click()
    await expect(page).toHaveURL(/\/courseList\/detail\/pdf\/.*chapter=1(&|$)/)
    await expect(main(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(position(page, 1)).toBeVisible()
    await expect(paper(page).getByText(FIRST_WORDS).first()).toBeAttached()
    await expectAccessible(page, 'a chapter as a file')
    await expectNoSidewaysScroll(page, 'a chapter as a file')
  })

  await test.step('pages are turned by buttons, by number and by keys', async () => {
    await button(page, 'courses.pdf.next').click()
    await expect(position(page, 2)).toBeVisible()
    const field = main(page).getByLabel(t('courses.pdf.pageField'), { exact: true })
    await field.fill('1')
    await field.press('Enter')
    await expect(position(page, 1)).toBeVisible()
    await field.fill('99')
    await field.press('Enter')
    await expect(field).toHaveValue('1')
    await paper(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(position(page, 2)).toBeVisible()
  })

  await test.step('a word is found, and the next one', async () => {
    await paper(page).focus()
    await page.keyboard.press('/')
    const box = main(page).getByRole('searchbox', { name: t('courses.pdf.search') })
    await expect(box).toBeFocused()
    await box.fill('reread')
    await box.press('Enter')
    await expect(main(page).getByText(/^Hit \d+ of \d+$/)).toBeVisible()
    await expect(paper(page).locator('mark').first()).toBeAttached()
    await button(page, 'courses.pdf.nextHit').click()
    await box.fill('zzyzx')
    await box.press('Enter')
    await expect(main(page).getByText(t('courses.pdf.noHits'))).toBeVisible()
    await expect(paper(page).locator('mark')).toHaveCount(0)
  })

  await test.step('it is larger and smaller, and as wide as the screen', async () => {
    await expect(paper(page).locator('canvas')).toBeVisible()
    await button(page, 'courses.pdf.fit').click()
    const fitting = await widthOf(page)
    await button(page, 'courses.pdf.zoomIn').click()
    await expect.poll(() => widthOf(page)).toBeGreaterThan(fitting)
    await paper(page).focus()
    await page.keyboard.press('0')
    await expect.poll(() => widthOf(page)).toBe(fitting)
    await expectNoSidewaysScroll(page, 'a chapter as a file, zoomed')
  })

  await test.step('it opens where it was left', async () => {
    const field = main(page).getByLabel(t('courses.pdf.pageField'), { exact: true })
    await field.fill('2')
    await field.press('Enter')
    await expect(position(page, 2)).toBeVisible()
    await page.reload()
    await expect(position(page, 2)).toBeVisible()
  })

  await test.step('it can be taken along, or read as text', async () => {
    const taking = page.waitForEvent('download')
    await main(page)
      .getByRole('link', { name: t('courses.pdf.download'), exact: true })
      .click()
    expect((await taking).suggestedFilename()).toBe(`${ID}-1-EN.pdf`)
    await main(page)
      .getByRole('link', { name: t('courses.pdf.asText'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/courseList\/detail\/iq-1.*chapter=1(&|$)/)
  })
  expect(problems).toEqual([])
})

test('a locked chapter says what opens its file', async ({ page }) => {
  const { problems } = watchConsole(page)
  await page.goto(at('coursePdf', 2))
  await expect(main(page).getByRole('heading', { level: 2, name: t('courses.lock.title') })).toBeVisible()
  await expect(paper(page)).toHaveCount(0)
  await expectAccessible(page, 'a locked file')
  expect(problems).toEqual([])
})
