import { eq } from '@payloadcms/db-postgres/drizzle'
import { mayOpen } from '@/domain/centre/levels'
import { customers } from '@/payload-schema'
import { readMembership } from '../centre/level-of'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Viewer } from '../visitors/viewer'
import { customerOfToken } from './leave-token'

type Change = { customer: string; on: boolean; zone: string }

/**
 * Begins or ends the daily mail, which comes in the morning of the zone. Ending is open to everybody who has it.
 * @throws Refusal notInPlan
 */
export const changeDailyMail = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { viewer, change }: { viewer: Viewer; change: Change },
): Promise<void> => {
  const { customer, on, zone } = change
  if (on && !mayOpen({ needs: 'premium', has: (await readMembership(deps, viewer)).level }))
    throw new Refusal('notInPlan')
  await deps.payload.db.drizzle
    .update(customers)
    .set({ dailyMail: on, ...(on && { timeZone: zone }), updatedAt: deps.now().toISOString() })
    .where(eq(customers.id, customer))
}

/** By the link of a daily mail. Twice is once. @throws Refusal linkInvalid */
export const leaveDailyMail = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  token: string,
): Promise<void> => {
  const customer = customerOfToken(token)
  if (!customer) throw new Refusal('linkInvalid')
  await payload.db.drizzle
    .update(customers)
    .set({ dailyMail: false, updatedAt: now().toISOString() })
    .where(eq(customers.id, customer))
}
