import type { Context } from '../context'
import { newId } from './new-id'

export type EventType =
  | 'intent.created'
  | 'intent.requires_action'
  | 'intent.payment_failed'
  | 'intent.succeeded'
  | 'intent.canceled'
  | 'intent.refunded'
  | 'intent.refund_failed'
  | 'intent.disputed'
  | 'intent.dispute_won'
  | 'intent.dispute_lost'

/** Stored in the transaction of what it reports, so neither exists without the other. webhooks/start-delivery.ts sends it. */
export const recordEvent = ({ ctx, type, intentId }: { ctx: Context; type: EventType; intentId: string }) => {
  const now = ctx.clock()
  const plan = ctx.behaviour.planDelivery(now)
  ctx.store
    .prepare(
      'INSERT INTO events (id, type, intent_id, created_ms, state, copies, next_ms) VALUES (?,?,?,?,?,?,?)',
    )
    .run(newId('sevt'), type, intentId, now, plan.dropped ? 'dropped' : 'pending', plan.copies, plan.nextMs)
  if (!plan.holdsOthers) return
  ctx.store.prepare("UPDATE events SET next_ms = ? WHERE state = 'pending' AND tries = 0").run(plan.nextMs)
}
