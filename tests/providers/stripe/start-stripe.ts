import Stripe from 'stripe'
import { z } from 'zod'
import { createBehaviour } from '../lib/behaviour.ts'
import { createIdempotency } from '../lib/idempotency.ts'
import type { ProviderCall } from '../lib/provider-call.ts'
import { createProviderEvents } from '../lib/provider-events.ts'
import { startProvider } from '../lib/start-provider.ts'
import { createTestClock } from '../lib/test-clock.ts'
import { age, createAccount } from './account.ts'
import { stripeApi } from './api.ts'
import { type Buyer, createBuyer } from './buyer.ts'
import { createDoings } from './doings.ts'
import { type EventBody, presentEvent } from './present.ts'
import { stripeError } from './refusals.ts'
import { createStranger } from './stranger.ts'

export const STRIPE_KEYS = {
  secretKey: 'sk_test_localprovider',
  publishableKey: 'pk_test_localprovider',
  webhookSecret: 'whsec_localprovider',
}

/** Stripe on this machine: the calls our gateway uses, with its errors, its events and its signatures. */
export const startStripe = async ({ port, webhookUrl }: { port?: number; webhookUrl?: string } = {}) => {
  const clock = createTestClock()
  const behaviour = createBehaviour()
  const account = createAccount(clock)
  const events = createProviderEvents<EventBody>({
    clock,
    behaviour,
    sign: (body, nowMs) => ({ 'stripe-signature': signed({ body, nowMs }) }),
    bodyOf: presentEvent,
  })
  events.deliverTo(webhookUrl ?? null)
  const doings = createDoings({ account, events })
  const buyer = createBuyer({ account, doings })
  const provider = await startProvider<EventBody>({
    port,
    clock,
    behaviour,
    events,
    idempotency: createIdempotency({ clock }),
    passes: (ms) => age(account, ms / 1000),
    keyHeader: 'idempotency-key',
    keeps: () => true,
    calls: stripeApi({ account, doings, events, secretKey: STRIPE_KEYS.secretKey }),
    doings: buyerCalls(buyer),
    words: {
      noSuchCall: (asked) => stripeError({ status: 404, message: `Unrecognized request URL (${asked}).` }),
      fault: (status) =>
        stripeError(FAULTS[status] ?? { status, type: 'api_error', message: 'An error at Stripe.' }),
      keyInUse: (key) =>
        stripeError({
          status: 409,
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this key (${key}).`,
        }),
      otherParameters: (key) =>
        stripeError({
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with (${key}).`,
        }),
    },
    books: () => ({
      sessions: [...account.sessions.values()],
      payments: [...account.payments.values()],
      charges: [...account.charges.values()],
      refunds: [...account.refunds.values()],
      disputes: [...account.disputes.values()],
      transactions: [...account.transactions.values()],
      plans: [...account.plans.values()],
      invoices: [...account.invoices.values()],
      events: events.all().map(({ id, payload, state, tries }) => ({ id, type: payload.type, state, tries })),
    }),
  })
  return { ...provider, account, buyer, doings, stranger: createStranger({ account, doings }) }
}
export type LocalStripe = Awaited<ReturnType<typeof startStripe>>

const FAULTS: Record<number, Parameters<typeof stripeError>[0]> = {
  429: { status: 429, code: 'rate_limit', message: 'Too many requests hit the API too quickly.' },
  409: { status: 409, code: 'lock_timeout', message: 'This object cannot be accessed right now.' },
}

const signer = new Stripe(STRIPE_KEYS.secretKey)

/** As Stripe signs, by its own SDK. */
export const signed = ({
  body,
  nowMs,
  secret = STRIPE_KEYS.webhookSecret,
}: {
  body: string
  nowMs: number
  secret?: string
}) => signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(nowMs / 1000) })

const named = z.strictObject({ session: z.string(), card: z.string().optional() })
const step = z.strictObject({ session: z.string(), decision: z.enum(['approve', 'refuse']) })
const arrival = z.strictObject({ session: z.string(), came: z.boolean() })
const carded = z.strictObject({ plan: z.string(), card: z.enum(['works', 'declines']) })
const refund = z.strictObject({ session: z.string(), minorUnits: z.int().positive() })
const outcome = z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) })
const settled = z.strictObject({ refund: z.string(), status: z.enum(['succeeded', 'failed']) })

/** The buyer over HTTP, for a browser whose Stripe.js is a stand-in, and for tests in another process. */
const buyerCalls = (buyer: Buyer): ProviderCall[] => {
  const call = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    work: (given: z.output<Schema>) => unknown,
  ): ProviderCall => ({
    name: `test.${name}`,
    method: 'POST',
    path: `/test/buyer/${name}`,
    handle: ({ text }) => ({ status: 200, body: work(schema.parse(JSON.parse(text))) ?? { ok: true } }),
  })
  return [
    call('session', named, ({ session }) => {
      const { id, status, amount, currency, email, locale, returnUrl } = buyer.session(session)
      return { id, status, amount, currency, email, locale, returnUrl }
    }),
    call('confirm', named, ({ session, card }) => buyer.confirm(session, card)),
    call('step', step, ({ session, decision }) => buyer.answerStep(session, decision)),
    call('arrive', arrival, ({ session, came }) => buyer.arrive(session, came)),
    call('card', carded, ({ plan, card }) => buyer.setCard(plan, card)),
    call('dispute', named, ({ session }) => ({ dispute: buyer.dispute(session) })),
    call('close-dispute', outcome, ({ dispute, status }) => buyer.closeDispute(dispute, status)),
    call('refund', refund, ({ session, minorUnits }) => ({ refund: buyer.refund(session, minorUnits) })),
    call('settle-refund', settled, (given) => buyer.settleRefund(given.refund, given.status)),
  ]
}
