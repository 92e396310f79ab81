import { describe, expect, it } from 'vitest'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import { LOCALES } from '@/domain/locale/locales'
import { LANDING_NAMES } from '@/domain/routing/landing-names'
import { slugProblem } from '@/domain/routing/pattern'
import { contrastFailures } from '@/domain/theme/contrast'
import { EXAM_NUMBERS } from '@/seed/exam-numbers'
import type { PageWords } from '@/seed/landings/page-plan'
import { kindOf, PAGES } from '@/seed/landings/pages'
import { readPageWords, withWords } from '@/seed/landings/words-of'
import { SEED_PLANS } from '@/seed/plans/seed-plans'
import { SEED_THEMES } from '@/seed/themes'
import { heroLook } from '@/ui/landing/hero/hero-look'

type Opening = Pick<Parameters<typeof heroLook>[0], 'layout' | 'art'>

/** Names of pages that are seeded from the catalogue's own words (seed/seed.ts). */
const MADE_BEFORE = ['new', 'test_center']
const NAMES = [...LANDING_NAMES, 'psychology'].filter((name) => !MADE_BEFORE.includes(name))
const pages = await Promise.all(PAGES.map(async (plan) => ({ plan, words: await readPageWords(plan.slug) })))

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** What is written where, without what it says. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (!value || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

const double = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Facts of the tests: puzzles, parts, minutes, answers, areas, types and statements, the average and its range, intervals, keys, more time, ages of whom a page speaks to. */
const FIGURES = new Set(
  '1 1.25 1.5 2 3 4 5 6 7 8 9 10 12 14 15 16 18 20 24 25 30 32 36 38 40 42 48 50 55 60 85 95 100 115'.split(
    ' ',
  ),
)

/** Of a study that a page names: how many took part, and its year. */
const CITED: Record<string, readonly string[]> = { relax: ['1011', '2013'] }

/** Every figure of a text, thousands written together. */
const figuresIn = (text: string): string[] =>
  text.replace(/(\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1').match(/\d+(?:[.,]\d+)*/g) ?? []

/** "Raises your IQ" and its like: training makes better at puzzles, no more (docs/decisions/0011). */
const CLAIMS =
  /(?:raise|boost|increase|improve)s? (?:your|the) (?:IQ|intelligence)|(?:steigert|erhöht) (?:Ihren|den) IQ|augmente(?:r|z)? (?:votre|le) QI|aumenta(?:r)? (?:su|tu|o seu|el) (?:CI|QI)|IQを(?:上げ|高め)|IQ를 (?:높|올)|提[高升](?:你的|您的)?(?:IQ|智商)/i

describe('the seeded landing pages', () => {
  it('may be called as they are', () =>
    expect(PAGES.map(({ slug }) => [slug, slugProblem(slug)]).filter(([, problem]) => problem)).toEqual([]))

  it('show the second price list on one page, for which a plan has a price', () => {
    expect(PAGES.flatMap(({ priceList }) => priceList ?? [])).toEqual(['second'])
    expect(SEED_PLANS.flatMap(({ prices }) => prices.second ?? [])).toEqual([1499])
  })

  it('have names of the specification, each once', () => {
    const slugs = PAGES.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !NAMES.includes(slug))).toEqual([])
    expect(double(slugs)).toEqual([])
  })

  it.each([
    ['colours', PAGES.map(({ theme }) => JSON.stringify(theme.colours))],
    [
      'accent',
      [...PAGES, ...Object.values(SEED_THEMES).map((theme) => ({ theme }))].map(
        ({ theme }) => theme.colours.accent,
      ),
    ],
    [
      'name of a theme',
      [...PAGES.map(({ theme }) => theme.name), ...Object.values(SEED_THEMES).map(({ name }) => name)],
    ],
    [
      'hero, as it is drawn',
      PAGES.map((plan) => {
        const hero = plan.blocks[0] as unknown as Opening
        return JSON.stringify(heroLook({ ...hero, kind: kindOf(plan), hasPhoto: false }))
      }),
    ],
    ['sequence of blocks', PAGES.map(({ blocks }) => blocks.map(({ type }) => type).join(' '))],
  ])('share no %s', (_, values) => {
    expect(double(values)).toEqual([])
  })
})

describe.each(pages)('the landing page $plan.slug', ({ plan, words }) => {
  it('is about a test that is seeded', () => {
    expect(Object.values(EXAM_NUMBERS)).toContain(plan.exam)
  })

  it('can be read in its colours', () => {
    expect(contrastFailures(plan.theme.colours)).toEqual([])
  })

  it('opens with its heading and says the price before the start', () => {
    // The opening has the price beside its button (ui/landing/hero), whatever else the page holds.
    expect(plan.blocks[0]?.type).toBe('hero')
    expect(plan.blocks.filter(({ type }) => type === 'hero')).toHaveLength(1)
    // Beside a test about health nothing is offered twice.
    const isOfHealth = EXAM_KINDS[kindOf(plan)].health
    expect(plan.blocks.some(({ type }) => type === 'price' || type === 'tiers')).toBe(!isOfHealth)
  })

  it('shows ranges of the IQ only for the IQ test', () => {
    if (plan.exam !== EXAM_NUMBERS.iq)
      expect(plan.blocks.map(({ type }) => type)).not.toContain('classification')
  })

  it.each(LOCALES)('has the same shape in %s as in English, and nothing empty', (locale) => {
    expect(shapeOf(words[locale])).toEqual(shapeOf(words.EN))
    expect(words[locale].blocks).toHaveLength(plan.blocks.length)
    expect(textsIn(words[locale]).filter((text) => text.trim() === '')).toEqual([])
    expect(() => withWords(plan, words[locale])).not.toThrow()
  })

  it.each(LOCALES)('has a title and a description in %s that a search engine shows whole', (locale) => {
    expect(words[locale].title.length).toBeLessThanOrEqual(65)
    expect(words[locale].description.length).toBeLessThanOrEqual(160)
  })

  it.each(LOCALES)('says nothing in %s that is not so', (locale) => {
    const texts = textsIn(words[locale] satisfies PageWords)
    const known = new Set([...FIGURES, ...(CITED[plan.slug] ?? [])])
    expect(texts.flatMap(figuresIn).filter((figure) => !known.has(figure))).toEqual([])
    expect(texts.filter((text) => CLAIMS.test(text))).toEqual([])
  })

  it.each(LOCALES.filter((locale) => locale !== 'EN'))('is not left in English in %s', (locale) => {
    const english = new Set(textsIn(words.EN).filter((text) => text.includes(' ')))
    expect(textsIn(words[locale]).filter((text) => english.has(text))).toEqual([])
  })
})
