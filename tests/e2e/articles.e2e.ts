import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import { PASSWORD, signUp } from './sign-up'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

type Article = { title: string; sections: { heading?: string; paragraphs: string[] }[] }

const seeded = (id: string): Article =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../src/seed/centre/articles/${id}/EN.json`), 'utf8'))

const OPEN = { id: 'sleep-and-mood', ...seeded('sleep-and-mood') }
const LOCKED = { id: 'what-cognitive-therapy-does', ...seeded('what-cognitive-therapy-does') }
const lastHeading = ({ sections }: Article): string => sections.at(-1)?.heading ?? ''

const LIST = `${pathTo({ route: 'articles', code: 'iq', examId: 1 })}?hl=EN`
const documentOf = (id: string): string =>
  `${pathTo({ route: 'articleDetail', code: 'iq', examId: 1, id })}&hl=EN`

const heading = (page: Page, name: string, level = 1): Locator =>
  page.getByRole('heading', { level, name, exact: true })
const main = (page: Page): Locator => page.getByRole('main')
const rows = (page: Page): Locator => main(page).getByRole('article')
const row = (page: Page, title: string): Locator => main(page).getByRole('link', { name: title, exact: true })

test('a visitor looks for an article, reads it with its sources, and learns what opens a locked one', async ({
  page,
}) => {
  const { problems } = watchConsole(page)
  const box = page.getByRole('searchbox', { name: t('articles.search') })

  await test.step('all of them, the newest first', async () => {
    await page.goto(LIST)
    await expect(heading(page, t('articles.meta.list'))).toBeVisible()
    await expect(row(page, OPEN.title)).toBeVisible()
    await expect(rows(page).filter({ hasText: LOCKED.title })).toContainText(t('centre.list.withAccount'))
    await look(page, 'articles')
  })

  await test.step('those of a category; Back shows all again', async () => {
    const categories = page.getByRole('navigation', { name: t('centre.list.categories') })
    await categories.getByRole('link', { name: t('articles.category.mental_health') }).click()
    await expect(page).toHaveURL(/[?&]category=mental_health(&|$)/)
    await expect(row(page, OPEN.title)).toBeVisible()
    await expect(row(page, LOCKED.title)).toHaveCount(0)
    await page.goBack()
    await expect(row(page, LOCKED.title)).toBeVisible()
  })

  await test.step('a word that stands nowhere says so, and the box is cleared', async () => {
    await box.fill('  qwxyzzy ')
    await box.press('Enter')
    await expect(page.getByText(t('centre.list.notFound', { keyword: 'qwxyzzy' }))).toBeVisible()
    await look(page, 'no articles found')
    await page.getByRole('button', { name: t('centre.list.clear') }).click()
    await expect(box).toBeFocused()
    await expect(row(page, LOCKED.title)).toBeVisible()
  })

  await test.step('a word of its text finds an article', async () => {
    await box.fill('insomnia')
    await page.getByRole('button', { name: t('centre.list.search'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]q=insomnia(&|$)/)
    await expect(row(page, OPEN.title)).toBeVisible()
    await row(page, OPEN.title).click()
    await expect(heading(page, OPEN.title)).toBeVisible()
  })

  await test.step('its text and its sources', async () => {
    await expect(heading(page, lastHeading(OPEN), 2)).toBeVisible()
    await expect(heading(page, t('articles.sources'), 2)).toBeVisible()
    const source = main(page).locator('a[href^="https://doi.org/"]').first()
    await expect(source).toHaveAttribute('rel', 'noopener')
    await look(page, 'an article', { axe: true })
  })

  await test.step('a related one that is locked says what opens it, and leads back', async () => {
    await row(page, LOCKED.title).click()
    await expect(heading(page, LOCKED.title)).toBeVisible()
    await expect(heading(page, t('articles.restTitle'), 2)).toBeVisible()
    await expect(page.getByText(t('articles.needed'))).toBeVisible()
    await expect(heading(page, lastHeading(LOCKED), 2)).toHaveCount(0)
    const login = main(page).getByRole('link', { name: t('centre.common.login'), exact: true })
    await expect(login).toHaveAttribute(
      'href',
      new RegExp(`/user/login/${PLACE}\\?to=articleDetail&id=${LOCKED.id}(&|$)`),
    )
    await look(page, 'a locked article')
  })
  expect(problems).toEqual([])
})

test('an open article stands in the page as it is served, of a locked one only the beginning @deep', async ({
  page,
}) => {
  const served = async (id: string) => (await page.request.get(documentOf(id))).text()

  const open = await served(OPEN.id)
  expect(open).toContain(lastHeading(OPEN))
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(open) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Article',
    headline: OPEN.title,
    inLanguage: 'en',
    author: { '@type': 'Organization' },
  })

  const locked = await served(LOCKED.id)
  expect(locked).toContain(LOCKED.title)
  expect(locked).not.toContain(lastHeading(LOCKED))
  expect(locked).not.toContain('application/ld+json')

  const missing = await page.request.get(documentOf('there-is-no-such-article'))
  expect(missing.status()).toBe(404)
})

test('who signs in at a locked article comes back to it and reads the rest @deep', async ({ page }) => {
  const { problems } = watchConsole(page)
  const email = `articles-${Date.now()}@example.com`
  await signUp(page, email)
  await page.context().clearCookies()

  await page.goto(documentOf(LOCKED.id))
  await main(page)
    .getByRole('link', { name: t('centre.common.login'), exact: true })
    .click()
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(heading(page, LOCKED.title)).toBeVisible({ timeout: 20_000 })
  await expect(heading(page, lastHeading(LOCKED), 2)).toBeVisible()
  await expect(heading(page, t('articles.restTitle'), 2)).toHaveCount(0)
  await look(page, 'the rest of an article')
  expect(problems).toEqual([])
})
