import { sql } from '@payloadcms/db-postgres/drizzle'
import { customers, sitting_keys, sittings } from '@/payload-schema'
import { queueMail } from '../mails/queue-mail'
import type { Transaction } from '../transaction'
import { uuids } from './read-kept'

type Erasing = {
  sittingIds: readonly string[]
  /** Who asked for it: not told. */
  by: string | null
  askedAt: Date
  on: Date
}

type Told = { mailbox: string; locale: string; ids: string[]; health: boolean }

/**
 * The reader of a letter wants tests erased: the owner of each and the other mailboxes with a key of it are told when that was
 * asked and when the report goes, in one letter a mailbox (docs/decisions/0063).
 */
export const tellErasing = async (
  transaction: Transaction,
  { sittingIds, by, askedAt, on }: Erasing,
): Promise<void> => {
  if (sittingIds.length === 0) return
  const { rows } = await transaction.db.execute<Told>(sql`
    with told as (
      select sat.id, sat.health, coalesce(own.email, sat.email) as mailbox, coalesce(own.locale::text, sat.locale::text) as locale
      from ${sittings} sat left join ${customers} own on own.id = sat.customer_id
      union
      select sat.id, sat.health, coalesce(held.mailbox, holder.email), coalesce(holder.locale::text, sat.locale::text)
      from ${sitting_keys} held join ${sittings} sat on sat.id = held.sitting_id
      left join ${customers} holder on holder.id = held.customer_id
      where held.ended_at is null
    )
    select lower(mailbox) as mailbox, min(locale) as locale, json_agg(distinct id) as ids, bool_or(health) as health
    from told
    where id = any(${uuids(sittingIds)}) and mailbox is not null and mailbox not like 'erased:%'
      and lower(mailbox) is distinct from ${by?.toLowerCase() ?? null}
    group by lower(mailbox)`)
  for (const { mailbox, locale, ids, health } of rows)
    await queueMail({
      transaction,
      mail: {
        to: mailbox,
        template: 'report_link',
        locale,
        key: `erasing:${crypto.randomUUID()}`,
        params: {
          sittingIds: ids,
          erasing: { askedAt: askedAt.toISOString(), on: on.toISOString() },
        },
        health,
      },
    })
}
