import type { PayloadRequest } from 'payload'
import { isHealthKind } from '@/domain/exam/kinds'
import type { Narrowings } from '../statistics/statistics'

/** What the figures can be narrowed to, as its reader may see it. */
export const readChoices = async (req: PayloadRequest): Promise<Narrowings> => {
  const shared = { req, user: req.user, overrideAccess: false, depth: 0, pagination: false } as const
  const [exams, storefronts, pages] = await Promise.all([
    req.payload.find({
      ...shared,
      collection: 'exams',
      select: { title: true, number: true, kind: true },
      sort: 'number',
    }),
    req.payload.find({
      ...shared,
      collection: 'storefronts',
      select: { name: true, code: true },
      sort: 'code',
    }),
    req.payload.find({ ...shared, collection: 'landing-pages', select: { slug: true } }),
  ])
  const harmless = exams.docs.filter(({ kind }) => !isHealthKind(kind))
  return {
    exams: harmless.map(({ id, title, number }) => ({ id, label: title ?? String(number) })),
    healthTests: harmless.length < exams.docs.length,
    storefronts: storefronts.docs.map(({ id, name, code }) => ({ id, label: name ?? code })),
    // A draft may not have its place yet.
    landings: [...new Set(pages.docs.flatMap(({ slug }) => slug ?? []))].sort(),
  }
}
