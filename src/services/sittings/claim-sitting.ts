import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from './find-sitting'

/**
 * Takes a running sitting over for one tab or device: whoever claimed before is no longer its owner and is told so with
 * the next save. A confirmed sitting is nobody's to go on with.
 */
export const claimSitting = async (
  { payload }: Pick<Deps, 'payload'>,
  sitting: OwnSitting,
): Promise<OwnSitting> => {
  const [claimed] = await payload.db.drizzle
    .update(sittings)
    .set({ epoch: sql`${sittings.epoch} + 1` })
    .where(and(eq(sittings.id, sitting.id), eq(sittings.state, 'started')))
    .returning({ epoch: sittings.epoch })
  if (!claimed) throw new Refusal('sittingLocked')
  return { ...sitting, epoch: claimed.epoch }
}
