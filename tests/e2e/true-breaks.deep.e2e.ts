import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { begin, button, expectQuestion, goOn, tap, tapAll } from './sitter'
import { look, wordsOf } from './support'

const t = wordsOf('EN')
const A_LOOK_MS = 350
const seeded = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/seed/content/EN.json'), 'utf8'),
) as { exam: { encouragements: { title: string }[] } }
const [first] = seeded.exam.encouragements
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ticks = (page: Page) => page.locator('main section svg')

const pick = async (page: Page, position: number): Promise<void> => {
  await button(page, 'test.question.picker.open').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^Question ${position},`) })
    .click()
  await expectQuestion(page, position)
}

test('a break after what was skipped or jumped past says what was answered, and ticks nothing @once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const none = t('test.question.encouragement.someTitle', { answered: 0, total: 30 })
  const one = t('test.question.encouragement.someTitle', { answered: 1, total: 30 })
  await begin(page)
  for (let position = 1; position <= 10; position++) {
    await page.waitForTimeout(A_LOOK_MS)
    await button(page, 'test.question.skip').click()
  }
  await expect(heading(page)).toHaveText(none)
  await expect(ticks(page)).toHaveCount(0)
  await look(page, 'a break with nothing answered')
  await page.getByRole('button', { name: t('test.question.encouragement.continue', { part: 2 }) }).click()

  await pick(page, 20)
  await tap(page, 1)
  await goOn(page)
  await expect(heading(page)).toHaveText(one)
  await expect(ticks(page)).toHaveCount(0)
})

test('a break after a part that was answered whole says so @once', async ({ page }) => {
  await begin(page)
  await tapAll(page, [2, 0, 4, 1, 5, 0, 3, 3, 1, 5])
  await expect(heading(page)).toHaveText(first?.title ?? '')
  await expect(ticks(page)).toHaveCount(1)
})
