import type { z } from 'zod'
import type { CallRow } from './call-row'
import { appCalls } from './calls/app'
import { articleCalls } from './calls/article'
import { certificateCalls } from './calls/certificate'
import { courseCalls } from './calls/course'
import { dailyCalls } from './calls/daily'
import { dataCalls } from './calls/data'
import { examCalls } from './calls/exam'
import { gameCalls } from './calls/game'
import { helpCalls } from './calls/help'
import { orderCalls } from './calls/order'
import { packageCalls } from './calls/package'
import { payCalls } from './calls/pay'
import { paymentCalls } from './calls/payment'
import { planCalls } from './calls/plan'
import { protocolCalls } from './calls/protocol'
import { purchaseCalls } from './calls/purchase'
import { questionCalls } from './calls/question'
import { reportCalls } from './calls/report'
import { reviewCalls } from './calls/review'
import { secretCalls } from './calls/secret'
import { sittingCalls } from './calls/sitting'
import { skuCalls } from './calls/sku'
import { subscriptionCalls } from './calls/subscription'
import { unsubscribeCalls } from './calls/unsubscribe'
import { userCalls } from './calls/user'

/**
 * Every call that the product serves, one row each, by noun in `calls/`; put together as docs/decisions/0020a says. A
 * browser asks by ui/api/call.ts or call-early.ts; the request passes front/steps.ts. The noun of a call is the file of its handler,
 * `sitting.save` in sitting.ts; cms/endpoints/index.ts lists these files. Made from the rows: docs/openapi.json, the
 * table of calls in docs/product.md, the lanes of the front, and addresses.ts, which is all that a browser loads of them.
 */
export const CALLS = {
  ...appCalls,
  ...protocolCalls,
  ...paymentCalls,
  ...examCalls,
  ...sittingCalls,
  ...questionCalls,
  ...orderCalls,
  ...skuCalls,
  ...packageCalls,
  ...reportCalls,
  ...certificateCalls,
  ...payCalls,
  ...dataCalls,
  ...articleCalls,
  ...courseCalls,
  ...helpCalls,
  ...dailyCalls,
  ...reviewCalls,
  ...secretCalls,
  ...gameCalls,
  ...unsubscribeCalls,
  ...userCalls,
  ...purchaseCalls,
  ...planCalls,
  ...subscriptionCalls,
} as const

export type CallId = keyof typeof CALLS

export const CALL_IDS = Object.keys(CALLS) as CallId[]

/** A call's row without what only its own types know. */
export const rowOf = (id: CallId): CallRow => CALLS[id]

type Rows = typeof CALLS
type In<Row, Key extends string> =
  Row extends Record<Key, infer T extends z.ZodType> ? { [K in Key]: z.input<T> } : unknown
type Out<Row, Key extends string> =
  Row extends Record<Key, infer T extends z.ZodType> ? { [K in Key]: z.output<T> } : unknown

/** What a caller hands over. */
export type CallInput<Id extends CallId> = In<Rows[Id], 'params'> &
  In<Rows[Id], 'query'> &
  In<Rows[Id], 'body'>
/** What a handler receives, parsed. */
export type CallParsed<Id extends CallId> = Out<Rows[Id], 'params'> &
  Out<Rows[Id], 'query'> &
  Out<Rows[Id], 'body'>
export type CallData<Id extends CallId> = z.output<Rows[Id]['data']>

/** The one envelope of every answer (docs/decisions/0020). */
export type Envelope<Data> =
  | { result: 200; data: Data }
  | {
      result: number
      message: string
      data?: undefined
      issues?: { path: string; message: string }[]
      /** Of `loginNeeded`, in the browser that began a test: whose account it is in, masked. */
      account?: string
    }
