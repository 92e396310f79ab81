import { and } from '@payloadcms/db-postgres/drizzle'
import { report_links } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import { lockSitting } from '../../sittings/lock-sitting'
import { inTransaction } from '../../transaction'
import { isLive, isOf } from './live-share'

/** Ends the public page of a result, also of one that may not be shared any more. What is shared later has a new token. */
export const stopShare = async (deps: Deps, { id }: Pick<OwnSitting, 'id'>): Promise<{ stopped: true }> => {
  const now = deps.now()
  await inTransaction(deps, async ({ db }) => {
    await lockSitting(db, id)
    await db
      .update(report_links)
      .set({ revokedAt: now.toISOString(), updatedAt: now.toISOString() })
      .where(and(isLive(now), isOf(id)))
  })
  return { stopped: true }
}
