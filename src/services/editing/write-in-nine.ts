import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/domain/locale/locales'

type Row = Record<string, unknown>

/**
 * Creates a document in the default locale and writes the others over it. Rows of arrays and blocks keep the ids of the
 * first, so that all locales share one structure. `data` is called once a locale and gives the whole document; one that
 * is to be published is a draft until its last locale is written. `draft`: it stays one, and may be half made.
 */
export const writeInNine = async (
  { payload, req }: { payload: Payload; req: PayloadRequest },
  {
    collection,
    data,
    draft = false,
  }: { collection: CollectionSlug; data: (locale: Locale) => Row; draft?: boolean },
): Promise<{ id: string }> => {
  const options = { collection, req, draft, depth: 0, context: { skipInvalidation: true } } as const
  const created = (await payload.create({
    ...options,
    locale: DEFAULT_LOCALE,
    data: heldBack(data(DEFAULT_LOCALE)) as never,
  })) as unknown as Row & { id: string }
  const others = LOCALES.filter((each) => each !== DEFAULT_LOCALE)
  for (const locale of others) {
    const row = locale === others.at(-1) ? data(locale) : heldBack(data(locale))
    await payload.update({ ...options, id: created.id, locale, data: withIdsOf(row, created) as never })
  }
  return { id: created.id }
}

const heldBack = (row: Row): Row => ('_status' in row ? { ...row, _status: 'draft' } : row)

/** Gives each row the id that the row at its place got. */
const withIdsOf = (value: unknown, made: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = Array.isArray(made) ? made : []
    return value.map((entry, index) => withIdsOf(entry, rows[index]))
  }
  if (value === null || typeof value !== 'object') return value
  const source = (made ?? {}) as Row
  const entries = Object.entries(value).map(([key, inner]) => [key, withIdsOf(inner, source[key])])
  return {
    ...Object.fromEntries(entries),
    ...(typeof source.id === 'string' && !('id' in value) ? { id: source.id } : {}),
  }
}
