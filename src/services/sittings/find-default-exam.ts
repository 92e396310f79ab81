import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { appExamId } from '@/domain/api/shapes'
import { exams, landing_pages, site_settings, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'

/**
 * An exam as every call names it (`iq-1`), where a storefront alone may be named (`iq`): the exam of its default landing page,
 * else the site's, as behind `/`. 404 where there is none.
 */
export const findDefaultExam = async ({ payload }: Pick<Deps, 'payload'>, named: string): Promise<string> => {
  if (appExamId.safeParse(named).success) return named
  const [found] = await payload.db.drizzle
    .select({ number: exams.number })
    .from(storefronts)
    .leftJoin(
      landing_pages,
      and(eq(landing_pages.id, storefronts.defaultLanding), eq(landing_pages._status, 'published')),
    )
    .leftJoin(site_settings, sql`true`)
    .innerJoin(exams, eq(exams.id, sql`coalesce(${landing_pages.exam}, ${site_settings.defaultExam})`))
    .where(
      and(eq(storefronts.code, named), eq(storefronts._status, 'published'), eq(exams._status, 'published')),
    )
    .limit(1)
  if (!found) throw new HttpRefusal('notFound')
  return `${named}-${found.number}`
}
