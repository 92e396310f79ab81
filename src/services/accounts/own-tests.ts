import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { exams, orders, sittings, storefronts } from '@/payload-schema'
import { titleIn } from '../catalog/test-title'
import { isAnythingOpen } from '../orders/rights'
import { listedSittings } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

export type OwnTest = CallData<'user.orders'>['items'][number]
export type TestCounts = CallData<'user.orders'>['counts']

type Whose = {
  viewer: Viewer
  /** The customer who is signed in as this viewer; null: nobody is. */
  customer: string | null
  now: Date
}

/**
 * Every test of a viewer and where it stands, as a query. Theirs is what `listedSittings`
 * gives: nothing of a customer who used this browser and signed out.
 *
 * uncompleted: not handed in. pending: handed in, nothing of its report is bought, and an order of it can still be paid.
 * completed: handed in otherwise, also when its answers could not be analysed, for which nobody is asked to pay.
 * `waiting` is the newest order that can be paid, of a pending test alone: an upgrade that was not bought does not nag. Nor
 * one whose order of before was given back meanwhile: its price is not to be had any more (docs/decisions/0033).
 *
 * `own`: the customer's, or begun in this browser by nobody with an account; not by a letter alone.
 *
 * Columns: id, started_at, abnormal, open, own, state, waiting.
 */
export const ownTests = ({ viewer, customer, now }: Whose): SQL => sql`
  select id, started_at, abnormal, open, own,
    case when not handed_in then 'uncompleted' when may_wait and waiting is not null then 'pending' else 'completed' end as state,
    case when may_wait then waiting end as waiting
  from (
    select *, handed_in and not abnormal and not open as may_wait from (
      select ${sittings.id} as id, ${sittings.startedAt} as started_at,
        ${sittings.state} <> 'started' as handed_in, ${sittings.state} = 'abnormal' as abnormal,
        ${isAnythingOpen(sql`sittings`)} as open,
        coalesce(${sittings.customer} = ${customer}::uuid, false) ${orBegunIn(viewer)} as own,
        (select unpaid.id from ${orders} unpaid where unpaid.sitting_id = ${sittings.id}
          and unpaid.status = 'created' and unpaid.expires_at > ${now.toISOString()}::timestamptz
          and (unpaid.discounts @> '[{"kind":"owned"}]'::jsonb) is not true
          order by unpaid.created_at desc, unpaid.id desc limit 1) as waiting
      from ${sittings}
      where ${sittings.id} in (${listedSittings({ viewer, now })})
    ) found
  ) judged`

/** A device that a link let in may delete nothing, nor say who else has a key. */
const orBegunIn = ({ visitorHash }: Viewer): SQL =>
  visitorHash === null
    ? sql``
    : sql`or (${sittings.customer} is null and ${sittings.visitorHash} = ${visitorHash})`

/** How many tests stand where, of a table named `tests` that `ownTests` made, as JSON. */
export const countTests: SQL = sql`(select json_build_object(
  'uncompleted', count(*) filter (where state = 'uncompleted'),
  'pending', count(*) filter (where state = 'pending'),
  'completed', count(*) filter (where state = 'completed')) from tests)`

/** The newest first; the id makes the order the same each time. */
export const NEWEST_FIRST: SQL = sql`started_at desc, id desc`

/** The rows of a table named `picked`, some of what `ownTests` made, with all that is shown of them, as JSON. */
export const tellTests = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'orderNumber', ${sittings.number},
    'appExamId', ${storefronts.code} || '-' || ${exams.number},
    'examKind', coalesce(${sittings.form}->>'kind', 'iq'),
    'title', coalesce(${titleIn(locale)}, ''),
    'state', picked.state,
    'startedAt', ${sittings.startedAt},
    'finishedAt', ${sittings.confirmedAt},
    'open', picked.open,
    'own', picked.own,
    'abnormal', picked.abnormal,
    'eraseAt', ${sittings.eraseAt},
    'pay', case when unpaid.id is not null then json_build_object('orderNumber', unpaid.number, 'total', unpaid.total,
      'currency', unpaid.currency, 'expiresAt', unpaid.expires_at) end,
    'order', (select placed.number from ${orders} placed where placed.sitting_id = ${sittings.id}
      order by placed.paid_at desc nulls last, placed.created_at desc, placed.id desc limit 1)
  ) order by picked.started_at desc, picked.id desc), '[]')
  from picked
  join ${sittings} on ${sittings.id} = picked.id
  join ${exams} on ${exams.id} = ${sittings.exam}
  join ${storefronts} on ${storefronts.id} = ${sittings.storefront}
  left join ${orders} unpaid on unpaid.id = picked.waiting)`

/** As PostgreSQL writes times into JSON, which is not as the calls do. */
export const viewTest = (row: OwnTest): OwnTest => ({
  ...row,
  startedAt: toIso(row.startedAt),
  finishedAt: row.finishedAt === null ? null : toIso(row.finishedAt),
  eraseAt: row.eraseAt === null ? null : toIso(row.eraseAt),
  pay: row.pay && { ...row.pay, expiresAt: toIso(row.pay.expiresAt) },
})

const toIso = (time: string): string => new Date(time).toISOString()
