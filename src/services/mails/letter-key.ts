import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { mails, orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { holdSittings } from '../sittings/lock-sitting'
import type { TransactionHandle } from '../transaction'
import { inTransaction } from '../transaction'
import { giveKeys, takeUnopenedKeys } from '../visitors/keys'

type Row = Pick<typeof mails.$inferSelect, 'template' | 'params' | 'to'>

/**
 * The mailbox that a receipt went to has a key of its sitting from now on (docs/decisions/0063). Twice changes nothing. Not
 * where its address was erased or corrected while it was on its way.
 */
export const keepKey = async (deps: Deps, mail: Row & { id: string }): Promise<void> => {
  if (mail.template !== 'report_ready') return
  await inTransaction(deps, async ({ db }) => {
    await holdReceipts(db, [mail])
    const sitting = await sittingOf(db, mail)
    const [row] = await db.select({ to: mails.to }).from(mails).where(eq(mails.id, mail.id)).for('update')
    if (sitting && row?.to === mail.to)
      await giveKeys(db, { sittingIds: [sitting], mailbox: mail.to, how: 'receipt', now: deps.now() })
  })
}

/** A receipt came back: the mailbox has no key, unless a link of another letter was opened there. */
export const takeKey = async (
  db: TransactionHandle,
  { mail, now }: { mail: Row; now: Date },
): Promise<void> => {
  if (mail.template !== 'report_ready') return
  const sitting = await sittingOf(db, mail)
  if (sitting) await takeUnopenedKeys(db, { sittingIds: [sitting], mailbox: mail.to, now })
}

/** Before the mails themselves are locked, as who erases them does it: the sittings of receipts. */
export const holdReceipts = async (db: TransactionHandle, of: readonly Row[]): Promise<void> => {
  const receipts = of.filter(({ template }) => template === 'report_ready')
  const found = await Promise.all(receipts.map((mail) => sittingOf(db, mail)))
  await holdSittings(
    db,
    found.filter((id) => id !== null),
  )
}

const sittingOf = async (db: TransactionHandle, { params }: Row): Promise<string | null> => {
  const { orderId, copyOf } = params as { orderId?: string; copyOf?: string }
  const [order] = await db
    .select({ sitting: orders.sitting })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting))
    .where(and(eq(orders.id, orderId ?? copyOf ?? ''), isNull(sittings.erasedAt)))
  return order?.sitting ?? null
}
