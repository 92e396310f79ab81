import { sql } from '@payloadcms/db-postgres/drizzle'
import { GIFT_OF } from '@/domain/catalog/gifts'
import type { BuiltKind } from '@/domain/exam/kinds'
import { entitlements, exams, mails, orders, sittings } from '@/payload-schema'
import type { Deps } from '../../deps'
import { queueMail } from '../../mails/queue-mail'
import { inTransaction } from '../../transaction'
import { isFirstReport } from './open-by-held-test'

/** The receipt comes first, and whoever is given their money back at once gets no gift. */
const AFTER_MINUTES = 10
/** What was bought before there were gifts, or while this stood still for a day, is left alone. */
const WITHIN_HOURS = 24
const MOST_AT_ONCE = 200

/**
 * One mail about the gift that comes with a first report (domain/catalog/gifts.ts), while its test can be taken and was not
 * taken yet. It opens nothing: open-by-held-test.ts does.
 */
export const mailGifts = async (deps: Deps): Promise<string> => {
  const now = deps.now()
  const before = new Date(now.getTime() - AFTER_MINUTES * 60_000).toISOString()
  const after = new Date(now.getTime() - WITHIN_HOURS * 3_600_000).toISOString()
  const found = await deps.payload.db.drizzle.execute<Due>(sql`
    select bought.id, bought.email, bought.locale, giver.health, offered.kind::text as kind
    from ${entitlements} own
    join ${orders} bought on bought.id = own.order_id
    join ${sittings} giver on giver.id = own.sitting_id
    join lateral (select kind from ${exams}
      where _status = 'published' and kind::text = ${json(GIFT_OF)}::jsonb ->> coalesce(giver.form->>'kind', 'iq')
      order by number limit 1) offered on true
    where bought.email not like 'erased:%' and own.revoked_at is null and own.granted_at between ${after} and ${before} and ${isFirstReport}
      and not exists (select from ${mails} told where told.key = 'gift:' || bought.id::text)
      and not exists (select from ${sittings} used where used.opened_by_id = own.id and used.state = 'valid'
        and used.form->>'kind' = offered.kind::text)
    order by own.granted_at limit ${MOST_AT_ONCE}`)
  if (found.rows.length > 0)
    await inTransaction(deps, async (transaction) => {
      for (const due of found.rows)
        await queueMail({
          transaction,
          mail: {
            to: due.email,
            template: 'gift',
            locale: due.locale,
            key: `gift:${due.id}`,
            params: { orderId: due.id, kind: due.kind },
            health: due.health,
          },
        })
    })
  return `told of ${found.rows.length} gifts`
}

const json = (value: object): string => JSON.stringify(value)

type Due = { id: string; email: string; locale: string; health: boolean; kind: BuiltKind }
