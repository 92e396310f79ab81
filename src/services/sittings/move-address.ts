import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { mails, orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import type { Transaction, TransactionHandle } from '../transaction'
import { endKeys, hasOpened, welcomeBack } from '../visitors/keys'
import type { Viewer } from '../visitors/viewer'
import type { OwnSitting } from './find-sitting'

/**
 * Gives a sitting another address, and with it what was bought for it. Of the one that it had before, no link was opened:
 * then its letters and their links end (docs/decisions/0063), for it was a mistyped one. One was: then it keeps its key and
 * is told, so that nobody can take a report from its buyer unnoticed. Where that letter would be one too many for its
 * mailbox, nothing moves: moved back and forth, an address would flood both.
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
  const now = deps.now()
  const sittingIds = [sitting.id]
  await welcomeBack(db, { sittingIds, mailbox: email })
  if (!before || before.toLowerCase() === email.toLowerCase()) return
  // An unpaid order keeps its own: a provider that was asked with it must be asked again with the same.
  const moved = await db
    .update(orders)
    .set({ email })
    .where(and(eq(orders.sitting, sitting.id), inArray(orders.status, [...GRANTING_STATUSES])))
    .returning({ id: orders.id, locale: orders.locale })
  if (!(await hasOpened(db, { sittingIds, mailbox: before }))) {
    await endKeys(db, { sittingIds, mailbox: before, now })
    await redirect(db, { orderIds: moved.map(({ id }) => id), email })
    return
  }
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

/** Receipts that wait to be sent go to the address that is right. */
const redirect = async (
  db: TransactionHandle,
  { orderIds, email }: { orderIds: string[]; email: string },
): Promise<void> => {
  if (orderIds.length === 0) return
  await db
    .update(mails)
    .set({ to: email })
    .where(
      and(
        eq(mails.template, 'report_ready'),
        eq(mails.status, 'queued'),
        inArray(sql`${mails.params}->>'orderId'`, orderIds),
      ),
    )
}
