import { query } from './database'

/** Everything of money that hangs on a sitting, in one line: what was refused must have left it as it was. */
export const moneyRows = async (sittingId: string): Promise<string> => {
  const [row] = await query<{ rows: string }>(
    `with o as (select * from orders where sitting_id = $1)
     select json_build_object(
       'orders', (select json_agg((number, status, sku_id, list, total, currency, promo_id, discounts, paid_at)::text order by number) from o),
       'attempts', (select json_agg((a.provider, a.attempt, a.intent_id, a.status, a.amount, a.currency)::text order by a.id)
         from payment_attempts a join o on o.id = a.order_id),
       'ledger', (select json_agg((l.kind, l.provider_ref, l.amount, l.currency)::text order by l.id)
         from ledger_entries l join o on o.id = l.order_id),
       'entitlements', (select json_agg((e.tier, e.parts, e.revoked_at)::text order by e.id)
         from entitlements e where e.sitting_id = $1),
       'refunds', (select json_agg((r.status, r.amount)::text order by r.id) from refunds r join o on o.id = r.order_id),
       'mails', (select count(*) from mails m join o on m.params->>'orderId' = o.id::text
         where m.template <> 'gift'),
       'everywhere', (select json_build_array((select count(*) from orders), (select count(*) from ledger_entries),
         (select count(*) from entitlements), (select count(*) from refunds)))
     )::text as rows`,
    [sittingId],
  )
  return row?.rows ?? ''
}

export const anomaliesOf = (ref: string): Promise<{ kind: string }[]> =>
  query('select kind from anomalies where ref = $1 order by kind', [ref])
