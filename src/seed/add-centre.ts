import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { inTransaction } from '@/services/transaction'
import { LACKS_CENTRE } from './lacks'
import { seedReplyTemplates } from './reply-templates'
import { seedCentre } from './seed-centre'

/**
 * Gives an installation of the time before them articles, courses and help as drafts, and the templates of support, all or
 * nothing: an editor reads and publishes what is wanted. One that has any of them is left alone.
 */
export const addCentre = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(LACKS_CENTRE))
  if (!rows[0]?.lacks) return 'the content of the center is there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    const at = { payload, req }
    req.context = { ...req.context, skipInvalidation: true }
    await seedCentre(at, { draft: true })
    const { totalDocs } = await payload.count({ collection: 'reply-templates', req })
    if (totalDocs === 0) await seedReplyTemplates(at)
  })
  return 'added the content of the center as drafts'
}
