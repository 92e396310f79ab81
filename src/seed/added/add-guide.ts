import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { LOCALES } from '@/domain/locale/locales'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { inTransaction } from '@/services/transaction'
import { guideOf } from '../guides/guide-of'
import { LACKS_GUIDE } from '../lacks'

/**
 * Gives an installation of the time before it the guide to mental fitness, in all languages or in none. Parts of a report
 * have no drafts, so the text is there at once and its tier lists it. Nothing that an editor wrote is written over: where
 * any language has a guide, or had one that was emptied, it stays.
 */
export const addGuide = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(LACKS_GUIDE))
  if (!rows[0]?.lacks) return 'the guide is there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    for (const locale of LOCALES)
      await payload.update({
        collection: 'report-parts',
        where: { part: { equals: 'brain_guide' } },
        locale,
        data: guideOf('brain_guide', locale),
        depth: 0,
        req,
      })
  })
  return 'added the text of the guide'
}
