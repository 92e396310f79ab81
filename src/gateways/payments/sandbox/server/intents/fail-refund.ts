import type { WireIntent } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { recordEvent } from '../store/record-event'
import { presentIntent, type RefundRow } from './intent-row'

/** A refund that was made fails: a bank may send it back weeks later. Answers with the intent. */
export const failRefund = ({ ctx, refundId }: { ctx: Context; refundId: string }): WireIntent => {
  const { store, clock } = ctx
  const row = store.prepare('SELECT * FROM refunds WHERE id = ?').get(refundId) as RefundRow | undefined
  if (!row || row.failed_ms !== null)
    throw new ApiError({ status: 404, code: 'refund_not_found', message: 'There is no such refund.' })
  store.prepare('UPDATE refunds SET failed_ms = ? WHERE id = ?').run(clock(), refundId)
  recordEvent({ ctx, type: 'intent.refund_failed', intentId: row.intent_id })
  return presentIntent({ store, intentId: row.intent_id })
}
