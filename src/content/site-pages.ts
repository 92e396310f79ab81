import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { Target } from '@/domain/routing/path-to'
import { listPublishedLandings } from './landing/published-landings'
import { getPayloadClient } from './payload'

export type SitePageEntry = { target: Target; changedAt: string }

/** What may be found by search engines: published landing pages and legal pages. */
export const readSitePages = async (): Promise<SitePageEntry[]> => {
  const [landings, legalPages] = await Promise.all([listPublishedLandings(), listLegalPages()])
  const examId = landings[0]?.examId ?? 1
  return [
    ...landings.map(({ code, examId, variant, changedAt }) => ({
      target: { route: 'landing' as const, code, examId, variant },
      changedAt,
    })),
    ...legalPages.map(({ code, linkCode, changedAt }) => ({
      target: { route: 'protocol' as const, code, examId, linkCode },
      changedAt,
    })),
  ]
}

type LegalPage = { code: string; linkCode: string; changedAt: string }

const listLegalPages = unstable_cache(
  async (): Promise<LegalPage[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: 'protocols',
      depth: 1,
      limit: 500,
      pagination: false,
      where: { _status: { equals: 'published' } },
    })
    return docs.flatMap(({ storefront, linkCode, updatedAt }): LegalPage[] =>
      typeof storefront === 'object' ? [{ code: storefront.code, linkCode, changedAt: updatedAt }] : [],
    )
  },
  ['legal-pages'],
  { tags: tagsOf('legal-pages') },
)
