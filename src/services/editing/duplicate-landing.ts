import type { PayloadRequest, Where } from 'payload'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { inTransaction } from '../transaction'
import { writeInNine } from './write-in-nine'

type Row = Record<string, unknown>

/**
 * A draft that says and shows in all nine locales what a landing page does in its newest version, at an address that is
 * free. Payload's own duplicate loses localized blocks. Read field by field as it stands, it may be half made.
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
    const slug = await freeSlug(req, versions.get('EN') ?? {})
    const data = (locale: Locale) => ({
      ...(withoutIds(withoutOwn(versions.get(locale) ?? {})) as Row),
      slug,
      archivedAt: null,
      _status: 'draft',
    })
    return writeInNine({ payload, req }, { collection: 'landing-pages', draft: true, data })
  })

/** The slug with `_copy` behind it, or `_copy2` and so on, which no page of its place has or ever had. */
const freeSlug = async (req: PayloadRequest, { storefront, exam, slug }: Row): Promise<string> => {
  const here: Where = { and: [{ storefront: { equals: storefront } }, { exam: { equals: exam } }] }
  const all = { req, depth: 0, limit: 0, pagination: false, select: { slug: true }, where: here } as const
  const { payload } = req
  const pages = await payload.find({ ...all, collection: 'landing-pages' })
  const addresses = await payload.find({ ...all, collection: 'landing-addresses' })
  const used = new Set([...pages.docs, ...addresses.docs].map((each) => each.slug))
  const base = String(slug || 'page').slice(0, LONGEST_BASE)
  for (let n = 1; ; n++) {
    const free = `${base}_copy${n === 1 ? '' : n}`
    if (!used.has(free)) return free
  }
}

/** With what is put behind it, a slug has 40 letters at most. */
const LONGEST_BASE = 30

/** What belongs to the original alone. */
const withoutOwn = ({ id: _, createdAt: __, updatedAt: ___, ...rest }: Row): Row => rest

/** Rows get ids of their own. A relation is a bare id and stays. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const { id: _, ...rest } = value as Row
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]))
}
