import { z } from 'zod'
import type { WireIntent } from '../../wire'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { closeDispute, closeDisputeParams } from '../intents/close-dispute'
import { createRefund, createRefundParams } from '../intents/create-refund'
import { failRefund } from '../intents/fail-refund'
import { openDispute, openDisputeParams } from '../intents/open-dispute'
import { inTransaction } from '../store/open-store'
import { requireTestControls } from './require-test-controls'

// What happens at a provider without a call of ours, started by a test. Each answers with the intent.

export const handleOpenDispute = (call: Call) =>
  happen({ call, schema: openDisputeParams, execute: (params) => openDispute({ ctx: call.ctx, params }) })

export const handleCloseDispute = (call: Call) =>
  happen({
    call,
    schema: closeDisputeParams,
    execute: (params) => closeDispute({ ctx: call.ctx, disputeId: call.params[0] ?? '', params }),
  })

/** A refund from the provider's own dashboard: it has no id of ours. */
export const handleOwnRefund = (call: Call) =>
  happen({
    call,
    schema: createRefundParams.omit({ metadata: true }),
    execute: (params) => createRefund({ ctx: call.ctx, params }),
  })

export const handleFailRefund = (call: Call) =>
  happen({
    call,
    schema: z.strictObject({}),
    execute: () => failRefund({ ctx: call.ctx, refundId: call.params[0] ?? '' }),
  })

type Happening<T> = { call: Call; schema: z.ZodType<T>; execute: (params: T) => WireIntent }

const happen = async <T>({ call, schema, execute }: Happening<T>): Promise<Reply> => {
  const { ctx, request } = call
  requireTestControls(call)
  const params = parseParams({ schema, value: (await readJson(request)).value })
  const intent = inTransaction({ store: ctx.store, work: () => execute(params) })
  ctx.wakeDelivery()
  return json(200, intent)
}
