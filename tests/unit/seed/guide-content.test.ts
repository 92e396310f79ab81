import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { Section } from '@/seed/rich-text'
import { TYPOGRAPHY } from '../locales/language'

type Guide = { title: string; intro: string; sections: Section[] }

const folder = join(import.meta.dirname, '../../../src/seed/guides')
const written = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))
const read = (locale: Locale) => JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Guide

/** Every text by its place: `sections.1.list.4`. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))

/** In any order, because a sentence has its own in each language. */
const figuresOf = (text: string) => (text.normalize('NFKC').match(/\d+/g) ?? []).toSorted()

const MARKUP = /<\/?[a-z]|&[a-z]+;|&#\d|\*\*|__|`|\]\(|^\s*(?:#|[-*•] )|https?:/im

const problemsOf = ({
  locale,
  guide,
  english,
}: {
  locale: Locale
  guide: Guide
  english: Guide
}): string[] => {
  const source = new Map(textsOf(english))
  const mine = new Map(textsOf(guide))
  const places = [...new Set([...source.keys(), ...mine.keys()])]
  return places.flatMap((place) => {
    const [text, original] = [mine.get(place), source.get(place)]
    if (text === undefined || original === undefined) return [`${place}: only in one of them`]
    if (text.trim() !== text || text === '') return [`${place}: empty, or spaces around it`]
    if (MARKUP.test(text)) return [`${place}: markup`]
    if (TYPOGRAPHY[locale]?.test(text)) return [`${place}: signs that are not set so in ${locale}`]
    const [has, wants] = [figuresOf(text).join(' '), figuresOf(original).join(' ')]
    return has === wants ? [] : [`${place}: has the figures ${has}, EN has ${wants}`]
  })
}

describe('the guide to mental fitness', () => {
  it('is written for every locale, and for no other', () =>
    expect(written.toSorted()).toEqual(LOCALES.toSorted()))

  it.each(LOCALES)('says the same in %s as in EN, with the same figures and no markup', (locale) => {
    expect(problemsOf({ locale, guide: read(locale), english: read('EN') })).toEqual([])
  })

  it.each(LOCALES)('has in %s a heading and a paragraph in each of its eight parts', (locale) => {
    const { sections } = read(locale)
    expect(sections).toHaveLength(8)
    expect(sections.filter(({ heading, paragraphs }) => !heading || paragraphs.length === 0)).toEqual([])
  })
})

describe('a planted mistake of a guide is found', () => {
  const english: Guide = {
    title: 'A guide',
    intro: 'For 4 weeks',
    sections: [{ heading: 'One', paragraphs: ['From 1 to 5 points'], list: ['a', 'b'] }],
  }
  const found = (guide: Partial<Guide>, locale: Locale = 'JA') =>
    problemsOf({ locale, english, guide: { ...english, ...guide } })

  it('and a sound guide has none', () => {
    const sections = [{ heading: 'い', paragraphs: ['5点から１点'], list: ['う', 'え'] }]
    expect(found({ title: 'あ', intro: '4週間', sections })).toEqual([])
  })

  it.each<[string, Partial<Guide>, string, Locale?]>([
    ['an empty text', { title: '' }, 'title: empty, or spaces around it'],
    ['a tag', { title: 'A <b>guide</b>' }, 'title: markup'],
    ['a star of Markdown', { title: '- A guide' }, 'title: markup'],
    ['another figure', { intro: 'For 5 weeks' }, 'intro: has the figures 5, EN has 4'],
    ['a colon in French', { title: 'Guide: un' }, 'title: signs that are not set so in FR', 'FR'],
  ])('%s', (_, guide, problem, locale) => expect(found(guide, locale)).toEqual([problem]))

  it('an item of a list that is missing', () => {
    const sections = [{ heading: 'One', paragraphs: ['From 1 to 5 points'], list: ['a'] }]
    expect(found({ sections })).toEqual(['sections.0.list.1: only in one of them'])
  })
})
