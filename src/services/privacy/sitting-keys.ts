import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { maskedAddress } from '@/domain/mailbox'
import { customers, sitting_keys } from '@/payload-schema'
import type { Deps } from '../deps'
import { noteLetter } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import type { OwnSitting } from '../sittings/find-sitting'
import { lockSitting } from '../sittings/lock-sitting'
import { inTransaction, type TransactionHandle } from '../transaction'
import { endKeys } from '../visitors/keys'

type Owned = Pick<OwnSitting, 'id' | 'customer'>

/**
 * The mailboxes whose letters open a sitting's result (docs/decisions/0063), the oldest first. An address that its owner did
 * not give for this sitting is masked: the reader of a letter may have another account since.
 */
export const listKeys = async (
  { payload }: Pick<Deps, 'payload'>,
  { sitting }: { sitting: Owned & Pick<OwnSitting, 'email'> },
): Promise<CallData<'report.keys'>['keys']> => {
  const held = await readKeys(payload.db.drizzle, sitting)
  const given = [sitting.email?.toLowerCase() ?? null, held[0]?.account ?? null]
  const mailboxes = [...new Set(held.map(({ mailbox }) => mailbox))]
  return mailboxes.flatMap((mailbox) => {
    const rows = held.filter((row) => row.mailbox === mailbox)
    const [first] = rows
    if (!first) return []
    return {
      key: first.id,
      mailbox: given.includes(mailbox) ? mailbox : maskedAddress(mailbox),
      since: new Date(first.since).toISOString(),
      opened: rows.some(({ opened }) => opened),
    }
  })
}

/**
 * The owner ends what letters to a mailbox open. The mailbox is told; that letter is counted and never left out, or its reader
 * could keep the key by asking for other letters.
 */
export const endKey = async (
  deps: Deps,
  { sitting, key }: { sitting: Owned & Pick<OwnSitting, 'locale' | 'health'>; key: string },
): Promise<CallData<'report.endKey'>> => {
  const mailbox = await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    await lockSitting(db, sitting.id)
    const ended = (await readKeys(db, sitting)).find(({ id }) => id === key)?.mailbox
    if (!ended) return null
    await endKeys(db, { sittingIds: [sitting.id], mailbox: ended, now: deps.now() })
    await queueMail({
      transaction,
      mail: {
        to: ended,
        template: 'report_link',
        locale: sitting.locale,
        key: `key_ended:${crypto.randomUUID()}`,
        params: { keyEnded: true, sittingIds: [sitting.id] },
        health: sitting.health,
      },
    })
    return ended
  })
  if (mailbox !== null) await noteLetter(deps, mailbox)
  return { ended: mailbox !== null }
}

type Key = {
  id: string
  mailbox: string
  since: string
  opened: boolean
  /** The address of the account whose sitting it is. */
  account: string | null
}

/** Not what its owner has by letters of before: a sitting that they added since is theirs without. */
const readKeys = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  { id, customer }: Owned,
): Promise<Key[]> => {
  const { rows } = await db.execute<Key>(sql`
    select held.id, lower(coalesce(held.mailbox, holder.email)) as mailbox, held.created_at as since,
      held.how <> 'receipt' as opened,
      (select lower(owner.email) from ${customers} owner where owner.id = ${customer}::uuid) as account
    from ${sitting_keys} held left join ${customers} holder on holder.id = held.customer_id
    where held.sitting_id = ${id}::uuid and held.ended_at is null
      and (held.customer_id is null or held.customer_id is distinct from ${customer}::uuid)
      and coalesce(held.mailbox, holder.email) is not null
    order by held.created_at, held.id`)
  return rows
}
