import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { languagesOf } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'

export type PublishedLanding = {
  id: string
  code: string
  examId: number
  slug: string
  /** In which it is public. */
  languages: readonly Locale[]
  changedAt: string
}

/** A read that was under way while a page was published is kept with the answer of before; it is asked again then. */
const KEPT_FOR_SECONDS = 300

/** Every landing page that is served: it, its storefront and its exam are published. One cache entry for all addresses. */
export const listPublishedLandings = unstable_cache(
  editorial(async (): Promise<PublishedLanding[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: 'landing-pages',
      depth: 1,
      limit: 0,
      pagination: false,
      select: { storefront: true, exam: true, slug: true, publicIn: true, updatedAt: true },
      where: {
        _status: { equals: 'published' },
        'storefront._status': { equals: 'published' },
        'exam._status': { equals: 'published' },
      },
    })
    return docs.flatMap(({ id, storefront, exam, slug, publicIn, updatedAt }): PublishedLanding[] => {
      if (!storefront || typeof storefront !== 'object' || !exam || typeof exam !== 'object') return []
      const languages = languagesOf({ publicIn })
      return [{ id, code: storefront.code, examId: exam.number, slug, languages, changedAt: updatedAt }]
    })
  }),
  ['published-landings'],
  { tags: tagsOf('published-landings'), revalidate: KEPT_FOR_SECONDS },
)

type Moved = { code: string; examId: number; slug: string; page: string | null; leadsTo: string }

/** Every address at which no page is public any more, and where it leads. */
const listMovedLandings = unstable_cache(
  editorial(async (): Promise<Moved[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: 'landing-addresses',
      depth: 1,
      limit: 0,
      pagination: false,
      select: { storefront: true, exam: true, slug: true, page: true, redirectTo: true },
      populate: { 'landing-pages': { slug: true } },
      where: { liveUntil: { exists: true } },
    })
    return docs.flatMap(({ storefront, exam, slug, ...row }): Moved[] => {
      const page = idOf(row.page)
      // A page that only changed its slug is found under the new one.
      const leadsTo = idOf(row.redirectTo) ?? page
      return storefront && typeof storefront === 'object' && exam && typeof exam === 'object' && leadsTo
        ? [{ code: storefront.code, examId: exam.number, slug, page, leadsTo }]
        : []
    })
  }),
  ['moved-landings'],
  { tags: tagsOf('moved-landings'), revalidate: KEPT_FOR_SECONDS },
)

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  value && typeof value === 'object' ? value.id : (value ?? null)

/** As many pages as may stand between an old address and the page that is public now. */
const MOST_HOPS = 5

/** The path to which the address of a page that is not public any more leads; null: nowhere. */
export const findMovedLanding = async (at: At): Promise<string | null> => {
  const [moved, published] = [await listMovedLandings(), await listPublishedLandings()]
  let next = moved.find(
    ({ code, examId, slug }) => code === at.code && examId === at.examId && slug === at.slug,
  )
  for (let hop = 0; next && hop < MOST_HOPS; hop++) {
    const { leadsTo }: Moved = next
    const target = published.find(({ id }) => id === leadsTo)
    if (target) {
      const { code, examId, slug } = target
      // The two lists may be of different moments: an address never leads to itself.
      const isItself = code === at.code && examId === at.examId && slug === at.slug
      return isItself ? null : pathTo({ route: 'landing', code, examId, slug })
    }
    next = moved.find(({ page }) => page === leadsTo)
  }
  return null
}

type At = { code: string; examId: number; slug: string }

/**
 * The published landing page at an address, null when there is none: a 404 without a read of its own, so that made-up
 * addresses leave nothing in the cache of reads.
 */
export const findPublishedLanding = async (at: At): Promise<PublishedLanding | null> =>
  (await listPublishedLandings()).find(
    ({ code, examId, slug }) => code === at.code && examId === at.examId && slug === at.slug,
  ) ?? null
