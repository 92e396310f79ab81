import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { LEAVING_REASONS } from '@/domain/subscriptions/terms'
import { subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { unseal } from './seal'

/** Why somebody left; the first answer stays. @throws Refusal linkInvalid. */
export const sayWhy = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { token, reason }: { token: string; reason: (typeof LEAVING_REASONS)[number] },
): Promise<void> => {
  const [left] = unseal(token, { is: ['left'], now: now() })?.plans ?? []
  if (!left?.at) throw new Refusal('linkInvalid')
  await payload.db.drizzle
    .update(subscriptions)
    .set({ leavingReason: reason })
    .where(
      and(
        eq(subscriptions.id, left.id),
        eq(subscriptions.cancelledAt, left.at),
        isNull(subscriptions.leavingReason),
      ),
    )
}
