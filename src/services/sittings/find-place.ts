import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { exams, site_settings, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'

export type Place = {
  exam: typeof exams.$inferSelect
  storefront: typeof storefronts.$inferSelect
  /** `iq-1` */
  appExamId: string
}

/** The published storefront and exam behind `iq-1` (or `1` on the default storefront). 404 for anything else. */
export const findPlace = async ({ payload }: Pick<Deps, 'payload'>, appExamId: string): Promise<Place> => {
  const [number, code] = appExamId.split('-').reverse()
  const db = payload.db.drizzle
  const [exam] = await db
    .select()
    .from(exams)
    .where(and(eq(exams.number, Number(number)), eq(exams._status, 'published')))
  const storefront = await findStorefront({ payload }, code)
  if (!exam || !storefront) throw new HttpRefusal('notFound')
  return { exam, storefront, appExamId: `${storefront.code}-${exam.number}` }
}

/** The published storefront of a code, or the default one where none is named. */
export const findStorefront = async (
  { payload }: Pick<Deps, 'payload'>,
  code?: string,
): Promise<Place['storefront'] | undefined> => {
  const db = payload.db.drizzle
  const [found] = code
    ? await db
        .select({ storefront: storefronts })
        .from(storefronts)
        .where(and(eq(storefronts.code, code), eq(storefronts._status, 'published')))
    : await db
        .select({ storefront: storefronts })
        .from(site_settings)
        .innerJoin(storefronts, eq(storefronts.id, site_settings.defaultStorefront))
        .limit(1)
  return found?.storefront
}
