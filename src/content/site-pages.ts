import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { isBuilt } from '@/domain/routing/match-path'
import type { Target } from '@/domain/routing/path-to'
import { getPayloadClient } from './payload'

export type SitePageEntry = { target: Target; changedAt: string }

/** What may be found by search engines: published landing pages whose screen exists, and legal pages. */
export const readSitePages = unstable_cache(
  async (): Promise<SitePageEntry[]> => {
    const payload = await getPayloadClient()
    const published = {
      where: { _status: { equals: 'published' } },
      depth: 1,
      pagination: false,
      limit: 500,
    } as const
    const [landings, protocols] = await Promise.all([
      payload.find({ collection: 'landing-pages', ...published }),
      payload.find({ collection: 'protocols', ...published }),
    ])
    const landingPages = landings.docs.flatMap(
      ({ storefront, exam, variant, updatedAt }): SitePageEntry[] => {
        if (typeof storefront !== 'object' || typeof exam !== 'object') return []
        const params = { code: storefront.code, examId: String(exam.number), variant }
        if (!isBuilt({ route: 'landing', params })) return []
        return [
          {
            target: { route: 'landing', code: storefront.code, examId: exam.number, variant },
            changedAt: updatedAt,
          },
        ]
      },
    )
    const examId =
      landings.docs.flatMap(({ exam }) => (typeof exam === 'object' ? [exam.number] : []))[0] ?? 1
    const legalPages = protocols.docs.flatMap(({ storefront, linkCode, updatedAt }): SitePageEntry[] =>
      typeof storefront === 'object'
        ? [{ target: { route: 'protocol', code: storefront.code, examId, linkCode }, changedAt: updatedAt }]
        : [],
    )
    return [...landingPages, ...legalPages]
  },
  ['site-pages'],
  { tags: tagsOf('site-pages') },
)
