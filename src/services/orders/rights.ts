import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { TEST_OF_PART } from '@/domain/catalog/built-parts'
import { GIFT_OF } from '@/domain/catalog/gifts'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import { entitlements, sittings } from '@/payload-schema'
import { sittingsOfSamePerson } from '../visitors/person'
import type { Subject } from './subject/subject'

const ownPart = sql.join(
  [...new Set([...Object.values(TEST_OF_PART), ...Object.values(GIFT_OF)])].map(
    (kind) => sql`when ${kind} then ${EXAM_KINDS[kind].resultPart}::text`,
  ),
  sql` `,
)

/**
 * Every right to parts of a report, as a table: what an order opened for its own sitting, and the report of another test
 * that came with it as a part (docs/decisions/0053) or a gift. A refund closes both. Columns: id, order_id, sitting_id,
 * customer_id, parts, granted_at, revoked_at.
 */
export const rights: SQL = sql`(
  select id, order_id, sitting_id, customer_id, parts, granted_at, revoked_at from ${entitlements}
  union all
  select own.id, own.order_id, held.id, null, jsonb_build_array(case held.form->>'kind' ${ownPart} end),
    own.granted_at, own.revoked_at
  from ${sittings} held join ${entitlements} own on own.id = held.opened_by_id
)`

/** Which rows of `rights`, called `held`, are of the person whose subject this is, as a condition. */
export const heldByPerson = ({ sitting, customer }: Subject): SQL =>
  sitting
    ? sql`(held.sitting_id in (${sittingsOfSamePerson(sitting)})
        or held.customer_id = (select bought.customer_id from ${sittings} bought where bought.id = ${sitting}::uuid))`
    : sql`(held.customer_id = ${customer ?? null}::uuid
        or held.sitting_id in (select own.id from ${sittings} own where own.customer_id = ${customer ?? null}::uuid))`
