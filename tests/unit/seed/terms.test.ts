import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { SEED_CONTENT } from '@/seed/content'
import { richText, type Section } from '@/seed/rich-text'
import { areOwnTerms, fingerprintOfText, OWN_TERMS } from '@/seed/terms/own-terms'
import { refundsPage } from '@/seed/terms/refunds-in'
import { termsIn } from '@/seed/terms/terms-in'
import { GRACE_DAYS } from '@/services/subscriptions/plans-on-sale'

const inNine = (of: (locale: (typeof LOCALES)[number]) => Section[]): Record<string, unknown> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, richText(of(locale))]))

/** As they were seeded before there were plans. */
const before = inNine((locale) => SEED_CONTENT[locale].protocols.terms.sections)

describe('terms that nobody edited', () => {
  // Whoever changes a sentence of the terms adds the fingerprint of the text as it stood, which installations have.
  it.each(LOCALES)('are known by the text that installations have in %s', (locale) => {
    expect(fingerprintOfText(before[locale])).toBe(OWN_TERMS[locale].at(-1))
  })

  it('are found, whatever signs an editor’s program keeps with the words', () => {
    expect(areOwnTerms(before)).toBe(true)
    const again = JSON.parse(JSON.stringify(before).replaceAll('"version":1', '"version":2'))
    expect(areOwnTerms(again)).toBe(true)
  })

  it('are not those of today, which are not published again and again', () => {
    expect(areOwnTerms(inNine(termsIn))).toBe(false)
  })

  it.each([
    ['one word more in one language', { DE: richText([{ paragraphs: ['Unsere eigenen.'] }]) }],
    ['a language that is missing', { KR: undefined }],
    ['an empty one', { PT: null }],
  ])('are not those with %s', (_, change) => {
    expect(areOwnTerms({ ...before, ...change })).toBe(false)
  })
})

describe.each(LOCALES)('the terms in %s', (locale) => {
  const sections = termsIn(locale)
  const headings = sections.map(({ heading }) => heading)

  it('have all that they had, and three sections on plans after refunds', () => {
    const plain = SEED_CONTENT[locale].protocols.terms.sections
    expect(sections.filter((section) => plain.includes(section))).toEqual(plain)
    expect(sections).toHaveLength(plain.length + 3)
    expect(headings.indexOf(plain[6]?.heading) + 1).toBe(sections.findIndex((one) => !plain.includes(one)))
    expect(new Set(headings).size).toBe(sections.length)
  })

  it('name the days of grace that there are', () => {
    const [renewing] = sections.slice(7)
    expect(renewing?.paragraphs.at(-1)?.match(/\d+/g)).toEqual([String(GRACE_DAYS)])
  })
})

describe.each(LOCALES)('the page about refunds in %s', (locale) => {
  const { content, title } = refundsPage(locale)
  const told = JSON.stringify(content)

  it('says what the terms say of withdrawing and of cancelling a plan', () => {
    const said = termsIn(locale)
    const withdrawal = said.find(({ paragraphs }) => paragraphs.some((one) => one.includes('14')))
    expect(title).not.toBe('')
    for (const section of [withdrawal, said[8]])
      for (const words of [section?.heading, ...(section?.paragraphs ?? ['none'])])
        expect(told).toContain(JSON.stringify(words).slice(1, -1))
    // The help first, then these two.
    expect(told.match(/"type":"heading"/g)).toHaveLength(2)
  })
})
