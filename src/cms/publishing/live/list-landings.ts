import type { PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'

export type PublicLanding = { title: string; path: string; locales: Locale[] }

/** Public landing pages with their addresses, as their reader may see them: three reads, however many there are. */
export const listLandings = async (req: PayloadRequest): Promise<PublicLanding[]> => {
  const asked = { req, user: req.user, overrideAccess: false, depth: 0, pagination: false } as const
  const shops = await req.payload.find({ ...asked, collection: 'storefronts', select: { code: true } })
  const exams = await req.payload.find({ ...asked, collection: 'exams', select: { number: true } })
  const pages = await req.payload.find({
    ...asked,
    collection: 'landing-pages',
    limit: 500,
    sort: 'title',
    where: { _status: { equals: 'published' } },
    select: { title: true, slug: true, storefront: true, exam: true, publicIn: true },
  })
  const codes = new Map(shops.docs.map(({ id, code }) => [id, code]))
  const numbers = new Map(exams.docs.map(({ id, number }) => [id, number]))
  return pages.docs.flatMap(({ title, slug, storefront, exam, publicIn }) => {
    const code = codes.get(String(storefront))
    const examId = numbers.get(String(exam))
    if (!code || !examId || !slug) return []
    return {
      title: title ?? slug,
      path: pathTo({ route: 'landing', code, examId, slug }),
      locales: (publicIn ?? []).filter(isLocale),
    }
  })
}
