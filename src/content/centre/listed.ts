import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { readingMinutes } from '@/domain/centre/content'
import type { Level } from '@/domain/centre/levels'
import type { Searched } from '@/domain/centre/search'
import { languagesOf, shownIn } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'

type Stored = {
  slug: string
  title: string
  summary: string
  level: Level
  publicIn?: unknown
  publishedAt: string
  updatedAt: string
}

/**
 * What every list of the centre shows of a document that was read in a language. `bodies`: its texts, whose reading takes
 * these minutes.
 */
export const listedOf = (
  { slug, title, summary, level, publicIn, publishedAt, updatedAt }: Stored,
  { language, bodies }: { language: Locale; bodies: readonly unknown[] },
) => ({
  id: slug,
  language,
  languages: [...languagesOf({ publicIn })],
  title,
  summary,
  level,
  minutes: readingMinutes(bodies.map(plainText).join(' ')),
  publishedAt: new Date(publishedAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
})

type Public = { id: string; languages: readonly Locale[] }

export const listedIn = <Document extends Public>(all: readonly Document[], locale: Locale): Document[] =>
  all.filter(({ languages }) => languages.includes(locale))

/** In which language a reader is shown the document of a name; null: there is none. */
export const languageOf = (
  all: readonly Public[],
  { id, locale }: { id: string; locale: Locale },
): Locale | null => {
  const found = all.find((document) => document.id === id)
  return found ? shownIn(found.languages, locale) : null
}

export const plainText = (body: unknown): string =>
  body && typeof body === 'object' ? convertLexicalToPlaintext({ data: body as never }) : ''

/** What a search reads of a document. `texts`: what its body or its chapters say. */
export const searchedOf = (
  document: Pick<Stored, 'slug' | 'title' | 'summary'>,
  texts: readonly string[],
): Searched => ({
  id: document.slug,
  title: document.title,
  otherWords: otherWordsOf(document),
  summary: document.summary,
  text: texts.join(' '),
})

/** The words that an editor keeps for the search alone (`alsoSearchedAs`); '' where there are none. */
export const otherWordsOf = (document: object): string =>
  'alsoSearchedAs' in document && typeof document.alsoSearchedAs === 'string' ? document.alsoSearchedAs : ''

type StoredSource = {
  authors: string
  year: number
  title: string
  published?: string | null
  url?: string | null
}

export const sourcesOf = (sources: readonly StoredSource[] | null | undefined) =>
  (sources ?? []).map(({ authors, year, title, published, url }) => ({
    authors,
    year,
    title,
    published: published ?? null,
    address: url ?? null,
  }))
