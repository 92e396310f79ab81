import Stripe from 'stripe'
import { z } from 'zod'
import type { Answer, CallRequest, ProviderCall } from '../lib/provider-call.ts'
import type { ProviderEvents } from '../lib/provider-events.ts'
import { type Account, keep, newId, type Session } from './account.ts'
import type { Doings } from './doings.ts'
import { listPage } from './list-page.ts'
import * as params from './params.ts'
import { type MakeCall, planCalls, soldPlan } from './plan-calls.ts'
import { planSessionCreate } from './plan-params.ts'
import {
  type EventBody,
  presentCharge,
  presentDispute,
  presentEvent,
  presentRefund,
  presentSession,
  presentTransaction,
} from './present.ts'
import { noSuch, refuse } from './refusals.ts'
import { SMALLEST_CHARGES } from './smallest-charges.ts'

type Served = { account: Account; doings: Doings; events: ProviderEvents<EventBody>; secretKey: string }

const DAY_SECONDS = 24 * 60 * 60

/** Exactly the calls that our gateway uses; anything else, and any parameter too many, is refused. */
export const stripeApi = ({ account, doings, events, secretKey }: Served): ProviderCall[] => {
  const call: MakeCall = ([name, method, path], schema, handle) => ({
    name,
    method,
    path,
    handle: (request): Answer => {
      authorize({ request, secretKey })
      expireDue()
      doings.billing.passTime()
      const form = method === 'GET' ? request.query : new URLSearchParams(request.text)
      return { status: 200, body: handle(params.parseParams(schema, form), request.params[0] ?? '') }
    },
  })
  const expireDue = () => {
    for (const session of account.sessions.values())
      if (session.status === 'open' && session.expires <= account.now()) doings.expire(session)
  }
  const sessionOf = (id: string) => account.sessions.get(id) ?? noSuch('checkout.session', id)
  const ofPayment = <T extends { payment: string | null }>(rows: Map<string, T>, payment: string) =>
    [...rows.values()].filter((row) => row.payment === payment)

  return [
    call(['sessions.create', 'POST', '/v1/checkout/sessions'], sessionCreate, (given) => {
      const currency = given.line_items[0]?.price_data.currency ?? ''
      const sold = given.mode === 'subscription' ? soldPlan(account, given) : { amount: totalOf(given) }
      const { amount } = sold
      if (amount < (SMALLEST_CHARGES[currency] ?? 0) && !('sells' in sold && amount === 0))
        refuse({ code: 'amount_too_small', message: `The total is too small to be charged in ${currency}.` })
      const id = newId('cs_test')
      const row: Session = {
        id,
        clientSecret: `${id}_secret_${newId('s')}`,
        mode: given.mode,
        status: 'open',
        currency,
        email: given.customer_email,
        locale: given.locale,
        returnUrl: given.return_url,
        description: given.line_items[0]?.price_data.product_data.name ?? '',
        metadata: given.metadata,
        paymentMetadata: given.mode === 'payment' ? given.payment_intent_data.metadata : {},
        payment: null,
        created: account.now(),
        expires: account.now() + DAY_SECONDS,
        ...sold,
      }
      return presentSession({ account, row: keep(account.sessions, row) })
    }),
    call(
      ['sessions.retrieve', 'GET', '/v1/checkout/sessions/:id'],
      params.sessionRetrieve,
      ({ expand }, id) => presentSession({ account, row: sessionOf(id), expand }),
    ),
    call(
      ['sessions.expire', 'POST', '/v1/checkout/sessions/:id/expire'],
      params.sessionExpire,
      ({ expand }, id) => {
        const row = sessionOf(id)
        if (row.status !== 'open')
          refuse({
            message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${row.status}.`,
          })
        doings.expire(row)
        return presentSession({ account, row, expand })
      },
    ),
    call(
      ['sessions.list', 'GET', '/v1/checkout/sessions'],
      params.sessionList,
      ({ payment_intent, subscription, expand = [], ...page }) => {
        const rows = [...account.sessions.values()].filter((row) =>
          payment_intent ? row.payment === payment_intent && !row.sells : row.plan === subscription,
        )
        const inside = expand.map((path) => path.replace(/^data\./, ''))
        return listPage({ rows, page, show: (row) => presentSession({ account, row, expand: inside }) })
      },
    ),
    call(['charges.retrieve', 'GET', '/v1/charges/:id'], params.nothing, (_, id) =>
      presentCharge({ account, row: account.charges.get(id) ?? noSuch('charge', id) }),
    ),
    call(
      ['refunds.create', 'POST', '/v1/refunds'],
      params.refundCreate,
      ({ payment_intent, amount, metadata }) => {
        const payment =
          account.payments.get(payment_intent) ?? noSuch('payment_intent', payment_intent, 'payment_intent')
        const charge = account.charges.get(payment.charge ?? '')
        if (!charge || charge.failed)
          return refuse({
            message: `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
          })
        return presentRefund({ account, row: doings.refund({ charge, amount, metadata }) })
      },
    ),
    call(['refunds.retrieve', 'GET', '/v1/refunds/:id'], params.nothing, (_, id) =>
      presentRefund({ account, row: account.refunds.get(id) ?? noSuch('refund', id) }),
    ),
    call(['refunds.list', 'GET', '/v1/refunds'], params.refundList, ({ payment_intent, ...page }) =>
      listPage({
        rows: ofPayment(account.refunds, payment_intent),
        page,
        show: (row) => presentRefund({ account, row }),
      }),
    ),
    call(['disputes.retrieve', 'GET', '/v1/disputes/:id'], params.nothing, (_, id) =>
      presentDispute({ account, row: account.disputes.get(id) ?? noSuch('dispute', id) }),
    ),
    call(['disputes.list', 'GET', '/v1/disputes'], params.disputeList, ({ payment_intent, ...page }) =>
      listPage({
        rows: ofPayment(account.disputes, payment_intent),
        page,
        show: (row) => presentDispute({ account, row }),
      }),
    ),
    call(['events.list', 'GET', '/v1/events'], params.eventList, ({ types, ...page }) => {
      const known = events.all().map((event) => ({ ...event, created: Math.floor(event.createdMs / 1000) }))
      const rows = known.filter(({ payload }) => !types || types.includes(payload.type))
      return listPage({ rows, page, show: presentEvent })
    }),
    call(
      ['balance_transactions.list', 'GET', '/v1/balance_transactions'],
      params.balanceTransactionList,
      ({ expand, ...page }) =>
        listPage({
          rows: [...account.transactions.values()],
          page,
          show: (row) => presentTransaction({ account, row, expand }),
        }),
    ),
    ...planCalls({ account, doings, call }),
  ]
}

const sessionCreate = z.discriminatedUnion('mode', [params.paymentSessionCreate, planSessionCreate])

const totalOf = ({ line_items }: z.output<typeof params.paymentSessionCreate>): number =>
  line_items.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0)

const authorize = ({ request, secretKey }: { request: CallRequest; secretKey: string }) => {
  if (request.headers.authorization !== `Bearer ${secretKey}`)
    refuse({ status: 401, message: 'Invalid API Key provided' })
  if (request.headers['stripe-version'] !== Stripe.API_VERSION)
    refuse({ message: `This account is played at version ${Stripe.API_VERSION} of the API only.` })
}
