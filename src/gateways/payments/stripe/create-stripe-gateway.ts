import { toProviderMinorUnits } from '@/domain/money/money'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway, RefundRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import { ourMark } from '../our-mark'
import { createTimedFetch, type Fetch } from '../timed-fetch'
import { askStripe } from './ask-stripe'
import { factOf, fetchFact } from './fetch-fact'
import { findSession, PAYMENT } from './find-session'
import { listStripeEvents } from './list-stripe-events'
import { listStripeMovements } from './list-stripe-movements'
import { sessionParams } from './session-params'
import { createStripeClient } from './stripe-client'
import { takesMoney } from './takes-money'
import { cameToNothing } from './to-payment-fact'
import { verifyStripeWebhook } from './verify-stripe-webhook'
import { createdSchema, read, refundSchema, sessionSchema } from './wire'

export type StripeGatewayOptions = {
  /** Its prefix tells whether real money moves. */
  secretKey: string
  publishableKey: string
  /** During a rotation both the new and the old one. */
  webhookSecrets: readonly string[]
  apiUrl: string
  fetch?: Fetch
  /** Milliseconds since 1970; for the tolerance of signatures and the first look at the events. */
  clock?: () => number
}

/** A page of a list holds whole objects: some kilobytes each. */
const PAGE_BYTES = 8_000_000

/** Checkout Sessions with our own page: an intent is a session, the payment under it carries the same marks. */
export const createStripeGateway = (options: StripeGatewayOptions): PaymentGateway => {
  const { secretKey, publishableKey, webhookSecrets, apiUrl, clock = Date.now } = options
  const stripe = createStripeClient({
    secretKey,
    apiUrl,
    fetch: options.fetch ?? createTimedFetch({ maxBytes: PAGE_BYTES }),
  })
  const fetchIntent = (id: string) => askStripe({ mutates: false }, () => fetchFact({ stripe, id }))

  return {
    id: 'stripe',
    livemode: /^[a-z]+_live_/.test(secretKey),
    publicKey: publishableKey,
    takes: takesMoney,
    fetchIntent,
    capture: null,

    async createIntent(request) {
      const params = sessionParams(request)
      const { idempotencyKey } = request
      return askStripe({ mutates: true }, async () => {
        const session = await stripe.checkout.sessions.create(params, { idempotencyKey })
        const { id, client_secret } = read(createdSchema, session)
        return { intentId: id, clientSecret: client_secret, formUrl: null }
      })
    },

    async cancelIntent(intentId) {
      const { id } = await askStripe({ mutates: false }, () => findSession({ stripe, id: intentId }))
      try {
        return await askStripe({ mutates: true }, async () => {
          const session = await stripe.checkout.sessions.expire(id, { expand: [PAYMENT] })
          return factOf({ stripe, session: read(sessionSchema, session) })
        })
      } catch (error) {
        if (!isRefused(error)) throw error
        return settled({ fact: await fetchIntent(id), error })
      }
    },

    async refund(request) {
      const session = await askStripe({ mutates: false }, () => findSession({ stripe, id: request.intentId }))
      const payment = session.payment_intent?.id
      if (!payment) throw new GatewayError({ kind: 'declined_request', code: 'nothing_charged' })
      const amount = refundAmount({ request, currency: session.currency })
      const refund = await askStripe({ mutates: true }, async () => {
        const marks = { app: ourMark(), refund_id: request.refundId, ...ordersOf(session.metadata) }
        const params = { payment_intent: payment, amount, metadata: marks }
        const { idempotencyKey } = request
        return read(refundSchema, await stripe.refunds.create(params, { idempotencyKey }))
      })
      if (cameToNothing(refund))
        throw new GatewayError({ kind: 'declined_request', code: refund.failure_reason ?? 'refund_failed' })
      return askStripe({ mutates: true }, () => fetchIntent(session.id))
    },

    verifyWebhook: ({ rawBody, headers }) =>
      verifyStripeWebhook({ stripe, rawBody, headers, secrets: webhookSecrets, nowMs: clock() }),

    listEvents: ({ since }) =>
      askStripe({ mutates: false }, () => listStripeEvents({ stripe, since, nowMs: clock() })),

    listMovements: (span) => askStripe({ mutates: false }, () => listStripeMovements({ stripe, ...span })),
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'declined_request'

/** A session that could not be expired had ended, or is being paid: what it came to is the answer. */
const settled = ({ fact, error }: { fact: PaymentFact; error: unknown }): PaymentFact => {
  if (fact.status === 'requires_payment') throw error
  return fact
}

const refundAmount = ({
  request,
  currency,
}: {
  request: RefundRequest
  currency: PaymentFact['currency']
}) => {
  try {
    return toProviderMinorUnits({ amount: request.amount, currency }).minorUnits
  } catch (cause) {
    throw new GatewayError({ kind: 'declined_request', code: 'inexpressible_amount', cause })
  }
}

const ordersOf = (metadata: Record<string, string>): Record<string, string> =>
  metadata.order_id ? { order_id: metadata.order_id } : {}
