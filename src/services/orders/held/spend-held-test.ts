import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { TEST_OF_PART } from '@/domain/catalog/built-parts'
import { comesWithAnother, giversOf } from '@/domain/catalog/gifts'
import { SKU_TIERS } from '@/domain/catalog/parts'
import { BUILT_KINDS, type BuiltKind } from '@/domain/exam/kinds'
import { entitlements, orders, sittings } from '@/payload-schema'
import type { TransactionHandle } from '../../transaction'
import { countsFor, givingSittings } from '../../visitors/person'
import type { Viewer } from '../../visitors/viewer'

const json = (values: readonly string[]): SQL => sql`${JSON.stringify(values)}::jsonb`

/** Parts that are this kind of test. */
const partsOf = (kind: BuiltKind): string[] =>
  Object.entries(TEST_OF_PART).flatMap(([part, each]) => (each === kind ? [part] : []))

/** The kinds of test that may come with another purchase. */
export const HELD_KINDS = BUILT_KINDS.filter(comesWithAnother)

/** Whether an entitlement, called `own`, is for the first report of its sitting that is still paid. */
export const isFirstReport = sql`(own.tier in (select jsonb_array_elements_text(${json(SKU_TIERS)})) and not exists (
  select from ${entitlements} earlier
  where earlier.sitting_id = own.sitting_id and earlier.revoked_at is null
    and earlier.tier in (select jsonb_array_elements_text(${json(SKU_TIERS)})) and (earlier.granted_at, earlier.id) < (own.granted_at, own.id)
))`

/** Whether an entitlement of this alias has a part that is this kind of test. */
const hasPart = (alias: SQL, kind: BuiltKind): SQL =>
  sql`${alias}.parts ?| array(select jsonb_array_elements_text(${json(partsOf(kind))}))`

/**
 * Whether an entitlement, called `own`, was bought by paying the difference to an earlier one that has the same part and is
 * still paid (docs/decisions/0033): it is the same part, and its test comes once.
 */
const isTakenOver = (kind: BuiltKind): SQL => sql`(exists (
  select from ${orders} bought where bought.id = own.order_id and bought.discounts @> '[{"kind":"owned"}]'::jsonb
) and exists (
  select from ${entitlements} earlier
  where earlier.sitting_id = own.sitting_id and earlier.revoked_at is null
    and (earlier.granted_at, earlier.id) < (own.granted_at, own.id) and ${hasPart(sql`earlier`, kind)}
))`

/** Whether an entitlement, called `own`, brings a kind of test. */
const brings = (
  kind: BuiltKind,
): SQL => sql`((${hasPart(sql`own`, kind)} and not ${isTakenOver(kind)}) or (${isFirstReport}
  and exists (select from ${sittings} giver where giver.id = own.sitting_id
    and coalesce(giver.form->>'kind', 'iq') in (select jsonb_array_elements_text(${json(giversOf(kind))})))))`

/** Whether no valid sitting of a kind has used what an entitlement holds of it. */
const isUnused = (kind: SQL): SQL => sql`not exists (
  select from ${sittings} used
  where used.opened_by_id = own.id and used.state = 'valid' and used.form->>'kind' = ${kind}
)`

/**
 * A test that came with another one, as a part (docs/decisions/0053) or a gift (gifts.ts), is used by the first valid
 * sitting of it: for the browser that bought it, or one that holds the link of its receipt. Called as that sitting becomes
 * valid, inside its transaction; an abnormal sitting never gets here, so it uses nothing up. The entitlement is locked and
 * looked at again, so that of two sittings handed in at once one is opened: the statement that waits for the lock does not
 * see what was stored meanwhile, the next one does.
 */
export const spendHeldTest = async (
  db: TransactionHandle,
  { sittingId, kind, viewer, now }: { sittingId: string; kind: BuiltKind; viewer: Viewer; now: Date },
): Promise<void> => {
  if (!comesWithAnother(kind)) return
  await spend(db, { sittingId, kind, whose: sql`own.sitting_id in (${givingSittings({ viewer, now })})` })
}

/** Whether an entitlement, called `own`, of those that `whose` allows brings a kind of test that was not taken yet. */
export const isHeld = ({ kind, whose }: { kind: BuiltKind; whose: SQL }): SQL =>
  sql`(own.revoked_at is null and ${brings(kind)} and ${whose} and ${isUnused(sql`${kind}`)})`

/** Uses up the oldest entitlement, called `own`, of those that `whose` allows. */
export const spend = async (
  db: TransactionHandle,
  { sittingId, kind, whose }: { sittingId: string; kind: BuiltKind; whose: SQL },
): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select own.id from ${entitlements} own
    where ${isHeld({ kind, whose })}
    order by own.granted_at, own.id limit 1 for update`)
  const [held] = rows
  if (held)
    await db.execute(sql`
      update ${sittings} set opened_by_id = own.id from ${entitlements} own
      where own.id = ${held.id}::uuid and ${isUnused(sql`${kind}`)}
        and "sittings"."id" = ${sittingId}::uuid and "sittings"."opened_by_id" is null`)
}

/**
 * The same when the test was taken before the purchase: the buyer's newest valid sitting of each test that an order
 * brings is opened, where nothing opened it yet.
 */
export const openTakenTests = async (
  db: TransactionHandle,
  { orderId }: { orderId: string },
): Promise<void> => {
  for (const kind of HELD_KINDS) {
    await db.execute(sql`
      update ${sittings} set opened_by_id = own.id
      from ${entitlements} own
      where own.order_id = ${orderId}::uuid and ${brings(kind)} and ${isUnused(sql`${kind}`)}
        and "sittings"."id" = (
          select taken.id from ${sittings} taken
          where exists (select from ${sittings} bought where bought.id = own.sitting_id
              and ${countsFor(sql`bought`, sql`taken`)})
            and taken.state = 'valid' and taken.form->>'kind' = ${kind} and taken.opened_by_id is null
            and not exists (select from ${entitlements} sold where sold.sitting_id = taken.id and sold.revoked_at is null)
          order by taken.confirmed_at desc limit 1
        )`)
  }
}
