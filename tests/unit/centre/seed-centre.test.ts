import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCaptions } from '@/domain/centre/captions'
import { LOCALES } from '@/domain/locale/locales'
import articles from '@/seed/centre/articles.json'
import courses from '@/seed/centre/courses.json'
import help from '@/seed/centre/help/facts.json'
import type { CourseFacts, CourseWords, OtherWords } from '@/seed/seed-centre'

const root = join(import.meta.dirname, '../../../src/seed/centre')
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The shape of a value: keys, lengths of lists, and kinds of what stands in them. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
  return value === null ? 'null' : typeof value
}

const folders = [
  ...articles.map(({ slug }) => `articles/${slug}`),
  ...courses.map(({ slug }) => `courses/${slug}`),
  'help',
  'also-searched',
]

describe('the content of the centre', () => {
  it('has a folder for each document, and no other', () => {
    const there = ['articles', 'courses'].flatMap((kind) =>
      readdirSync(join(root, kind)).map((slug) => `${kind}/${slug}`),
    )
    expect([...there, 'help', 'also-searched'].toSorted()).toEqual(folders.toSorted())
  })

  it.each(folders)('%s says the same in nine languages', (folder) => {
    const english = shapeOf(read(`${folder}/EN.json`))
    for (const locale of LOCALES) expect(shapeOf(read(`${folder}/${locale}.json`))).toEqual(english)
  })

  it('names in its text only sources that it lists', () => {
    const unlisted = [...articles, ...courses].flatMap(({ slug, sources }) => {
      const kind = articles.some((article) => article.slug === slug) ? 'articles' : 'courses'
      const text = JSON.stringify(read(`${kind}/${slug}/EN.json`))
      const years = [...text.matchAll(/\b(1[89]\d\d|20[0-2]\d)\)/g)].map(([, year]) => Number(year))
      const known = sources.map(({ year }) => year)
      return years.filter((year) => !known.includes(year)).map((year) => `${slug}: ${year}`)
    })
    expect(unlisted).toEqual([])
  })

  it('has help for each entry', () => {
    const words = read('help/EN.json') as Record<string, unknown>
    expect(Object.keys(words).toSorted()).toEqual(help.map(({ slug }) => slug).toSorted())
  })

  it('has other words for each document, no longer than a field takes', () => {
    for (const locale of LOCALES) {
      const words = read(`also-searched/${locale}.json`) as OtherWords
      const slugs = (facts: readonly { slug: string }[]) => facts.map(({ slug }) => slug).toSorted()
      expect(Object.keys(words.help).toSorted()).toEqual(slugs(help))
      expect(Object.keys(words.articles).toSorted()).toEqual(slugs(articles))
      expect(Object.keys(words.courses).toSorted()).toEqual(slugs(courses))
      for (const each of Object.values(words).flatMap((kind) => Object.values(kind)))
        expect(each.length).toBeLessThanOrEqual(400)
    }
  })

  it('relates articles to articles', () => {
    const slugs = articles.map(({ slug }) => slug)
    expect(articles.flatMap(({ related }) => related).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})

describe('the recordings and attachments of courses', () => {
  const facts = courses as CourseFacts[]
  const wordsOf = (slug: string, locale: string) => read(`courses/${slug}/${locale}.json`) as CourseWords

  it('are all the files that there are, each small enough for a phone', () => {
    const named = facts.flatMap(({ recordings = [], attachments = [] }) => [
      ...recordings.map(({ file }) => file),
      ...attachments,
    ])
    expect(readdirSync(join(root, 'files')).toSorted()).toEqual(named.toSorted())
    for (const name of named) expect(statSync(join(root, 'files', name)).size).toBeLessThan(1_500_000)
  })

  it('have captions in every language, without a gap, and at the same times', () => {
    for (const { slug, recordings = [] } of facts)
      for (const { chapter } of recordings) {
        const linesIn = (locale: string) => wordsOf(slug, locale).chapters[chapter - 1]?.captions ?? []
        const timesIn = (locale: string) => linesIn(locale).filter((line) => line.includes('-->'))
        for (const locale of LOCALES) {
          expect(linesIn(locale)[0]).toBe('WEBVTT')
          const cues = parseCaptions(linesIn(locale).join('\n'))
          expect(cues).toHaveLength(timesIn('EN').length)
          expect(timesIn(locale)).toEqual(timesIn('EN'))
          expect(cues.map(({ start }) => start)).toEqual([0, ...cues.slice(0, -1).map(({ end }) => end)])
        }
      }
  })

  it('have a title each in every language', () => {
    for (const { slug, attachments = [] } of facts)
      for (const locale of LOCALES) {
        const titles = wordsOf(slug, locale).attachments ?? []
        expect(titles).toHaveLength(attachments.length)
        for (const title of titles) expect(title.length).toBeLessThanOrEqual(120)
      }
  })
})
