import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { PARTS_OF_SCORE } from '@/domain/catalog/needs-score'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { orders, refunds } from '@/payload-schema'

/**
 * The number of the last order of a sitting that brought money for a score and of which nothing was given back, as a column:
 * what is offered back where the score could not be measured (docs/decisions/0058). A refund that is under way counts as
 * given back, and what a bank disputes is the bank's.
 */
export const paidForScore = (sittingId: string): SQL<string | null> => sql<string | null>`(
  select o.number from ${orders} o
  where o.sitting_id = ${sittingId}::uuid and o.status = 'paid' and o.total > 0
    and exists (select from jsonb_array_elements_text(o.parts) as sold(part) where sold.part in ${[...PARTS_OF_SCORE]})
    and not exists (select from ${refunds} back
      where back.order_id = o.id and back.status::text in ${[...OPEN_REFUND_STATUSES]})
  order by o.paid_at desc, o.id limit 1)`
