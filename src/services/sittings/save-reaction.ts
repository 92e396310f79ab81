import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from './find-sitting'

/**
 * Keeps the times of the reaction task, in place of earlier ones, as long as nothing is confirmed: a result is scored
 * once. What they are worth is the scoring's to say.
 */
export const saveReaction = async (
  { payload }: Pick<Deps, 'payload'>,
  { sitting, trials }: { sitting: Pick<OwnSitting, 'id'>; trials: number[] },
): Promise<void> => {
  const [kept] = await payload.db.drizzle
    .update(sittings)
    .set({ reaction: trials })
    .where(and(eq(sittings.id, sitting.id), eq(sittings.state, 'started')))
    .returning({ id: sittings.id })
  if (!kept) throw new Refusal('sittingLocked')
}
