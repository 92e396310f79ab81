import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { readingMinutes } from '@/domain/centre/content'
import type { Level } from '@/domain/centre/levels'

type Stored = {
  slug: string
  title: string
  summary: string
  level: Level
  publishedAt: string
  updatedAt: string
}

/** What every list of the centre shows of a document. `bodies`: its texts, whose reading takes these minutes. */
export const listedOf = (
  { slug, title, summary, level, publishedAt, updatedAt }: Stored,
  bodies: readonly unknown[],
) => ({
  id: slug,
  title,
  summary,
  level,
  minutes: readingMinutes(bodies.map(plainText).join(' ')),
  publishedAt: new Date(publishedAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
})

export const plainText = (body: unknown): string =>
  body && typeof body === 'object' ? convertLexicalToPlaintext({ data: body as never }) : ''

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
