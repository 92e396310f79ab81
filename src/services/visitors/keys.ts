import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { customer_sessions, customers, report_links, sitting_keys, sittings } from '@/payload-schema'
import type { TransactionHandle } from '../transaction'
import { liveSession } from './person'
import type { Viewer } from './viewer'

// Keys that letters make (docs/decisions/0063). Written where a letter went, came back, or was opened; asked by person.ts.

type Keys = { sittingIds: readonly string[]; mailbox: string; now: Date }

/**
 * A letter with the link of these sittings' reports went to a mailbox for a paid order (`receipt`), or its link was opened
 * there (`link`). A key that was ended stays ended. Where the mailbox has its key (again), so has the customer of before with
 * that address, whose second key had ended with it; but not of a test about health, which no letter adds to an account.
 */
export const giveKeys = async (
  db: TransactionHandle,
  { sittingIds, mailbox, how, now }: Keys & { how: 'receipt' | 'link' },
): Promise<void> => {
  const at = now.toISOString()
  // In one order, or two letters that name the same tests wait for each other.
  const rows = [...sittingIds]
    .toSorted()
    .map((sitting) => ({ sitting, mailbox: mailbox.toLowerCase(), how, createdAt: at }))
  if (rows.length === 0) return
  const insert = db.insert(sitting_keys).values(rows)
  const target = [sitting_keys.sitting, sitting_keys.mailbox]
  if (how === 'receipt') await insert.onConflictDoNothing({ target })
  else await insert.onConflictDoUpdate({ target, set: { how, updatedAt: at } })
  await db.execute(sql`
    update ${sitting_keys} second set ended_at = null, updated_at = ${at}
    from ${customers} holder, ${sitting_keys} letter, ${sittings} sat
    where sat.id = second.sitting_id and not sat.health and holder.id = second.customer_id
      and lower(holder.email) = ${mailbox.toLowerCase()} and second.ended_at is not null
      and second.sitting_id = any(${`{${sittingIds.join(',')}}`}::uuid[])
      and letter.sitting_id = second.sitting_id and letter.mailbox = ${mailbox.toLowerCase()} and letter.ended_at is null`)
}

/**
 * The letter came back before its link was opened: the mailbox is none, and has no key. Nor does it get one where the letter
 * came back before its worker has noted that it went.
 */
export const takeUnopenedKeys = async (db: TransactionHandle, keys: Keys): Promise<void> => {
  await db
    .insert(sitting_keys)
    .values(endedRows(keys))
    .onConflictDoUpdate({
      target: [sitting_keys.sitting, sitting_keys.mailbox],
      set: { endedAt: keys.now.toISOString() },
      setWhere: and(eq(sitting_keys.how, 'receipt'), isNull(sitting_keys.endedAt)),
    })
}

/** Keys that ended, so that no letter on its way makes them anew. */
const endedRows = ({ sittingIds, mailbox, now }: Keys) =>
  [...sittingIds].toSorted().map((sitting) => ({
    sitting,
    mailbox: mailbox.toLowerCase(),
    how: 'receipt' as const,
    endedAt: now.toISOString(),
  }))

/** Whether a link of one of these sittings was opened in a mailbox that still has its key. */
export const hasOpened = async (
  db: TransactionHandle,
  { sittingIds, mailbox }: Pick<Keys, 'sittingIds' | 'mailbox'>,
): Promise<boolean> => {
  const rows = await db
    .select({ id: sitting_keys.id })
    .from(sitting_keys)
    .where(and(...mailboxKeys({ sittingIds, mailbox }), eq(sitting_keys.how, 'link')))
    .limit(1)
  if (rows.length > 0) return true
  // Or its reader has the test in their account.
  const second = await db
    .select({ id: sitting_keys.id })
    .from(sitting_keys)
    .innerJoin(customers, eq(customers.id, sitting_keys.customer))
    .where(
      and(
        inArray(sitting_keys.sitting, [...sittingIds]),
        isNull(sitting_keys.endedAt),
        eq(customers.email, mailbox.toLowerCase()),
      ),
    )
    .limit(1)
  return second.length > 0
}

/** The owner names a mailbox again that had lost its key: a new letter may give it one. */
export const welcomeBack = async (
  db: TransactionHandle,
  { sittingIds, mailbox }: Pick<Keys, 'sittingIds' | 'mailbox'>,
): Promise<void> => {
  await db
    .delete(sitting_keys)
    .where(
      and(
        inArray(sitting_keys.sitting, [...sittingIds]),
        eq(sitting_keys.mailbox, mailbox.toLowerCase()),
        isNotNull(sitting_keys.endedAt),
      ),
    )
}

type Holder = { sittingId: string; viewer: Viewer; now: Date }

/** The proven address of who is signed in and has a sitting by a second key; null: nobody is. */
export const mailboxOfSecond = async (
  db: TransactionHandle,
  { sittingId, viewer, now }: Holder,
): Promise<string | null> => {
  const { rows } = await db.execute<{ mailbox: string }>(sql`
    select holder.email as mailbox from ${sitting_keys} held join customers holder on holder.id = held.customer_id
    where held.sitting_id = ${sittingId}::uuid and held.ended_at is null
      and held.customer_id = (select ${customer_sessions.customer} from ${customer_sessions}
        where ${liveSession(viewer.sessionHash ?? '', now)})`)
  return rows[0]?.mailbox ?? null
}

