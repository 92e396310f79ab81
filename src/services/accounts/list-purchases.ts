import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { saleOf, type Tier } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import { goneBack, ledgerTotals } from '@/domain/orders/ledger'
import type { OrderStatus } from '@/domain/orders/order-machine'
import {
  courses,
  exams,
  orders,
  payment_attempts,
  sittings,
  skus_locales,
  storefronts,
} from '@/payload-schema'
import { titleIn } from '../catalog/test-title'
import type { Deps } from '../deps'
import { ledgersOf } from '../payments/ledger-of'
import { readSettings } from '../read-settings'
import { openRefundsOfAll } from '../refunds/open-refunds'
import { firstExam } from '../storefronts/first-exam'
import { sittingsOfCustomer } from '../visitors/person'

type Purchase = CallData<'purchase.list'>['items'][number]

type Row = Pick<Purchase, 'appExamId' | 'name' | 'test' | 'examOrderNumber' | 'course' | 'charge'> & {
  id: string
  number: string
  tier: Tier
  status: OrderStatus
  total: number
  currency: string
  expiresAt: string
  underWay: boolean
  at: string
}

/**
 * A page of what a customer bought: their own orders, and those of the tests that are theirs, also by a letter
 * (docs/decisions/0063); the newest first. A page beyond the last one is the last one.
 *
 * Not listed: what expired unpaid, and a charge of a running plan that was refused, of which the plan itself tells.
 */
export const listPurchases = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { customerId, page = 1, locale }: { customerId: string; page?: number; locale: Locale },
): Promise<CallData<'purchase.list'>> => {
  const db = deps.payload.db.drizzle
  const { listPageSize: size } = await readSettings(db)
  const { rows } = await db.execute<{ page: number; pages: number; total: number; items: Row[] }>(sql`
    with bought as (${boughtBy({ customerId, now: deps.now() })}),
    sized as (select count(*)::int as total, greatest(1, ceil(count(*) / ${size}::numeric))::int as pages from bought),
    turned as (select total, pages, least(pages, ${page}::int) as page from sized),
    picked as (select * from bought order by at desc, id desc
      limit ${size} offset (select (page - 1) * ${size}::int from turned))
    select page, pages, total, ${tell(locale)} as items from turned`)
  const [listed] = rows
  if (!listed) throw new Error('A list of orders has one row, always.')
  return { ...listed, items: await withRefunds(db, listed.items) }
}

/** The orders of a customer that are listed, as a query. Columns: id, at. */
const boughtBy = ({ customerId, now }: { customerId: string; now: Date }): SQL => sql`
  select o.id, coalesce(o.paid_at, o.created_at) as at
  from ${orders} o
  where o.id in (
      select own.id from ${orders} own where own.customer_id = ${customerId}::uuid
      union
      select test.id from ${orders} test where test.sitting_id in (${sittingsOfCustomer(customerId)}))
    and (o.status not in ('created', 'expired')
      or (o.status = 'created' and coalesce(o.charge, 0) = 0
        and (o.expires_at > ${now.toISOString()}::timestamptz or ${underWay(sql`o.id`)})))`

/** Whether money is on its way for an order: then it does not expire. As isPaymentUnderWay of domain/orders/attempt-machine says it. */
const underWay = (orderId: SQL): SQL => sql`exists (select 1 from ${payment_attempts} tried
  where tried.order_id = ${orderId} and (tried.status in ('processing', 'unknown')
    or (tried.status = 'open' and tried.captured_at is not null)))`

/** The rows of a table named `picked` with all that is shown of them, as JSON. What is about health has no name here. */
const tell = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${orders.id},
    'number', ${orders.number},
    'appExamId', ${storefronts.code} || '-' || coalesce(case when not ${sittings.health} then ${exams.number} end, ${firstExam}),
    'tier', ${orders.tier},
    'name', case when ${sittings.health} is not true then (select word.name from ${skus_locales} word
      where word._parent_id = ${orders.sku} and word._locale in (${locale}, 'EN') and word.name <> ''
      order by word._locale = 'EN' limit 1) end,
    'test', case when ${sittings.id} is not null then ${titleIn(locale)} end,
    'examOrderNumber', ${sittings.number},
    'course', (select course.slug from ${courses} course where course._status = 'published'
      and ${orders.parts} ? ('course:' || course.id) limit 1),
    'status', ${orders.status},
    'total', ${orders.total},
    'currency', ${orders.currency},
    'charge', ${orders.charge},
    'expiresAt', ${orders.expiresAt},
    'underWay', ${orders.status} = 'created' and ${underWay(sql`${orders.id}`)},
    'at', picked.at
  ) order by picked.at desc, picked.id desc), '[]')
  from picked
  join ${orders} on ${orders.id} = picked.id
  join ${storefronts} on ${storefronts.id} = ${orders.storefront}
  left join ${sittings} on ${sittings.id} = ${orders.sitting}
  left join ${exams} on ${exams.id} = ${sittings.exam})`

/** With what went back of each, and what is about to: two queries for a page. */
const withRefunds = async (
  db: Deps['payload']['db']['drizzle'],
  rows: readonly Row[],
): Promise<Purchase[]> => {
  const orderIds = rows.map(({ id }) => id)
  const [ledgers, open] = await Promise.all([ledgersOf({ db, orderIds }), openRefundsOfAll({ db, orderIds })])
  return rows.map(({ id, number, tier, total, currency, expiresAt, underWay, at, ...row }) => ({
    ...row,
    orderNumber: number,
    sale: saleOf(tier),
    amount: { amount: total, currency },
    refunded: goneBack(ledgerTotals(ledgers.get(id) ?? [])),
    refunding: open.reduce((sum, { order, amount }) => (order === id ? sum + amount : sum), 0),
    expiresAt: row.status === 'created' && !underWay ? new Date(expiresAt).toISOString() : null,
    at: new Date(at).toISOString(),
  }))
}
