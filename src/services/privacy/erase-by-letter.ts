import { and, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { LETTER_RULE_DAYS } from '@/domain/accounts/relations'
import { mails, orders, refunds, sittings } from '@/payload-schema'
import type { Transaction, TransactionHandle } from '../transaction'
import { endKeys } from '../visitors/keys'
import { tellErasing } from './tell-erasing'

type Asked = {
  /** Tests that the reader of the mailbox has by its letters alone. */
  sittingIds: string[]
  mailbox: string
  now: Date
  secret: string
}

/**
 * Whoever reads a mailbox wants to be erased from tests that they have by letters alone (docs/decisions/0063). Their way
 * to them and their address go at once. The tests go 30 days later: in the meantime whoever has another key of one reads it
 * on its page and may keep it. An order of a customer gets the address of their account.
 * @returns when the tests go; null: there is none.
 */
export const eraseByLetter = async (
  transaction: Transaction,
  { sittingIds, mailbox, now, secret }: Asked,
): Promise<Date | null> => {
  if (sittingIds.length === 0) return null
  const { db } = transaction
  const address = mailbox.toLowerCase()
  await endKeys(db, { sittingIds, mailbox, now })
  // Neither the key that ended nor a dead link says the address any more; nothing is on its way there (erase-subject.ts).
  // The same text stands there already where the test was erased by a letter before, and kept.
  await db.execute(sql`delete from sitting_keys
    where mailbox = erased_text(${address}, ${secret}) and sitting_id = any(${`{${sittingIds.join(',')}}`}::uuid[])`)
  await db.execute(sql`update sitting_keys set mailbox = erased_text(mailbox, ${secret})
    where mailbox = ${address} and sitting_id = any(${`{${sittingIds.join(',')}}`}::uuid[])`)
  await db.execute(sql`delete from report_links where mailbox = ${address} and revoked_at is not null`)
  await forgetAddress(db, { sittingIds, address, secret })
  await forgetLetters(db, { sittingIds, address, secret, now })
  return scheduleErasing(transaction, { sittingIds, by: address, now })
}

/** Tests go after the days of the rule of letters, unless they go earlier already; whoever else has a key of one is told. */
export const scheduleErasing = async (
  transaction: Transaction,
  { sittingIds, by, now }: { sittingIds: string[]; by: string | null; now: Date },
): Promise<Date> => {
  const on = new Date(now.getTime() + LETTER_RULE_DAYS * 86_400_000)
  const scheduled = await transaction.db
    .update(sittings)
    .set({ eraseAt: on.toISOString() })
    .where(and(inArray(sittings.id, sittingIds), isNull(sittings.eraseAt)))
    .returning({ id: sittings.id })
  await tellErasing(transaction, { sittingIds: scheduled.map(({ id }) => id), by, askedAt: now, on })
  return on
}

/** Tests for which an address was given, and their orders, say it no more; those of a customer say the account's. */
export const forgetAddress = async (
  db: TransactionHandle,
  { sittingIds, address, secret }: { sittingIds: string[]; address: string; secret: string },
): Promise<void> => {
  if (sittingIds.length === 0) return
  const accountOf = sql`(select holder.email from sittings s join customers holder on holder.id = s.customer_id
    where s.id = ${orders.sitting})`
  await db
    .update(orders)
    .set({ email: sql`coalesce(${accountOf}, erased_text(${orders.email}, ${secret}))` })
    .where(and(inArray(orders.sitting, sittingIds), eq(sql`lower(${orders.email})`, address)))
  await db
    .update(sittings)
    .set({ email: null })
    .where(and(inArray(sittings.id, sittingIds), eq(sql`lower(${sittings.email})`, address)))
}

/** Letters to an address about tests go, also those that wait to be sent; that a receipt went out is a matter of the books. */
const forgetLetters = async (
  db: TransactionHandle,
  { sittingIds, address, secret, now }: { sittingIds: string[]; address: string; secret: string; now: Date },
): Promise<void> => {
  const ids = `{${sittingIds.join(',')}}`
  const placed = sql`(select id::text from ${orders} where sitting_id = any(${ids}::uuid[]))`
  const ofOrder = sql`coalesce(params->>'orderId', params->>'copyOf') in ${placed}`
  await db.execute(sql`
    update ${mails} set "to" = erased_text("to", ${secret}), subject = null, text = null, last_error = null,
      status = case when status = 'queued' then 'kept' else status end, updated_at = ${now.toISOString()}
    where lower("to") = ${address} and template = 'report_ready' and ${ofOrder}`)
  await db.execute(sql`
    delete from ${mails} where lower("to") = ${address} and template <> 'report_ready'
      and (${ofOrder} or params->'sittingIds' ?| ${ids}::text[]
        or params->>'refundId' in (select id::text from ${refunds} where order_id::text in ${placed}))`)
}
