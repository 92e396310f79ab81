import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/domain/locale/locales'

type Row = Record<string, unknown>

/**
 * Creates a document in the default locale and writes the others over it. Rows of arrays and blocks keep the ids of the
 * first, so that all locales share one structure. `data` is called once a locale and gives the whole document.
 */
export const writeInNine = async (
  { payload, req }: { payload: Payload; req: PayloadRequest },
  { collection, data }: { collection: CollectionSlug; data: (locale: Locale) => Row },
): Promise<{ id: string }> => {
  const options = { collection, req, depth: 0, context: { skipInvalidation: true } } as const
  const created = (await payload.create({
    ...options,
    locale: DEFAULT_LOCALE,
    data: data(DEFAULT_LOCALE) as never,
  })) as unknown as Row & { id: string }
  for (const locale of LOCALES.filter((each) => each !== DEFAULT_LOCALE)) {
    const localized = withIdsOf(data(locale), created) as never
    await payload.update({ ...options, id: created.id, locale, data: localized })
  }
  return { id: created.id }
}

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
