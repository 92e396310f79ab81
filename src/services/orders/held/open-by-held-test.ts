import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { TEST_OF_PART } from '@/domain/catalog/built-parts'
import { comesWithAnother, giversOf } from '@/domain/catalog/gifts'
import { SKU_TIERS } from '@/domain/catalog/parts'
import { BUILT_KINDS, type BuiltKind } from '@/domain/exam/kinds'
import { entitlements, orders, sittings } from '@/payload-schema'
import type { Deps } from '../../deps'
import { closeOrders } from '../../privacy/close-orders'
import type { OwnSitting } from '../../sittings/find-sitting'
import { lockSitting } from '../../sittings/lock-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { inTransaction, type TransactionHandle } from '../../transaction'
import { answerTo, givingSittings } from '../../visitors/person'
import type { Viewer } from '../../visitors/viewer'
import { isOpenByPlan } from '../rights'

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
 * Whether an entitlement, called `own`, still holds a test of a kind.
 * @param whose which of them are looked at, as a condition on `own`.
 */
export const isHeld = ({ kind, whose }: { kind: BuiltKind; whose: SQL }): SQL => sql`
  own.revoked_at is null and ${brings(kind)} and ${whose} and ${isUnused(sql`${kind}`)}`

/** Which entitlements, called `own`, a viewer may open a sitting of a kind with. */
const usable = ({ kind, viewer, now }: { kind: BuiltKind; viewer: Viewer; now: Date }): SQL =>
  isHeld({ kind, whose: sql`own.sitting_id in (${givingSittings({ viewer, now })})` })

/** Whether no purchase that still stands has opened a sitting of this alias: one whose money was given back opens nothing. */
const isUnopened = (alias: SQL): SQL => sql`not exists (
  select from ${entitlements} opener where opener.id = ${alias}.opened_by_id and opener.revoked_at is null)`

/** Whether a sitting, by its id, is valid and neither opened, by another test or by a plan, nor paid for. */
const isClosed = (sittingId: string): SQL => sql`exists (
  select from ${sittings} shut where shut.id = ${sittingId}::uuid and shut.state = 'valid' and ${isUnopened(sql`shut`)}
    and not exists (select from ${entitlements} sold where sold.sitting_id = shut.id and sold.revoked_at is null)
    and not ${isOpenByPlan(sql`shut`)})`

type Asked = { sitting: OwnSitting; viewer: Viewer }

/**
 * Whether a test that came with another one, as a part (docs/decisions/0053) or a gift (0057), may open this sitting's
 * report: of the browser or customer that bought it, or of who holds the link of its receipt.
 */
export const hasHeldTest = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: Asked,
): Promise<boolean> => {
  const kind = kindOf(formOf(sitting))
  if (!comesWithAnother(kind) || sitting.state !== 'valid') return false
  if ((await answerTo(deps, { sitting, viewer, deed: 'give' })) !== 'yes') return false
  const { rows } = await deps.payload.db.drizzle.execute<{ held: boolean }>(sql`
    select ${isClosed(sitting.id)} and exists (
      select from ${entitlements} own where ${usable({ kind, viewer, now: deps.now() })}) as held`)
  return rows[0]?.held === true
}

/**
 * Opens a sitting's report with such a test, because its taker said so: it is used up by no sitting that somebody happens to
 * have taken (docs/decisions/0057). The oldest entitlement is locked and looked at again, so that of two sittings for which
 * it is asked at once one is opened: the statement that waits for the lock does not see what was stored meanwhile, the next
 * one does, and where the oldest was used meanwhile there may be another. An order of the sitting that was not paid is
 * closed, so that nobody pays for what is open; what the reader of a letter wanted erased stays.
 * @returns false: there is none, or all were used meanwhile.
 * @throws Refusal paymentUnderWay.
 */
export const openByHeldTest = (deps: Deps, { sitting, viewer }: Asked): Promise<{ opened: boolean }> =>
  inTransaction(deps, async ({ db }) => {
    const kind = kindOf(formOf(sitting))
    if (!comesWithAnother(kind)) return { opened: false }
    await lockSitting(db, sitting.id)
    let used: 'used' | 'meanwhile' | 'none'
    do used = await takeOldest(db, { sitting, usable: usable({ kind, viewer, now: deps.now() }), kind })
    while (used === 'meanwhile')
    if (used === 'none') return { opened: false }
    const placed = await db.select({ id: orders.id }).from(orders).where(eq(orders.sitting, sitting.id))
    await closeOrders(deps, { db, ids: placed.map(({ id }) => id) })
    return { opened: true }
  })

const takeOldest = async (
  db: TransactionHandle,
  { sitting, usable, kind }: { sitting: OwnSitting; usable: SQL; kind: BuiltKind },
): Promise<'used' | 'meanwhile' | 'none'> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select own.id from ${entitlements} own
    where ${usable} and ${isClosed(sitting.id)}
    order by own.granted_at, own.id limit 1 for update of own`)
  const [held] = rows
  if (!held) return 'none'
  const opened = await db.execute(sql`
    update ${sittings} set opened_by_id = own.id, erase_at = null from ${entitlements} own
    where own.id = ${held.id}::uuid and own.revoked_at is null and ${isUnused(sql`${kind}`)}
      and "sittings"."id" = ${sitting.id}::uuid and ${isUnopened(sql`"sittings"`)}
    returning "sittings"."id"`)
  return opened.rows.length > 0 ? 'used' : 'meanwhile'
}
