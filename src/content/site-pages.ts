import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { Target } from '@/domain/routing/path-to'
import { listArticles } from './centre/articles'
import { listCourses } from './centre/courses'
import { listHelp } from './centre/help'
import { listPublishedLandings } from './landing/published-landings'
import { getPayloadClient } from './payload'

export type SitePageEntry = { target: Target; changedAt: string }

/** What may be found by search engines: published landing pages, legal pages, help, and what of the centre is open. */
export const readSitePages = async (): Promise<SitePageEntry[]> => {
  const [landings, legalPages, documents] = await Promise.all([
    listPublishedLandings(),
    listLegalPages(),
    listOpenDocuments(),
  ])
  const { code, examId } = landings[0] ?? { code: null, examId: 1 }
  return [
    ...(code === null
      ? []
      : documents.map(({ changedAt, ...target }) => ({ target: { ...target, code, examId }, changedAt }))),
    ...landings.map(({ code, examId, slug, changedAt }) => ({
      target: { route: 'landing' as const, code, examId, slug },
      changedAt,
    })),
    ...legalPages.map(({ code, linkCode, changedAt }) => ({
      target: { route: 'protocol' as const, code, examId, linkCode },
      changedAt,
    })),
  ]
}

type OpenDocument = { route: 'articleDetail' | 'courseDetail' | 'helpDetail'; id: string; changedAt: string }

const listOpenDocuments = async (): Promise<OpenDocument[]> => {
  const [articles, courses, help] = await Promise.all([listArticles('EN'), listCourses('EN'), listHelp('EN')])
  const listed = (route: OpenDocument['route'], all: readonly { id: string; updatedAt: string }[]) =>
    all.map(({ id, updatedAt }) => ({ route, id, changedAt: updatedAt }))
  return [
    ...listed(
      'articleDetail',
      articles.filter(({ level }) => level === 'open'),
    ),
    ...listed(
      'courseDetail',
      courses.filter(({ level }) => level === 'open'),
    ),
    ...listed('helpDetail', help),
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