/** What this browser got for a link opens a sitting no more. The mailbox that the link was mailed to keeps its key. */
export const endGrant = async (db: TransactionHandle, { sittingId, viewer, now }: Holder): Promise<void> => {
  const ids = sql`array[${sittingId}]::text[]`
  await db.execute(sql`
    update ${report_links} set ${withoutSittings(ids, now)}
    where token_hash = ${viewer.grantHash} and purpose = 'grant' and sittings ?| ${ids}`)
}

/** Of these sittings, those that a link which was mailed to a mailbox still opens. */
export const openedBy = async (
  db: TransactionHandle,
  { sittingIds, mailbox }: { sittingIds: string[]; mailbox: string | null },
): Promise<string[]> => {
  if (mailbox === null || sittingIds.length === 0) return sittingIds
  const ended = await db
    .select({ id: sitting_keys.sitting })
    .from(sitting_keys)
    .where(
      and(
        inArray(sitting_keys.sitting, sittingIds),
        eq(sitting_keys.mailbox, mailbox),
        isNotNull(sitting_keys.endedAt),
      ),
    )
  return sittingIds.filter((id) => !ended.some((key) => key.id === id))
}

/**
 * Ends what letters to a mailbox opened of these sittings: its key, also one that a letter on its way would give, the links
 * that were mailed there, and the second key of the customer who has that address.
 */
export const endKeys = async (db: TransactionHandle, { sittingIds, mailbox, now }: Keys): Promise<void> => {
  if (sittingIds.length === 0) return
  const at = now.toISOString()
  // Links before keys, as who opens one locks them; and once more for what was opened while this waited.
  await endLinks(db, { sittingIds, mailbox, now })
  await db
    .insert(sitting_keys)
    .values(endedRows({ sittingIds, mailbox, now }))
    .onConflictDoUpdate({ target: [sitting_keys.sitting, sitting_keys.mailbox], set: { endedAt: at } })
  await db.execute(sql`
    update ${sitting_keys} second set ended_at = ${at} from customers holder
    where holder.id = second.customer_id and holder.email = ${mailbox.toLowerCase()} and second.ended_at is null
      and second.sitting_id = any(${`{${sittingIds.join(',')}}`}::uuid[])`)
  await endLinks(db, { sittingIds, mailbox, now })
}

/** Links that were mailed to a mailbox, and the grants that they were exchanged for, open these sittings no more. */
const endLinks = async (db: TransactionHandle, { sittingIds, mailbox, now }: Keys): Promise<void> => {
  const ids = sql`${`{${sittingIds.join(',')}}`}::text[]`
  await db.execute(sql`
    update ${report_links} set ${withoutSittings(ids, now)}
    where mailbox = ${mailbox.toLowerCase()} and sittings ?| ${ids}`)
}

/** A link that names no sitting any more is dead. */
const withoutSittings = (
  ids: SQL,
  now: Date,
): SQL => sql`sittings = sittings - ${ids}, updated_at = ${now.toISOString()},
  revoked_at = case when sittings - ${ids} = '[]' then coalesce(revoked_at, ${now.toISOString()}) else revoked_at end`

/**
 * A customer proved a mailbox: what was bought and mailed there is theirs too, as a second key. Tests about health are not:
 * they enter an account by a step of their own (docs/decisions/0054).
 */
export const addByLetters = async (
  db: TransactionHandle,
  { customerId, mailbox, now }: { customerId: string; mailbox: string; now: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into ${sitting_keys} (sitting_id, customer_id, how, created_at, updated_at)
    select held.sitting_id, ${customerId}::uuid, 'letter', ${now.toISOString()}, ${now.toISOString()}
    from ${sitting_keys} held join ${sittings} sat on sat.id = held.sitting_id
    where held.mailbox = ${mailbox.toLowerCase()} and held.ended_at is null and not sat.health
      and sat.customer_id is distinct from ${customerId}::uuid
      and exists (select from orders bought where bought.sitting_id = sat.id and bought.paid_at is not null)
    on conflict (sitting_id, customer_id) do nothing`)
}

/** The ids of the sittings of which a mailbox has a key, as a query. */
export const sittingsOfMailbox = (mailbox: string): SQL => sql`
  select held.sitting_id from ${sitting_keys} held join ${sittings} sat on sat.id = held.sitting_id
  where held.mailbox = ${mailbox.toLowerCase()} and held.ended_at is null and sat.erased_at is null`

const mailboxKeys = ({ sittingIds, mailbox }: Pick<Keys, 'sittingIds' | 'mailbox'>) => [
  inArray(sitting_keys.sitting, [...sittingIds]),
  eq(sitting_keys.mailbox, mailbox.toLowerCase()),
  isNull(sitting_keys.endedAt),
]
