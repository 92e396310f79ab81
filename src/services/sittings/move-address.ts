import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import type { Transaction } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import type { OwnSitting } from './find-sitting'

/**
 * Gives a sitting another address, and with it what was bought for it. Then the one that it had is told: its links
 * still open the report, so that nobody can take it from its buyer unnoticed. Where that letter would be one too many
 * for its mailbox, nothing moves: moved back and forth, an address would flood both.
 */
export const moveAddress = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  {
    transaction,
    sitting,
    email,
    viewer,
  }: {
    transaction: Transaction
    sitting: Pick<OwnSitting, 'id' | 'code' | 'locale' | 'health'>
    email: string
    viewer: Viewer
  },
): Promise<void> => {
  const { db } = transaction
  const [held] = await db
    .select({ email: sittings.email })
    .from(sittings)
    .where(eq(sittings.id, sitting.id))
    .for('no key update')
  await db.update(sittings).set({ email }).where(eq(sittings.id, sitting.id))
  const before = held?.email
  if (!before || before.toLowerCase() === email.toLowerCase()) return
  // An unpaid order keeps its own: a provider that was asked with it must be asked again with the same.
  const moved = await db
    .update(orders)
    .set({ email })
    .where(and(eq(orders.sitting, sitting.id), inArray(orders.status, [...GRANTING_STATUSES])))
    .returning({ locale: orders.locale })
  if (moved.length === 0) return
  await letterLimit(deps, { to: before, viewer, refuse: 'all', db })
  await queueMail({
    transaction,
    mail: {
      to: before,
      template: 'report_link',
      locale: moved[0]?.locale ?? sitting.locale,
      key: `address_moved:${crypto.randomUUID()}`,
      params: { moved: true, storefront: sitting.code },
      health: sitting.health,
    },
  })
}
