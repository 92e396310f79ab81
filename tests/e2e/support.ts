import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { type Locale, tagOf } from '../../src/domain/locale/locales'
import { DEEP, EVERYTHING } from './runs'

/** The words of a locale, so that one test walks the same way in any language. */
export const wordsOf = (locale: Locale) => {
  const messages = readWords(locale)
  const translate = createTranslator({ locale: tagOf(locale), messages }) as (
    key: string,
    values?: Record<string, unknown>,
  ) => string
  /** The text with its tags taken out, as a screen shows it. */
  const plain = (key: string, values: Record<string, unknown> = {}) => {
    const raw = key
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], messages) as string
    const untagged = raw.replace(/<\/?[a-z]+>/g, '')
    return createTranslator({ locale: tagOf(locale), messages: { text: untagged } })(
      'text' as never,
      values as never,
    ) as string
  }
  return Object.assign(translate, { plain })
}

const readWords = (locale: Locale) => {
  const folder = join(import.meta.dirname, '../../locales', locale)
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

/** Fails the test on anything that a careful developer would see in the console. */
export const watchConsole = (page: Page): { problems: string[] } => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // A refused call is part of some tests; the browser logs the status by itself.
    if (/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return
    // A loaded machine refuses what was only fetched ahead (front/admit.ts); a screen that was refused fails its walk by itself.
    if (/Failed to load resource: the server responded with a status of 503/.test(message.text())) return
    // The style of a screen fetched ahead waits for its screen; after 3 s Chromium calls that unused.
    if (/was preloaded using link preload but not used/.test(message.text())) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  return { problems }
}

/** Until no colour is on its way to another one. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What is folded away is not drawn, and its change of colour never ends.
    const isDrawn = (each: Animation) =>
      (each.effect as KeyframeEffect | null)?.target?.checkVisibility() ?? false
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition && isDrawn(each))
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })

/** No violation of WCAG 2.2 A and AA on the page as it stands. @param within only there: the rest is not ours. */
export const expectAccessible = async (
  page: Page,
  name: string,
  { within }: { within?: string } = {},
): Promise<void> => {
  await atRest(page)
  // What npm test spends on axe is counted there; a second try of the same is no more of it.
  const { AXE_RUNS_FILE } = process.env
  if (AXE_RUNS_FILE && test.info().retry === 0) appendFileSync(AXE_RUNS_FILE, `${name}\n`)
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const said = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(said, `axe on ${name}`).toEqual([])
}

/** Nothing is cut off or scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page, name: string): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scroll on ${name}`).toBeLessThanOrEqual(0)
}

/**
 * A screen as it should be: it fits, and in the runs that take their time axe finds nothing, in light and in dark. Axe takes
 * seconds: in `npm test` only the screens have it that ask for it by `axe`, each once, in light.
 */
export const look = async (page: Page, name: string, { axe = false } = {}): Promise<void> => {
  const thorough = DEEP || EVERYTHING
  await expectNoSidewaysScroll(page, name)
  if (axe || thorough) await expectAccessible(page, name)
  if (!thorough || !(await page.locator('[data-scheme="auto"]').count())) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${name}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Lets the page's clock run as if the taker had thought; the server measures its own time. */
export const think = async (page: Page, seconds: number): Promise<void> => {
  await page.clock.fastForward(seconds * 1000)
}
