import { z } from 'zod'
import type { WireIntent } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { newId } from '../store/new-id'
import { recordEvent } from '../store/record-event'
import { presentIntent } from './intent-row'
import { leftOf } from './left-of'

export const createRefundParams = z.strictObject({
  intent: z.string().min(1).max(100),
  amount: z.int().positive(),
  metadata: z.strictObject({ refund_id: z.string().min(1).max(100) }).optional(),
})

type Refund = { ctx: Context; params: z.infer<typeof createRefundParams> }

/** Answers with the intent. Refunds and disputes together never exceed what was charged. */
export const createRefund = ({ ctx, params }: Refund): WireIntent => {
  const { store, clock } = ctx
  const intent = presentIntent({ store, intentId: params.intent })
  const left = leftOf(intent)
  if (intent.charges.length === 0) {
    throw new ApiError({
      status: 400,
      code: 'nothing_charged',
      message: 'This intent has no charge to refund.',
    })
  }
  if (params.amount > left) {
    throw new ApiError({
      status: 400,
      code: 'refund_too_large',
      message: `No more than ${left} can be refunded.`,
    })
  }
  store
    .prepare('INSERT INTO refunds (id, intent_id, amount, refund_id, created_ms) VALUES (?,?,?,?,?)')
    .run(newId('sre'), intent.id, params.amount, params.metadata?.refund_id ?? null, clock())
  recordEvent({ ctx, type: 'intent.refunded', intentId: intent.id })
  return presentIntent({ store, intentId: intent.id })
}
