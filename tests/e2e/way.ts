import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { LOCALE_FACTS, type Locale } from '../../src/domain/locale/locales'
import { SEED_POLICIES } from '../../src/seed/policies'
import { think, type wordsOf } from './support'

export const PLACE = 'iq-1'

type Words = ReturnType<typeof wordsOf>

/** The label of the start button, which an editor owns. */
export const startLabel = (locale: Locale): string => {
  const content = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../src/seed/content/${locale}.json`), 'utf8'),
  )
  return content.landings.new.blocks[0].action
}

/** Human answers: no pattern of positions, no two times alike. The same for everybody, so that a failure repeats. */
const CHOICES = [3, 1, 5, 2, 6, 1, 4, 4, 2, 6, 3, 5, 1, 2, 2, 5, 6, 3, 4, 1, 1, 6, 2, 5, 3, 4, 6, 2, 1, 5]

/** Answers every question, half by keys and half by tapping, past both encouragements, up to the review. */
export const answerAll = async (page: Page, t: Words, choices = CHOICES): Promise<void> => {
  for (let position = 1; position <= 30; position++) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('test.question.heading', { position, total: 30 }),
    )
    await think(page, 5 + ((position * 7) % 19))
    await choose(page, { position, choice: choices[position - 1] ?? 1 })
    const last = position === 30
    await page
      .getByRole('button', { name: t(last ? 'test.question.review' : 'test.question.next'), exact: true })
      .click()
    if (position === 10 || position === 20) {
      await think(page, 2)
      await page
        .getByRole('button', { name: t('test.question.encouragement.continue', { part: position / 10 + 1 }) })
        .click()
    }
  }
}

const choose = async (
  page: Page,
  { position, choice }: { position: number; choice: number },
): Promise<void> => {
  const options = page.getByRole('radio')
  await expect(options).toHaveCount(6)
  if (position % 2 === 0) await page.keyboard.press(String(choice))
  else await options.nth(choice - 1).click()
  await expect(options.nth(choice - 1)).toHaveAttribute('aria-checked', 'true')
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe')

export const fillCard = async (page: Page, number: string): Promise<void> => {
  const frame = cardFrame(page)
  await frame.locator('[autocomplete="cc-number"]').fill(number)
  await frame.locator('[autocomplete="cc-exp"]').fill('12/34')
  await frame.locator('[autocomplete="cc-csc"]').fill('123')
  await frame.locator('[autocomplete="cc-given-name"]').fill('A')
  await frame.locator('[autocomplete="cc-family-name"]').fill('Taker')
  // Begins with the address of the order, where its buyer is told that.
  await frame.locator('[autocomplete="email"]').fill('taker@example.com')
  await frame.locator('[autocomplete~="postal-code"]').fill('10115')
}

/** The button that orders, or pays, in the words of the country's policy; the language's own country unless told. */
export const payButton = (page: Page, locale: Locale, country = LOCALE_FACTS[locale].country) => {
  const policy =
    SEED_POLICIES.find(({ countries }) => countries.includes(country)) ??
    SEED_POLICIES.find(({ countries }) => countries.length === 0)
  const words = (policy?.button[locale] ?? '').split('{total}').map(quoted)
  return page.getByRole('button', { name: new RegExp(`^${words.join('.+')}$`) })
}

/** As an expression. Accessible names have plain spaces where the words have no-break ones. */
export const quoted = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** Ticks every box on the screen, terms, and the waiver where the country asks for it, but for the wish to have a link mailed. */
export const tickAll = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) if ((await box.getAttribute('name')) !== 'link') await box.check()
}

export const escaped = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
