import { z } from 'zod'
import type { WireIntent } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { recordEvent } from '../store/record-event'
import { type DisputeRow, presentIntent } from './intent-row'

export const closeDisputeParams = z.strictObject({ outcome: z.enum(['won', 'lost']) })

type Closing = { ctx: Context; disputeId: string; params: z.infer<typeof closeDisputeParams> }

/** A dispute is decided once. `won`: by the shop, which gets the money back. Answers with the intent. */
export const closeDispute = ({ ctx, disputeId, params: { outcome } }: Closing): WireIntent => {
  const { store, clock } = ctx
  const row = store.prepare('SELECT * FROM disputes WHERE id = ?').get(disputeId) as DisputeRow | undefined
  if (!row)
    throw new ApiError({ status: 404, code: 'dispute_not_found', message: 'There is no such dispute.' })
  if (row.status !== 'open') {
    throw new ApiError({
      status: 400,
      code: 'dispute_closed',
      message: `This dispute is ${row.status} already.`,
    })
  }
  store.prepare('UPDATE disputes SET status = ?, closed_ms = ? WHERE id = ?').run(outcome, clock(), disputeId)
  recordEvent({ ctx, type: `intent.dispute_${outcome}`, intentId: row.intent_id })
  return presentIntent({ store, intentId: row.intent_id })
}
