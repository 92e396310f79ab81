import { LOCALES, type Locale } from '@/domain/locale/locales'
import { VARIANTS } from '@/domain/routing/routes'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { inTransaction } from '../transaction'
import { writeInNine } from './write-in-nine'

type Row = Record<string, unknown>

/**
 * A draft that says and shows in all nine locales what a landing page does in its newest version, under the first
 * variant that its storefront and test have not used yet (none left: without one). Payload's own duplicate loses
 * localized blocks. Read field by field as it stands, it may be half made.
 */
export const duplicateLanding = async (
  { payload, jobs }: Pick<Deps, 'payload' | 'jobs'>,
  { id }: { id: string },
): Promise<{ id: string }> =>
  inTransaction({ payload, jobs }, async ({ newReq }) => {
    const req = await newReq()
    const at = { collection: 'landing-pages', req, depth: 0, draft: true } as const
    const read = async (locale: Locale): Promise<Row> => {
      const found = await payload.findByID({ ...at, id, locale, fallbackLocale: false, disableErrors: true })
      if (!found) throw new HttpRefusal('notFound')
      return found as unknown as Row
    }
    const versions = new Map<Locale, Row>()
    for (const locale of LOCALES) versions.set(locale, await read(locale))
    const { storefront, exam } = versions.get('EN') ?? {}
    const { docs } = await payload.find({
      ...at,
      limit: VARIANTS.length,
      pagination: false,
      where: { storefront: { equals: storefront }, exam: { equals: exam } },
    })
    const used = docs.map((page) => page.variant)
    const variant = VARIANTS.find((each) => !used.includes(each)) ?? null
    const data = (locale: Locale) => ({
      ...(withoutIds(withoutOwn(versions.get(locale) ?? {})) as Row),
      variant,
      _status: 'draft',
    })
    return writeInNine({ payload, req }, { collection: 'landing-pages', draft: true, data })
  })

/** What belongs to the original alone. */
const withoutOwn = ({ id: _, createdAt: __, updatedAt: ___, ...rest }: Row): Row => rest

/** Rows get ids of their own. A relation is a bare id and stays. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const { id: _, ...rest } = value as Row
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]))
}
