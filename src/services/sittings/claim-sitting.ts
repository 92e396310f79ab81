import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from './find-sitting'

/**
 * Takes a running sitting over for one tab or device: whoever claimed before is no longer its owner and is told so with
 * the next save. A finished sitting stays as it is.
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
  return claimed ? { ...sitting, epoch: claimed.epoch } : sitting
}
