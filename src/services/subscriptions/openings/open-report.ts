import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { isOwned } from '@/domain/catalog/owned'
import type { BuiltKind } from '@/domain/exam/kinds'
import { asksForHelp } from '@/domain/questionnaires/help-reasons'
import { partsOfPlan, planOpens, REPORT_LEVELS } from '@/domain/subscriptions/opens'
import { orders, sittings, subscription_openings } from '@/payload-schema'
import { addTestsIn } from '../../accounts/add-tests'
import type { Deps } from '../../deps'
import { ownedParts } from '../../orders/owned-parts'
import { closeOrders } from '../../privacy/close-orders'
import { Refusal } from '../../refusal'
import { helpOf } from '../../reports/help-of'
import { isMeasured } from '../../reports/is-measured'
import type { OwnSitting } from '../../sittings/find-sitting'
import { lockSitting } from '../../sittings/lock-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { inTransaction, type TransactionHandle } from '../../transaction'
import { answerTo, customerOf } from '../../visitors/person'
import type { Viewer } from '../../visitors/viewer'
import { lockOwnPlan } from '../lock-own-plan'
import { findOwnPlan, type OwnPlan } from '../own-subscription'
import { tellOpening } from './tell-opening'

type Asked = { sitting: OwnSitting; viewer: Viewer }

/**
 * What the plan of who is signed in makes of the report of a test that is theirs, or was begun in this browser without an
 * account; null: they have none, all that it opens is open, there is nothing to open, or its result asks for help.
 */
export const planForReport = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: Asked,
): Promise<CallData<'order.skuCheck'>['plan']> => {
  const kind = kindOf(formOf(sitting))
  if (sitting.state !== 'valid' || REPORT_LEVELS[kind] === null) return null
  const customer = await customerOf(deps, viewer)
  if (customer === null || (await answerTo(deps, { sitting, viewer, deed: 'open' })) !== 'yes') return null
  const db = deps.payload.db.drizzle
  const plan = await findOwnPlan(deps, { db, customer })
  if (!plan?.access.open || (await isAllOpen(deps, { db, sitting }))) return null
  // Nothing is offered beside a result that asks for help (docs/decisions/0018).
  if (asksForHelp(await helpOf(db, sitting))) return null
  const told = tellOpening({ plan, needs: REPORT_LEVELS[kind], kind: 'tests' })
  // Nothing is counted for a score that could not be measured.
  const wasted = told?.opens === 'counted' && !(await isMeasured(db, sitting.id))
  return wasted ? null : told
}

/**
 * Opens the full report of a test with the plan of who is signed in, because they said so; it stays open when the plan
 * has ended. A test that was begun in this browser without an account becomes theirs by that. As with a test that came with a
 * purchase (orders/held/open-by-held-test.ts), an unpaid order of the sitting is closed.
 * @throws Refusal loginNeeded, notConfirmed, notInPlan, planUsedUp, paymentUnderWay.
 */
export const openReportByPlan = async (deps: Deps, { sitting, viewer }: Asked): Promise<{ opened: true }> => {
  const customer = await customerOf(deps, viewer)
  if (customer === null) throw new Refusal('loginNeeded')
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  const kind = kindOf(formOf(sitting))
  const measured = await isMeasured(deps.payload.db.drizzle, sitting.id)
  return inTransaction(deps, async (transaction) => {
    const { db } = transaction
    // The customer first, as everywhere: the test may not be theirs yet.
    const plan = await lockOwnPlan(deps, { transaction, customer })
    await lockSitting(db, sitting.id)
    // Undone with the rest, where the plan does not open it.
    if (sitting.customer === null)
      await addTestsIn(deps, { db, customerId: customer, numbers: [sitting.number], viewer })
    if (await isAllOpen(deps, { db, sitting })) return { opened: true }
    if (asksForHelp(await helpOf(db, sitting))) throw new Refusal('notInPlan')
    refuseUnopened({ plan, kind, measured })
    const placed = await db.select({ id: orders.id }).from(orders).where(eq(orders.sitting, sitting.id))
    await closeOrders(deps, { db, ids: placed.map(({ id }) => id) })
    const at = plan.now.toISOString()
    const { subscription, sitting: its } = subscription_openings
    const opening = { periodStart: plan.period?.start ?? at, openedAt: at, givenBackAt: null }
    await db
      .insert(subscription_openings)
      .values({ subscription: plan.row.id, sitting: sitting.id, ...opening })
      .onConflictDoUpdate({ target: [subscription, its], set: opening })
    // Whoever opens it keeps it, though the reader of a letter wanted it erased.
    await db.update(sittings).set({ eraseAt: null }).where(eq(sittings.id, sitting.id))
    return { opened: true }
  })
}

const refuseUnopened = ({ plan, kind, measured }: { plan: OwnPlan; kind: BuiltKind; measured: boolean }) => {
  const { left } = plan.left.tests
  const opens = planOpens({ needs: REPORT_LEVELS[kind], has: plan.access.level, left })
  if (opens === 'none_left') throw new Refusal('planUsedUp')
  if (opens === 'not_in_plan' || (opens === 'counted' && !measured)) throw new Refusal('notInPlan')
}

const isAllOpen = async (
  deps: Pick<Deps, 'now'>,
  { db, sitting }: { db: Deps['payload']['db']['drizzle'] | TransactionHandle; sitting: OwnSitting },
): Promise<boolean> =>
  isOwned({
    parts: partsOfPlan(kindOf(formOf(sitting))),
    held: await ownedParts(deps, { db, subject: { sitting: sitting.id } }),
  })
