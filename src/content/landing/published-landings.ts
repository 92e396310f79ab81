import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'

import { getPayloadClient } from '../payload'

export type PublishedLanding = {
  id: string
  code: string
  examId: number
  slug: string
  changedAt: string
}

/** A read that was under way while a page was published is kept with the answer of before; it is asked again then. */
const KEPT_FOR_SECONDS = 300

/** Every landing page that is served: it, its storefront and its exam are published. One cache entry for all addresses. */
export const listPublishedLandings = unstable_cache(
  async (): Promise<PublishedLanding[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: 'landing-pages',
      depth: 1,
      limit: 0,
      pagination: false,
      select: { storefront: true, exam: true, slug: true, updatedAt: true },
      where: {
        _status: { equals: 'published' },
        'storefront._status': { equals: 'published' },
        'exam._status': { equals: 'published' },
      },
    })
    return docs.flatMap(({ id, storefront, exam, slug, updatedAt }): PublishedLanding[] =>
      storefront && typeof storefront === 'object' && exam && typeof exam === 'object'
        ? [{ id, code: storefront.code, examId: exam.number, slug, changedAt: updatedAt }]
        : [],
    )
  },
  ['published-landings'],
  { tags: tagsOf('published-landings'), revalidate: KEPT_FOR_SECONDS },
)

type At = { code: string; examId: number; slug: string }

/**
 * The published landing page at an address, null when there is none: a 404 without a read of its own, so that made-up
 * addresses leave nothing in the cache of reads.
 */
export const findPublishedLanding = async (at: At): Promise<PublishedLanding | null> =>
  (await listPublishedLandings()).find(
    ({ code, examId, slug }) => code === at.code && examId === at.examId && slug === at.slug,
  ) ?? null
