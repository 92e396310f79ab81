import { and, eq, gt, inArray, ne, or, sql } from '@payloadcms/db-postgres/drizzle'
import { dueReminders } from '@/domain/subscriptions/letters/due-reminders'
import { dueNotices } from '@/domain/subscriptions/letters/notices'
import { scheduleOf } from '@/domain/subscriptions/schedule'
import { logger } from '@/gateways/logs/log'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { subscription_events, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { inPages } from '../in-pages'
import { inTransaction, type Transaction } from '../transaction'
import { matchProvider } from './match-provider'
import { moveSubscription, queueNote } from './move-subscription'
import { giveUnmeasuredBack } from './openings/give-unmeasured-back'
import { clockOf, type SubscriptionRow, stateOf, termsOf } from './subscription-row'

const log = logger('plans')

const A_PAGE = 500
/** How many charges ahead reminders are looked for. */
const CHARGES_AHEAD = 2

/**
 * Every minute: ends what is over, sends the reminders that have come due, and stops or resumes billing where the provider
 * does otherwise than the state says. One that fails holds up no other.
 */
export const tendPlans = async (deps: Deps): Promise<string> => {
  let tended = 0
  let failed = 0
  for await (const { id } of inPages((after) => readDue(deps, after))) {
    tended += 1
    await tendPlan(deps, { subscriptionId: id }).catch((error: unknown) => {
      failed += 1
      log.warn('a subscription could not be tended', { subscription: id, error })
    })
  }
  return `tended ${tended} subscriptions, ${failed} failed`
}

const readDue = ({ payload }: Deps, after: string | null): Promise<{ id: string }[]> =>
  payload.db.drizzle
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        or(ne(subscriptions.status, 'ended'), sql`not ${subscriptions.providerStopped}`),
        after === null ? undefined : gt(subscriptions.id, after),
      ),
    )
    .orderBy(subscriptions.id)
    .limit(A_PAGE)

export const tendPlan = async (
  deps: Deps,
  { subscriptionId }: { subscriptionId: string },
): Promise<string> => {
  const row = await inTransaction(deps, async (transaction) => {
    const held = await lockSubscription(transaction, subscriptionId)
    if (!held) return null
    const moved = await moveSubscription(deps, {
      transaction,
      row: held,
      event: { type: 'period_over' },
      by: 'plumbline',
      key: 'over',
    })
    await remind(deps, { transaction, row: moved.row })
    await giveUnmeasuredBack(deps, { transaction, row: moved.row })
    return moved.row
  })
  if (!row) return 'skipped: it is gone'
  return matchProvider(deps, row)
}

/** The customer first, as everybody does who moves their money. */
export const lockSubscription = async (
  { db }: Pick<Transaction, 'db'>,
  id: string,
): Promise<SubscriptionRow | undefined> => {
  await db.execute(sql`select id from customers where id = (select customer_id from subscriptions where id = ${id}::uuid)
    for no key update`)
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return row
}

/** Each once: its event is its proof, and its key. */
const remind = async (
  deps: Pick<Deps, 'now'>,
  { transaction, row }: { transaction: Transaction; row: SubscriptionRow },
): Promise<void> => {
  const now = clockOf(deps, row)
  const its = { terms: termsOf(row), state: stateOf(row) }
  const schedule = scheduleOf({ ...its, zone: row.zone, count: CHARGES_AHEAD })
  const { country, cardExpires } = row
  const notices = dueNotices({ ...its, country, cardExpires, now })
  const sent = await sentOf(transaction, {
    row,
    keys: [...schedule.reminders, ...notices].map(({ key }) => key),
  })
  const due = [
    ...dueReminders({ schedule, sent, now }).map(({ key, kind, about, amount }) => ({
      key,
      note: kind,
      detail: { about, amount },
    })),
    ...notices.filter(({ key }) => !sent.has(key)).map(({ key, note }) => ({ key, note, detail: { note } })),
  ]
  for (const { key: own, note, detail } of due) {
    const key = `${row.id}:reminded:${own}`
    await transaction.db
      .insert(subscription_events)
      .values({ subscription: row.id, kind: 'reminded', key, at: now.toISOString(), by: 'plumbline', detail })
    await queueNote({ transaction, row, note, key })
  }
}

/** Which of some letters, by their own keys, were sent. */
const sentOf = async (
  { db }: Transaction,
  { row, keys }: { row: SubscriptionRow; keys: readonly string[] },
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const prefix = `${row.id}:reminded:`
  const { subscription, key } = subscription_events
  const known = await db
    .select({ key })
    .from(subscription_events)
    .where(
      and(
        eq(subscription, row.id),
        inArray(
          key,
          keys.map((own) => prefix + own),
        ),
      ),
    )
  return new Set(known.map((one) => one.key.slice(prefix.length)))
}

/** A plan that was paid beside another one: nothing of it is kept. */
export const stopPlan = async (
  { payments }: Pick<Deps, 'payments'>,
  { provider, ref }: { provider: string; ref: string },
): Promise<string> => {
  const plans = payments[provider as PaymentGatewayId]?.plans
  if (!plans) return 'skipped: no such gateway'
  await plans.stop(ref)
  return 'stopped'
}
