import type { CollectionSlug, PayloadRequest } from 'payload'
import { pathTo } from '@/domain/routing/path-to'
import type { Row } from '../leaves'

/** What has a page of its own, and so an address. */
export const WITH_ADDRESS = ['landing-pages', 'articles', 'courses', 'help-entries', 'protocols'] as const
export type WithAddress = (typeof WITH_ADDRESS)[number]

export const hasAddress = (collection: string): collection is WithAddress =>
  WITH_ADDRESS.some((slug) => slug === collection)

type What = { req: PayloadRequest; collection: WithAddress; doc: Row }

/** The public path of a document as it is now, without a language; null while something of it is not said yet. */
export const addressOf = async ({ req, collection, doc }: What): Promise<string | null> => {
  const place = collection === 'landing-pages' ? await placeOf(req, doc) : await defaultPlace(req, doc)
  if (!place) return null
  try {
    return pathOf({ collection, doc, place })
  } catch {
    // A slug that is not of its form has no address.
    return null
  }
}

type Place = { code: string; examId: number }

const pathOf = ({ collection, doc, place }: { collection: WithAddress; doc: Row; place: Place }): string => {
  const id = String(doc.slug ?? '')
  if (collection === 'landing-pages') return pathTo({ route: 'landing', ...place, slug: id })
  if (collection === 'articles') return pathTo({ route: 'articleDetail', ...place, id })
  if (collection === 'courses') return pathTo({ route: 'courseDetail', ...place, id })
  if (collection === 'help-entries') return pathTo({ route: 'helpDetail', ...place, id })
  return pathTo({ route: 'protocol', ...place, linkCode: String(doc.linkCode ?? '') })
}

/** Of a landing page: its own storefront and test. */
const placeOf = async (req: PayloadRequest, { storefront, exam }: Row): Promise<Place | null> => {
  const shop = await find(req, 'storefronts', storefront)
  const test = await find(req, 'exams', exam)
  return shop?.code && test?.number ? { code: String(shop.code), examId: Number(test.number) } : null
}

/** What belongs to no test is shown under every one; here under the one behind `/`. */
const defaultPlace = async (req: PayloadRequest, { storefront }: Row): Promise<Place | null> => {
  const { defaultStorefront, defaultExam } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  })
  return placeOf(req, { storefront: storefront ?? defaultStorefront, exam: defaultExam })
}

const find = async (req: PayloadRequest, collection: CollectionSlug, of: unknown): Promise<Row | null> => {
  const id = of && typeof of === 'object' && 'id' in of ? of.id : of
  if (typeof id !== 'string' && typeof id !== 'number') return null
  const found = await req.payload.findByID({
    collection,
    id,
    req,
    depth: 0,
    draft: false,
    disableErrors: true,
  })
  return found as unknown as Row | null
}
