import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ProviderCall } from '../lib/provider-call.ts'
import type { Doings } from './doings.ts'

const script = readFileSync(new URL('./browser-sdk.js', import.meta.url), 'utf8')

const purse = z.strictObject({ purse: z.enum(['pays', 'declines', 'holds']).default('pays') })
const outcome = z.strictObject({ status: z.enum(['COMPLETED', 'DECLINED']) })
const refunded = z.strictObject({ value: z.string().optional() })
const settled = z.strictObject({ status: z.enum(['COMPLETED', 'FAILED']) })
const ended = z.strictObject({ end: z.enum(['won', 'lost']) })
const habits = z
  .strictObject({
    holdRefunds: z.boolean(),
    refundIssue: z.string().nullable(),
    declineIssue: z.string(),
    mayReadDisputes: z.boolean(),
  })
  .partial()

/** The doings over HTTP, for a browser and for tests in another process; and the script in the place of PayPal's own. */
export const doingCalls = (doings: Doings): ProviderCall[] => [
  post('orders/:id/approve', purse, (id, { purse }) => doings.approve(id, purse)),
  post('orders/:id/leave', z.unknown(), (id) => doings.leave(id)),
  post('captures/:id/settle', outcome, (id, { status }) => doings.settle(id, status)),
  post('captures/:id/refund', refunded, (id, { value }) => ({ id: doings.refund(id, value) })),
  post('captures/:id/dispute', z.unknown(), (id) => ({ id: doings.dispute(id) })),
  post('disputes/:id/close', ended, (id, { end }) => doings.closeDispute(id, end)),
  post('refunds/:id/settle', settled, (id, { status }) => doings.settleRefund(id, status)),
  post('habits', habits, (_, changes) => doings.habits(changes)),
  {
    name: 'test.sdk',
    method: 'GET',
    path: '/test/sdk.js',
    handle: () => ({ status: 200, body: script, headers: { 'content-type': 'text/javascript' } }),
  },
]

const post = <T>(
  path: string,
  schema: z.ZodType<T>,
  work: (id: string, order: T) => unknown,
): ProviderCall => ({
  name: `test.${path}`,
  method: 'POST',
  path: `/test/${path}`,
  handle: ({ params, text }) => ({
    status: 200,
    body: work(params[0] ?? '', schema.parse(text === '' ? {} : JSON.parse(text))) ?? { ok: true },
  }),
})
