import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '../gateway'
import { GatewayError } from '../gateway-error'
import { createTimedFetch, type Fetch } from '../timed-fetch'
import { accountOf } from './account-of'
import { createSandboxCaller } from './call-sandbox'
import { verifySandboxWebhook } from './verify-sandbox-webhook'
import { eventPageSchema, intentSchema, movementPageSchema, type WireIntent } from './wire'

export type SandboxGatewayOptions = {
  /** Where our server reaches the provider, e.g. http://127.0.0.1:4010. */
  apiUrl: string
  /** The provider's origin as a browser sees it. */
  publicUrl: string
  secretKey: string
  /** During a rotation both the new and the old one. */
  webhookSecret: string | readonly string[]
  fetch?: Fetch
  /** Milliseconds since 1970; for the tolerance of signatures. */
  clock?: () => number
}

export const createSandboxGateway = (options: SandboxGatewayOptions): PaymentGateway => {
  const { apiUrl, publicUrl, secretKey, fetch = createTimedFetch(), clock = Date.now } = options
  const secrets = [options.webhookSecret].flat()
  const account = accountOf(secretKey)
  const call = createSandboxCaller({ apiUrl, secretKey, fetch })
  const intentPath = (intentId: string) => `/v1/intents/${encodeURIComponent(intentId)}`

  const fetchIntent = async (intentId: string) =>
    toFact(await call({ method: 'GET', path: intentPath(intentId), answer: intentSchema }))

  return {
    id: 'sandbox',
    livemode: false,
    publicKey: null,
    takes: () => true,
    fetchIntent,
    capture: null,

    async createIntent(request) {
      const intent = await call({
        method: 'POST',
        path: '/v1/intents',
        idempotencyKey: request.idempotencyKey,
        answer: intentSchema,
        body: {
          amount: request.amount,
          currency: request.currency,
          description: request.description,
          return_url: request.returnUrl,
          metadata: {
            order_id: request.orderId,
            order_number: request.orderNumber,
            attempt: request.attempt,
          },
        },
      })
      const form = new URL(`/form/${intent.id}`, publicUrl)
      form.searchParams.set('client_secret', intent.client_secret)
      return { intentId: intent.id, clientSecret: intent.client_secret, formUrl: form.href }
    },

    async cancelIntent(intentId) {
      try {
        return toFact(
          await call({
            method: 'POST',
            path: `${intentPath(intentId)}/cancel`,
            answer: intentSchema,
            body: {},
          }),
        )
      } catch (error) {
        if (error instanceof GatewayError && error.code === 'intent_unexpected_state')
          return fetchIntent(intentId)
        throw error
      }
    },

    async refund({ refundId, intentId, amount, idempotencyKey }) {
      const body = { intent: intentId, amount, metadata: { refund_id: refundId } }
      return toFact(
        await call({ method: 'POST', path: '/v1/refunds', idempotencyKey, answer: intentSchema, body }),
      )
    },

    async verifyWebhook({ rawBody, headers }) {
      const nowSeconds = Math.floor(clock() / 1000)
      return verifySandboxWebhook({ rawBody, headers, secrets, account, nowSeconds })
    },

    async listEvents({ since }) {
      const path = since === null ? '/v1/events' : `/v1/events?after=${encodeURIComponent(since)}`
      const page = await call({ method: 'GET', path, answer: eventPageSchema })
      const events = page.data.map((event) => ({
        eventId: event.id,
        type: event.type,
        intentId: event.data.object?.id ?? null,
        livemode: event.livemode,
        createdAt: new Date(event.created * 1000),
        delivered: event.delivered,
      }))
      return { events, cursor: page.cursor ?? since, hasMore: page.has_more }
    },

    async listMovements({ from, to, cursor }) {
      const span = new URLSearchParams({ from: String(from.getTime()), to: String(to.getTime()) })
      if (cursor !== null) span.set('after', cursor)
      const path = `/v1/movements?${span}`
      const page = await call({ method: 'GET', path, answer: movementPageSchema })
      const movements = page.data.map((line) => ({
        kind: line.kind,
        ref: line.id,
        amount: line.amount,
        currency: line.currency,
        intentId: line.intent,
        orderId: line.order_id,
        ours: line.order_id !== null,
        createdAt: new Date(line.created_ms),
      }))
      return { movements, cursor: page.cursor ?? cursor, hasMore: page.has_more }
    },
  }
}

const toFact = (intent: WireIntent): PaymentFact => {
  const failedRefunds = intent.refunds.filter(({ failed }) => failed).map(refundOf)
  return {
    provider: 'sandbox',
    intentId: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    orderId: intent.metadata?.order_id ?? null,
    attempt: intent.metadata?.attempt ?? null,
    livemode: intent.livemode,
    charges: intent.charges.map(({ id, amount }) => ({ ref: id, amount })),
    refunds: intent.refunds.filter(({ failed }) => !failed).map(refundOf),
    ...(failedRefunds.length > 0 ? { failedRefunds } : {}),
    disputes: intent.disputes.map(({ id, amount, status }) => ({ ref: id, amount, status })),
    ...(intent.failure_code === null ? {} : { failureCode: intent.failure_code }),
  }
}

const refundOf = ({ id, amount, metadata }: WireIntent['refunds'][number]) => ({
  ref: id,
  amount,
  refundId: metadata?.refund_id ?? null,
})
