import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import { LACKS_REFUNDS } from '../lacks'
import { refundsPage } from '../terms/refunds-in'

/** Gives the shop of an installation that has no page about refunds one as a draft: an editor reads and publishes it. */
export const addRefunds = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(LACKS_REFUNDS))
  if (!rows[0]?.lacks) return 'the page about refunds is there'
  const { defaultStorefront } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const storefront = typeof defaultStorefront === 'object' ? defaultStorefront?.id : defaultStorefront
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    await writeInNine(
      { payload, req },
      {
        collection: 'protocols',
        draft: true,
        data: (locale) => ({ ...refundsPage(locale), storefront, _status: 'draft' as const }),
      },
    )
  })
  return 'added the page about refunds as a draft'
}
