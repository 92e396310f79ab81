import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import articles from '@/seed/centre/articles.json'
import courses from '@/seed/centre/courses.json'
import help from '@/seed/centre/help/facts.json'

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
]

describe('the content of the centre', () => {
  it('has a folder for each document, and no other', () => {
    const there = ['articles', 'courses'].flatMap((kind) =>
      readdirSync(join(root, kind)).map((slug) => `${kind}/${slug}`),
    )
    expect([...there, 'help'].toSorted()).toEqual(folders.toSorted())
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

  it('relates articles to articles', () => {
    const slugs = articles.map(({ slug }) => slug)
    expect(articles.flatMap(({ related }) => related).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
