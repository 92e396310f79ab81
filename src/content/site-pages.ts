import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/domain/locale/locales'
import type { Target } from '@/domain/routing/path-to'
import { readArticles } from './centre/articles'
import { readCourses } from './centre/courses'
import { readHelpEntries } from './centre/help'
import { editorial } from './editorial'
import { listPublishedLandings } from './landing/published-landings'
import { getPayloadClient } from './payload'

/** `languages`: those in which it is public. */
export type SitePageEntry = { target: Target; languages: readonly Locale[]; changedAt: string }

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
      : documents.map(({ changedAt, languages, ...target }) => ({
          target: { ...target, code, examId },
          languages,
          changedAt,
        }))),
    ...landings.map(({ code, examId, slug, languages, changedAt }) => ({
      target: { route: 'landing' as const, code, examId, slug },
      languages,
      changedAt,
    })),
    ...legalPages.map(({ code, linkCode, changedAt }) => ({
      target: { route: 'protocol' as const, code, examId, linkCode },
      languages: LOCALES,
      changedAt,
    })),
  ]
}

type OpenDocument = {
  route: 'articleDetail' | 'courseDetail' | 'helpDetail'
  id: string
  languages: readonly Locale[]
  changedAt: string
}

const listOpenDocuments = async (): Promise<OpenDocument[]> => {
  const [articles, courses, help] = await Promise.all([
    readArticles(DEFAULT_LOCALE),
    readCourses(DEFAULT_LOCALE),
    readHelpEntries(DEFAULT_LOCALE),
  ])
  const listed = (
    route: OpenDocument['route'],
    all: readonly { id: string; languages: readonly Locale[]; updatedAt: string }[],
  ) => all.map(({ id, languages, updatedAt }) => ({ route, id, languages, changedAt: updatedAt }))
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
  editorial(async (): Promise<LegalPage[]> => {
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
  }),
  ['legal-pages'],
  { tags: tagsOf('legal-pages') },
)
