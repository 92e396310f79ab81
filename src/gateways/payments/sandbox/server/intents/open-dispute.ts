import { z } from 'zod'
import type { WireIntent } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { newId } from '../store/new-id'
import { recordEvent } from '../store/record-event'
import { presentIntent } from './intent-row'
import { leftOf } from './left-of'

export const openDisputeParams = z.strictObject({
  intent: z.string().min(1).max(100),
  /** Everything that is left, unless given. */
  amount: z.int().positive().optional(),
})

type Opening = { ctx: Context; params: z.infer<typeof openDisputeParams> }

/** The buyer's bank takes the money back, until the dispute is decided. Answers with the intent. */
export const openDispute = ({ ctx, params }: Opening): WireIntent => {
  const { store, clock } = ctx
  const intent = presentIntent({ store, intentId: params.intent })
  const left = leftOf(intent)
  const amount = params.amount ?? left
  if (amount === 0 || amount > left) {
    throw new ApiError({
      status: 400,
      code: 'dispute_too_large',
      message: `No more than ${left} can be disputed.`,
    })
  }
  store
    .prepare("INSERT INTO disputes (id, intent_id, amount, status, created_ms) VALUES (?,?,?,'open',?)")
    .run(newId('sdp'), intent.id, amount, clock())
  recordEvent({ ctx, type: 'intent.disputed', intentId: intent.id })
  return presentIntent({ store, intentId: intent.id })
}
