import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import type { RouteId } from '../../src/domain/routing/routes'
import { newCustomer } from '../support/customer'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')
const ID = 'learning-that-lasts'

type Course = { title: string; summary: string; aims: string[]; chapters: { title: string }[] }
/** The course as the seed has it. */
const COURSE = JSON.parse(
  readFileSync(join(import.meta.dirname, `../../src/seed/centre/courses/${ID}/EN.json`), 'utf8'),
) as Course
const CHAPTERS = COURSE.chapters.length
const titleOf = (number: number): string => COURSE.chapters[number - 1]?.title ?? ''

const at = (route: RouteId, id?: string): string => {
  const path = pathTo({ route, code: 'iq', examId: 1, id })
  return `${path}${id ? '&' : '?'}hl=EN`
}
const main = (page: Page): Locator => page.getByRole('main')
const heading = (page: Page, name: string, level = 1): Locator =>
  main(page).getByRole('heading', { level, name, exact: true })
const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true })
const button = (page: Page, key: string): Locator =>
  main(page).getByRole('button', { name: t(key), exact: true })
const chapterRow = (page: Page, number: number): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: titleOf(number), exact: true }) })
const position = (number: number): string => t('courses.chapter.position', { number, chapters: CHAPTERS })
const nextOf = (number: number): string =>
  t('courses.chapter.named', { way: t('courses.chapter.next'), title: titleOf(number + 1) })

test('a visitor reads the first chapter of a course, and meets the lock at the second', async ({ page }) => {
  const { problems } = watchConsole(page)

  await test.step('the list leads to the course', async () => {
    await page.goto(at('courses'))
    await expect(heading(page, t('courses.meta.list'))).toBeVisible()
    await expect(heading(page, t('courses.list.all'), 2)).toBeVisible()
    await expect(link(page, COURSE.title).first()).toBeVisible()
    await look(page, 'the list of courses')
    await link(page, COURSE.title).first().click()
    await expect(heading(page, COURSE.title)).toBeVisible()
  })

  await test.step('it says what it is, and which chapters are open', async () => {
    await expect(main(page).getByText(COURSE.aims[0] ?? '', { exact: true })).toBeVisible()
    await expect(chapterRow(page, 1)).toContainText(t('courses.state.open'))
    await expect(chapterRow(page, 2)).toContainText(t('courses.state.locked'))
    await expect(main(page).getByText(t('courses.lock.registered'))).toBeVisible()
    await look(page, 'a course')
  })

  await test.step('the first chapter is open', async () => {
    await link(page, t('courses.course.start')).click()
    await expect(page).toHaveURL(/[?&]chapter=1(&|$)/)
    await expect(heading(page, titleOf(1))).toBeVisible()
    await expect(heading(page, titleOf(1))).toBeFocused()
    await expect(main(page).getByText(position(1), { exact: true })).toBeVisible()
    await expect(main(page).getByText(t('courses.lock.remembers'))).toBeVisible()
    await look(page, 'the first chapter')
  })

  await test.step('the second one says what opens it, and leads back to itself', async () => {
    await link(page, nextOf(1)).click()
    await expect(heading(page, titleOf(2))).toBeVisible()
    await expect(heading(page, t('courses.lock.title'), 2)).toBeVisible()
    await expect(button(page, 'courses.chapter.finish')).toHaveCount(0)
    const login = link(page, t('centre.common.login'))
    await expect(login).toHaveAttribute(
      'href',
      new RegExp(`/user/login/${PLACE}\\?to=courseDetail&id=${ID}&chapter=2(&|$)`),
    )
    await look(page, 'a locked chapter')
  })

  await test.step('a chapter that there is not is the course itself', async () => {
    await page.goto(`${at('courseDetail', ID)}&chapter=99`)
    await expect(heading(page, COURSE.title)).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('a course that there is not is not found', async ({ page }) => {
  const response = await page.goto(at('courseDetail', 'no-such-course'))
  expect(response?.status()).toBe(404)
})

test('a customer finishes the second chapter, and sees it in the lists', async ({ page, baseURL }) => {
  const { problems } = watchConsole(page)
  const { token } = await newCustomer()
  await page.context().addCookies([{ name: 'plumbline-session', value: token, url: baseURL ?? '' }])

  await page.goto(at('courseDetail', ID))
  await expect(chapterRow(page, 2)).toContainText(t('courses.state.open'))
  await link(page, titleOf(2)).click()
  await expect(heading(page, titleOf(2))).toBeVisible()

  await test.step('finished, taken back, and finished again', async () => {
    const done = main(page).getByText(t('courses.chapter.finished'), { exact: true })
    await button(page, 'courses.chapter.finish').click()
    await expect(done).toBeVisible()
    await look(page, 'a finished chapter')
    await button(page, 'courses.chapter.takeBack').click()
    await expect(done).toHaveCount(0)
    await button(page, 'courses.chapter.finish').click()
    await expect(done).toBeVisible()
  })

  await test.step('the course says so, and goes on with the first one that is not', async () => {
    await link(page, COURSE.title).click()
    await expect(heading(page, COURSE.title)).toBeVisible()
    await expect(chapterRow(page, 2)).toContainText(t('courses.state.finished'))
    await expect(link(page, t('courses.course.goOn', { number: 1 }))).toBeVisible()
    await look(page, 'a course that was begun')
    await page.reload()
    await expect(chapterRow(page, 2)).toContainText(t('courses.state.finished'))
  })

  await test.step('the lists say how far it is', async () => {
    const progress = t('courses.facts.progress', { finished: 1, chapters: CHAPTERS })
    await link(page, t('courses.course.all')).click()
    await expect(heading(page, t('courses.list.begun'), 2)).toBeVisible()
    await expect(main(page).getByText(progress).first()).toBeVisible()
    await page.goto(at('psychologyCourses'))
    await expect(heading(page, t('courses.category.thinking'), 2)).toBeVisible()
    await expect(main(page).getByText(progress)).toBeVisible()
    await look(page, 'the courses by category')
  })
  expect(problems).toEqual([])
})

test('the choice of a list of courses stands in the address', async ({ page }) => {
  const { problems } = watchConsole(page)
  const chips = page.getByRole('navigation', { name: t('centre.list.categories') }).getByRole('link')

  await page.goto(at('courseCategories'))
  await expect(heading(page, t('courses.category.emotions'), 2)).toBeVisible()
  await chips.filter({ hasText: t('courses.category.thinking') }).click()
  await expect(page).toHaveURL(/category=thinking/)
  await expect(heading(page, t('courses.category.emotions'), 2)).toHaveCount(0)
  await look(page, 'the categories of courses')
  await page.goBack()
  await expect(heading(page, t('courses.category.emotions'), 2)).toBeVisible()

  await page.goto(at('courses'))
  const box = page.getByRole('searchbox', { name: t('courses.list.search') })
  await box.fill(COURSE.title)
  await box.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await box.fill('zzyzx')
  await box.press('Enter')
  await expect(main(page).getByText(t('centre.list.notFound', { keyword: 'zzyzx' }))).toBeVisible()
  await look(page, 'no course found')
  expect(problems).toEqual([])
})
