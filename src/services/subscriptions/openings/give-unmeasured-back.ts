import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import { reports, sittings, subscription_events, subscription_openings } from '@/payload-schema'
import type { Deps } from '../../deps'
import { isMeasuredResult } from '../../reports/is-measured'
import type { Transaction } from '../../transaction'
import { queueNote } from '../move-subscription'
import { clockOf, type SubscriptionRow, termsOf } from '../subscription-row'

/**
 * A test whose result turned out not to count, after a plan had opened its report, is not counted, of whichever period
 * (docs/decisions/0040): it was found abnormal, or what it measures could not be measured. Its person is told, once.
 */
export const giveUnmeasuredBack = async (
  deps: Pick<Deps, 'now'>,
  { transaction, row }: { transaction: Transaction; row: SubscriptionRow },
): Promise<void> => {
  if (termsOf(row).allowance.tests === null) return
  const at = clockOf(deps, row).toISOString()
  const { db } = transaction
  const { id, subscription, sitting, givenBackAt } = subscription_openings
  const opened = await db
    .select({ id, state: sittings.state, result: reports.result })
    .from(subscription_openings)
    .innerJoin(sittings, eq(sittings.id, sitting))
    .leftJoin(reports, eq(reports.sitting, sitting))
    .where(and(eq(subscription, row.id), isNull(givenBackAt)))
  const wasted = opened.filter(({ state, result }) => state === 'abnormal' || !isMeasuredResult(result))
  if (wasted.length === 0) return
  const ids = wasted.map((one) => one.id)
  await db.update(subscription_openings).set({ givenBackAt: at }).where(inArray(id, ids))
  for (const opening of ids) {
    const key = `${row.id}:given_back:${opening}`
    const [noted] = await db
      .insert(subscription_events)
      .values({ subscription: row.id, kind: 'given_back', key, at, by: 'plumbline' })
      .onConflictDoNothing({ target: subscription_events.key })
      .returning({ id: subscription_events.id })
    if (noted) await queueNote({ transaction, row, note: 'given_back', key })
  }
}
