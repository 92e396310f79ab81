import { sql } from '@payloadcms/db-postgres/drizzle'
import { PLAN_TIER, SKU_TIERS } from '@/domain/catalog/parts'
import {
  FEED_KINDS,
  FEED_MOST,
  FEED_OLDEST_MS,
  FEED_YOUNGEST_MS,
  type FeedItem,
  type FeedThing,
  feedOf,
} from '@/domain/orders/purchase-feed'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import type { Deps } from '../../deps'

type Row = { thing: FeedThing; country: string; paid_at: string }

/**
 * The last purchases of reports and plans: paid with money, whole, by a provider of this installation, where one takes real
 * money by such a one. Of what was given back, disputed or erased, and of tests about health, nothing is told. Nobody was asked
 * yet whether their name may be told, so none is read.
 */
export const readFeed = async ({
  payload,
  payments,
  now,
}: Pick<Deps, 'payload' | 'payments' | 'now'>): Promise<FeedItem[]> => {
  const providers = telling(payments)
  if (providers.length === 0) return []
  const at = now()
  const before = new Date(at.getTime() - FEED_YOUNGEST_MS).toISOString()
  const after = new Date(at.getTime() - FEED_OLDEST_MS).toISOString()
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select case when o.tier = ${PLAN_TIER} then 'plan' else test.kind::text end as thing, o.country, o.paid_at
    from orders o
    left join sittings s on s.id = o.sitting_id
    left join exams test on test.id = s.exam_id
    where o.status = 'paid' and o.total > 0 and o.paid_at between ${after}::timestamptz and ${before}::timestamptz
      and ((o.tier = ${PLAN_TIER} and exists (select from subscriptions sub where sub.first_order_id = o.id and sub.customer_id is not null))
        or (o.tier in ${listOf(SKU_TIERS)} and not s.health and s.erased_at is null and test.kind::text in ${listOf(FEED_KINDS)}))
      and exists (select from ledger_entries paid where paid.order_id = o.id and paid.kind = 'charge'
        and paid.provider in ${listOf(providers)})
    order by o.paid_at desc limit ${FEED_MOST}`)
  const purchases = rows.map(({ thing, country, paid_at }) => ({
    thing,
    country,
    paidAt: new Date(paid_at),
  }))
  return feedOf({ purchases, now: at })
}

/** Where real money moves what was paid in test mode is no purchase. */
export const telling = (payments: Deps['payments']): PaymentGatewayId[] => {
  const known = Object.values(payments)
  const real = known.filter(({ livemode }) => livemode)
  return (real.length > 0 ? real : known).map(({ id }) => id)
}

const listOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
