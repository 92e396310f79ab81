import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import type { RouteId } from '../../src/domain/routing/routes'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

const HELP = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/seed/centre/help/EN.json'), 'utf8'),
) as Record<string, { title: string; action: string | null }>
const ENTRY = 'find-my-report'
const { title: QUESTION = '', action: ACTION } = HELP[ENTRY] ?? {}

const at = (route: RouteId): string => `${pathTo({ route, code: 'iq', examId: 1 })}?hl=EN`
const heading = (page: Page, name: string, level = 1): Locator =>
  page.getByRole('heading', { level, name, exact: true })
const main = (page: Page): Locator => page.getByRole('main')
const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true })
const button = (page: Page, key: string): Locator => page.getByRole('button', { name: t(key), exact: true })

test('an answer is found by a search, says whether it helped, and its button leads where it says @desk', async ({
  page,
}) => {
  const { problems } = watchConsole(page)
  const box = page.getByRole('searchbox', { name: t('help.search') })

  await test.step('the footer and the contact page lead to the help', async () => {
    await page.goto(at('support'))
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: t('chrome.links.help') }),
    ).toHaveAttribute('href', new RegExp(`/help/${PLACE}`))
    await main(page)
      .getByRole('link', { name: /^help$/i })
      .click()
    await expect(heading(page, t('help.title'))).toBeVisible()
  })

  await test.step('all questions stand by category', async () => {
    for (const category of ['subscription', 'billing', 'legal', 'support'])
      await expect(heading(page, t(`help.categories.${category}`), 2)).toBeVisible()
    await expect(main(page).getByRole('listitem')).toHaveCount(Object.keys(HELP).length)
    await look(page, 'help')
  })

  await test.step('what stands nowhere leads to a person, or back to all', async () => {
    await box.fill('qwxyzzy')
    await expect(page.getByText(t('help.nothing', { query: 'qwxyzzy' }))).toBeVisible()
    await expect(link(page, t('help.write')).first()).toHaveAttribute('href', new RegExp(`/support/${PLACE}`))
    await look(page, 'nothing found')
    await button(page, 'help.showAll').click()
    await expect(box).toHaveValue('')
    await expect(link(page, QUESTION)).toBeVisible()
  })

  await test.step('words find the answer, and Back finds them again', async () => {
    await box.fill('spam link reports')
    await expect(main(page).getByRole('listitem').first()).toContainText(QUESTION)
    await link(page, QUESTION).click()
    await expect(heading(page, QUESTION)).toBeVisible()
    await page.goBack()
    await expect(box).toHaveValue('spam link reports')
    await expect(main(page).getByRole('listitem').first()).toContainText(QUESTION)
    await link(page, QUESTION).click()
    await expect(heading(page, QUESTION)).toBeVisible()
    await look(page, 'an answer', { axe: true })
  })

  await test.step('a vote that did not arrive is sent again, and thanks stand in its place', async () => {
    await page.route('**/api/app/help/vote', (route) => route.abort(), { times: 1 })
    await button(page, 'help.vote.yes').click()
    await expect(page.getByText(t('help.vote.failed'))).toBeVisible()
    await button(page, 'help.vote.retry').click()
    await expect(page.getByText(t('help.vote.thanks'))).toBeFocused()
    await expect(button(page, 'help.vote.yes')).toHaveCount(0)
    await look(page, 'a vote')
  })

  await test.step('its button arrives', async () => {
    await link(page, ACTION ?? '').click()
    await expect(page).toHaveURL(new RegExp(`/retrieve_report/${PLACE}`))
  })
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
})

test('the help is read without a script, and a made-up question is not there @deep', async ({
  browser,
  page,
}) => {
  const { status, context } = await test.step('without a script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto(at('help'))
    await link(still, QUESTION).click()
    await expect(heading(still, QUESTION)).toBeVisible()
    await expect(still.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`id=${ENTRY}`))
    const missing = await page.goto(
      `${pathTo({ route: 'helpDetail', code: 'iq', examId: 1, id: 'nobody-asked' })}&hl=EN`,
    )
    return { status: missing?.status(), context: plain }
  })
  expect(status).toBe(404)
  await context.close()
})

test('a visitor goes from a category of tests to the list and to the landing of a test @deep', async ({
  page,
}) => {
  const { problems } = watchConsole(page)

  await test.step('the test center: categories, shelves, and guesses that turn', async () => {
    await page.goto(at('testCentre'))
    await expect(heading(page, t('explore.meta.tests'))).toBeVisible()
    for (const shelf of ['hot', 'guess', 'latest'])
      await expect(heading(page, t(`explore.tests.${shelf}`), 2)).toBeVisible()
    await look(page, 'the test center')
    const guesses = main(page)
      .locator('section')
      .filter({ has: heading(page, t('explore.tests.guess'), 2) })
      .getByRole('article')
    const before = await guesses.allTextContents()
    await button(page, 'explore.tests.refresh').click()
    await expect.poll(() => guesses.allTextContents()).not.toEqual(before)
  })

  await test.step('a category leads to its list; the choice stands in the address', async () => {
    await link(page, t('explore.tests.categories.personality')).click()
    await expect(heading(page, t('explore.meta.testList'))).toBeVisible()
    await expect(page).toHaveURL(/[?&]category=personality(&|$)/)
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await expect(page.getByText(t('explore.tests.total', { count: 2 }))).toBeVisible()
    const categories = page.getByRole('navigation', { name: t('centre.list.categories') })
    await categories.getByRole('link', { name: t('centre.list.all') }).click()
    await expect(main(page).getByRole('article')).toHaveCount(7)
    await look(page, 'all tests')
    await page.goBack()
    await expect(main(page).getByRole('article')).toHaveCount(2)
  })

  await test.step('a test leads to its landing', async () => {
    await main(page).locator('article a[href*="iq-2"]').first().click()
    await expect(page).toHaveURL(/\/landing_page\/new\/iq-2/)
  })
  expect(problems).toEqual([])
})

test('the overviews lead to tests, articles and courses @deep', async ({ page }) => {
  const { problems } = watchConsole(page)
  await page.goto(at('explore'))
  await expect(heading(page, t('explore.meta.explore'))).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(6)
  await look(page, 'explore')
  await link(page, t('explore.overview.toTests')).click()
  await expect(heading(page, t('explore.meta.tests'))).toBeVisible()

  await page.goto(at('growth'))
  await expect(heading(page, t('courses.meta.list'), 2)).toBeVisible()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await look(page, 'growth')
  await link(page, t('explore.overview.allArticles')).click()
  await expect(heading(page, t('articles.meta.list'))).toBeVisible()

  await page.goto(at('results'))
  await link(page, t('centre.results.find')).click()
  await expect(heading(page, t('explore.meta.tests'))).toBeVisible()
  expect(problems).toEqual([])
})
