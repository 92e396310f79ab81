import type { WireIntent } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { recordEvent } from '../store/record-event'
import { presentIntent, requireIntent, setIntentStatus } from './intent-row'

/** Final, and idempotent: canceling a canceled intent answers the same. A payment that succeeded is refunded instead. */
export const cancelIntent = ({ ctx, intentId }: { ctx: Context; intentId: string }): WireIntent => {
  const { store } = ctx
  const { status } = requireIntent({ store, intentId })
  if (status === 'succeeded' || status === 'processing') {
    throw new ApiError({
      status: 400,
      code: 'intent_unexpected_state',
      message: `An intent that is ${status} cannot be canceled.`,
    })
  }
  if (status !== 'canceled') {
    setIntentStatus({ store, intentId, status: 'canceled' })
    store
      .prepare("UPDATE challenges SET state = 'superseded' WHERE intent_id = ? AND state = 'open'")
      .run(intentId)
    recordEvent({ ctx, type: 'intent.canceled', intentId })
  }
  return presentIntent({ store, intentId })
}
