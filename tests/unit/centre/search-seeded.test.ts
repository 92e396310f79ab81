import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { indexOf, rankedBy } from '@/domain/centre/search'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import articles from '@/seed/centre/articles.json'
import help from '@/seed/centre/help/facts.json'
import type { ArticleWords, HelpWords, OtherWords } from '@/seed/seed-centre'
import { QUERIES } from './search-queries.table'

const root = join(import.meta.dirname, '../../../src/seed/centre')
const read = <Words>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Words

/** All that an editor wrote somewhere in a value. */
const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(textIn).join(' ')
      : ''

const indexesOf = (locale: Locale) => {
  const others = read<OtherWords>(`also-searched/${locale}.json`)
  const entries = read<HelpWords>(`help/${locale}.json`)
  return {
    help: help.map(({ slug }) =>
      indexOf({
        id: slug,
        title: entries[slug]?.title ?? '',
        otherWords: others.help[slug],
        text: textIn(entries[slug]?.sections),
      }),
    ),
    articles: articles.map(({ slug }) => {
      const { title, summary, sections } = read<ArticleWords>(`articles/${slug}/${locale}.json`)
      return indexOf({ id: slug, title, summary, otherWords: others.articles[slug], text: textIn(sections) })
    }),
  }
}

describe.each(LOCALES)('what people type in %s', (locale) => {
  const indexes = indexesOf(locale)

  it('is a table of twenty-two', () => {
    expect(QUERIES[locale]).toHaveLength(22)
  })

  it.each(QUERIES[locale])('finds its answer among the first three: %s', (query, { kind, id }) => {
    expect(rankedBy(indexes[kind], query)?.slice(0, 3)).toContain(id)
  })

  it.each(['giraffe', 'qwxyzzy', 'キリン', '기린', '长颈鹿', '???'])('finds nothing for %s', (query) => {
    expect(rankedBy(indexes.help, query)).toEqual([])
  })
})
