import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { TEST_OF_PART } from '@/domain/catalog/built-parts'
import { GIFT_OF } from '@/domain/catalog/gifts'
import { BUILT_KINDS, EXAM_KINDS } from '@/domain/exam/kinds'
import { partsOfPlan } from '@/domain/subscriptions/opens'
import { entitlements, sittings, subscription_openings } from '@/payload-schema'
import { sittingsOfCustomer, sittingsOfSamePerson } from '../visitors/person'
import type { Subject } from './subject/subject'

const ownPart = sql.join(
  [...new Set([...Object.values(TEST_OF_PART), ...Object.values(GIFT_OF)])].map(
    (kind) => sql`when ${kind} then ${EXAM_KINDS[kind].resultPart}::text`,
  ),
  sql` `,
)

/** What a plan opens of each kind. A sitting of the first days names none: it is of the IQ test. */
const planParts = sql.join(
  BUILT_KINDS.map((kind) => sql`when ${kind} then ${JSON.stringify(partsOfPlan(kind))}::jsonb`),
  sql` `,
)

const COLUMNS = sql`id, order_id, sitting_id, customer_id, parts, granted_at, revoked_at`

/** What is looked up of each sitting, on its alias. */
const keysOf = (alias: SQL): SQL => sql`${alias}.id, ${alias}.opened_by_id, ${alias}.form->>'kind' as kind`

/** @param held a query of sittings, with `keysOf` each. */
const rightsOfHeld = (held: SQL): SQL => sql`(
  with held as materialized (${held})
  select ${COLUMNS} from ${entitlements} where sitting_id in (select id from held)
  union all
  select own.id, own.order_id, held.id, null, jsonb_build_array(case held.kind ${ownPart} end), own.granted_at, own.revoked_at
  from held join ${entitlements} own on own.id = held.opened_by_id
  union all
  select opened.id, null, held.id, null, case coalesce(held.kind, 'iq') ${planParts} end, opened.opened_at, opened.given_back_at
  from held join ${subscription_openings} opened on opened.sitting_id = held.id)`

/**
 * The rights to parts of the reports of some sittings, as a table: what an order opened for its own sitting, and the report
 * of another test that came with it as a part (docs/decisions/0053) or a gift. A refund closes both. And what a plan opened,
 * without an order, which stays open when the plan has ended (docs/decisions/0040). Columns: id, order_id,
 * sitting_id, customer_id, parts, granted_at, revoked_at. Looked up by the ids, so it costs the same in a large shop.
 * @param ids a query that gives their ids.
 */
export const rightsOf = (ids: SQL): SQL =>
  rightsOfHeld(sql`select ${keysOf(sql`sat`)} from ${sittings} sat where sat.id in (${ids})`)

/** The rights of the person whose subject this is, in the same columns: also of what is a customer's own. */
export const rightsOfPerson = ({ sitting, customer }: Subject): SQL =>
  sitting
    ? sql`(select * from ${rightsOfHeld(sittingsOfSamePerson(sitting, keysOf))} of_tests union all
        select ${COLUMNS} from ${entitlements} where sitting_id is null
          and customer_id = (select bought.customer_id from ${sittings} bought where bought.id = ${sitting}::uuid))`
    : sql`(select * from ${rightsOf(sittingsOfCustomer(customer ?? null))} of_tests union all
        select ${COLUMNS} from ${entitlements} where sitting_id is null and customer_id = ${customer ?? null}::uuid)`

/** Whether anything of a sitting's report is open, as a condition on its alias. */
export const isAnythingOpen = (alias: SQL): SQL => sql`(exists (select from ${entitlements} own
  where (own.sitting_id = ${alias}.id or own.id = ${alias}.opened_by_id) and own.revoked_at is null)
  or ${isOpenByPlan(alias)})`

/** Whether a plan opened a sitting's report, as a condition on its alias. */
export const isOpenByPlan = (alias: SQL): SQL => sql`exists (select from ${subscription_openings} opened
  where opened.sitting_id = ${alias}.id and opened.given_back_at is null)`
