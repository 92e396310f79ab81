import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { logger } from '@/gateways/logs/log'
import { provider_events } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { type EventRow, keepLent, leaseDue, leaseOrphans } from './lease-events'

const log = logger('money')

const AT_ONCE = 8

/** What the provider said when it was asked: the watch over the books holds it against them. */
type Told = Pick<typeof provider_events.$inferInsert, 'toldIntent' | 'toldStatus'>
type Group = { provider: string; intentId: string | null; events: EventRow[] }

/**
 * Applies a batch of the inbox (rows of receive-event.ts and pull-events.ts); returns how many events it took. src/worker.ts
 * polls it. All that is told of one payment is settled by one
 * look at it: events are hints, so their order, number and lateness do not matter. One that fails is tried again later
 * and later, and holds up no other.
 */
export const applyEvents = async (deps: Deps): Promise<number> => {
  const orphans = await applyOrphans(deps)
  const due = await leaseDue(deps)
  await settleAll(deps, due)
  return orphans + due.length
}

/**
 * What a worker died with, one payment after the other and before anything new: whatever it died of takes nobody along a
 * second time.
 */
export const applyOrphans = async (deps: Deps): Promise<number> => {
  const orphans = await leaseOrphans(deps)
  if (orphans.length === 0) return 0
  await settleAll(deps, orphans)
  return orphans.length + (await applyOrphans(deps))
}

const settleAll = async (deps: Deps, events: EventRow[]): Promise<void> => {
  if (events.length === 0) return
  const letGo = keepLent(deps, events)
  const waiting = groupByPayment(events)[Symbol.iterator]()
  const work = async () => {
    for (const group of waiting) await settle(deps, group)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(letGo)
}

const groupByPayment = (events: readonly EventRow[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const event of events) {
    const { provider, intentId } = event
    const key = `${provider} ${intentId}`
    const group = groups.get(key) ?? { provider, intentId, events: [] }
    group.events.push(event)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const settle = async (deps: Deps, { provider, intentId, events }: Group): Promise<void> => {
  try {
    await failpoint('event.before_apply', intentId ?? '')
    let told: Told = {}
    const heard = (fact: PaymentFact) => {
      told = { toldIntent: fact.intentId, toldStatus: fact.status }
    }
    const outcome = intentId
      ? await applyPaymentFact(deps, { provider, intentId, heard })
      : 'skipped: the event is about no payment'
    await failpoint('event.after_apply', intentId ?? '')
    await note(deps, { events, state: 'applied', outcome, told, waitSeconds: 0 })
  } catch (error) {
    const outcome = error instanceof Error ? error.message : String(error)
    log.warn('an event could not be worked off and is tried again', { provider, event: events[0]?.id, error })
    const tries = Math.max(...events.map((event) => event.tries))
    // What fails to be noted, too, comes back when the lease is over.
    await note(deps, { events, state: 'failed', outcome, waitSeconds: waitAfter(tries) }).catch(() => {})
  }
}

/** Seconds until another try: 2, 4, 8, ... at most five minutes. */
const waitAfter = (tries: number): number => Math.min(300, 2 ** Math.min(tries, 9))

const note = async (
  { payload, now }: Deps,
  {
    events,
    state,
    outcome,
    told,
    waitSeconds,
  }: {
    events: EventRow[]
    state: 'applied' | 'failed'
    outcome: string
    told?: Told
    waitSeconds: number
  },
): Promise<void> => {
  const at = now()
  await payload.db.drizzle
    .update(provider_events)
    .set({
      ...told,
      state,
      outcome: outcome.slice(0, 500),
      updatedAt: at.toISOString(),
      dueAt: waitSeconds === 0 ? null : new Date(at.getTime() + waitSeconds * 1000).toISOString(),
    })
    .where(
      inArray(
        provider_events.id,
        events.map(({ id }) => id),
      ),
    )
}
