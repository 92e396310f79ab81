import { z } from 'zod'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { cancelIntent } from '../intents/cancel-intent'
import { createIntent, createIntentParams } from '../intents/create-intent'
import { createRefund, createRefundParams } from '../intents/create-refund'
import { presentIntent } from '../intents/intent-row'
import { inTransaction } from '../store/open-store'
import { requireSecret } from './require-secret'
import { runIdempotent } from './run-idempotent'

export const handleCreateIntent = (call: Call) =>
  idempotentCall({
    call,
    schema: createIntentParams,
    execute: (params) => createIntent({ ctx: call.ctx, params }),
  })

export const handleRefund = (call: Call) =>
  idempotentCall({
    call,
    schema: createRefundParams,
    execute: (params) => createRefund({ ctx: call.ctx, params }),
  })

export const handleReadIntent = ({ ctx, request, url, params: [intentId = ''] }: Call): Reply => {
  requireSecret({ ctx, request })
  parseParams({ schema: z.strictObject({}), value: Object.fromEntries(url.searchParams) })
  return json(200, presentIntent({ store: ctx.store, intentId }))
}

export const handleCancel = async ({ ctx, request, params: [intentId = ''] }: Call): Promise<Reply> => {
  requireSecret({ ctx, request })
  parseParams({ schema: z.strictObject({}), value: (await readJson(request)).value })
  const intent = inTransaction({ store: ctx.store, work: () => cancelIntent({ ctx, intentId }) })
  ctx.wakeDelivery()
  return json(200, intent)
}

type Idempotent<T> = { call: Call; schema: z.ZodType<T>; execute: (params: T) => unknown }

const idempotentCall = async <T>({ call, schema, execute }: Idempotent<T>): Promise<Reply> => {
  const { ctx, request, url } = call
  requireSecret(call)
  const { text, value } = await readJson(request)
  const params = parseParams({ schema, value })
  const reply = await runIdempotent({ ctx, request, url, bodyText: text, execute: () => execute(params) })
  ctx.wakeDelivery()
  return reply
}
