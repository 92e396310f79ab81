import type Stripe from 'stripe'
import type { Locale } from '@/domain/locale/locales'
import { GATEWAY_METHODS } from '@/domain/orders/payment-methods'
import type { PlanOrder } from '@/domain/subscriptions/terms'
import { declinedError } from '../failed-call'
import type { CreatedIntent, CreateIntentRequest } from '../gateway'
import { toWireMoney } from './amounts'
import { callStripe } from './client'
import { writeMark } from './marks'
import { couponParams, planParams } from './plan-params'
import { createdSchema, read } from './wire'

type Creation = { stripe: Stripe; request: CreateIntentRequest }

export const createIntent = async ({ stripe, request }: Creation): Promise<CreatedIntent> => {
  const params = await intentParams({ stripe, request })
  const { idempotencyKey } = request
  return callStripe({ mutates: true }, async () => {
    const session = await stripe.checkout.sessions.create(params, { idempotencyKey })
    const { id, client_secret } = read(createdSchema, session)
    return { intentId: id, clientSecret: client_secret, formUrl: null }
  })
}

const intentParams = async ({ stripe, request }: Creation): Promise<Stripe.Checkout.SessionCreateParams> => ({
  ui_mode: 'elements',
  // A filter over what the account's dashboard offers.
  allowed_payment_method_types: [...methodTypes(request.method)],
  customer_email: request.email,
  return_url: request.returnUrl,
  locale: LOCALES[request.locale],
  // The currency shown is the currency charged.
  adaptive_pricing: { enabled: false },
  metadata: writeMark(request),
  ...(request.plan ? await planOf({ stripe, request, plan: request.plan }) : onceOf(request)),
})

const onceOf = (request: CreateIntentRequest): Stripe.Checkout.SessionCreateParams => {
  const { currency, description } = request
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toWireMoney(request).amount,
          product_data: { name: description },
        },
      },
    ],
    // On the payment as well: Stripe copies it to the charge, where the list of movements reads it.
    payment_intent_data: { description, metadata: writeMark(request) },
  }
}

/** The coupon takes nothing by itself: one that no session came to use is forgotten. */
const planOf = async ({ stripe, request, plan }: Creation & { plan: PlanOrder }) => {
  const params = planParams({ request, plan, coupon: null })
  if (plan.credit === 0) return params
  const idempotencyKey = `${request.idempotencyKey}_credit`
  const { id } = await callStripe({ mutates: false }, () =>
    stripe.coupons.create(couponParams({ request, plan }), { idempotencyKey }),
  )
  return planParams({ request, plan, coupon: id })
}

const LOCALES: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  EN: 'en',
  CN: 'zh',
  FR: 'fr',
  ES: 'es',
  JA: 'ja',
  HK: 'zh-HK',
  DE: 'de',
  PT: 'pt',
  KR: 'ko',
}

/** Wallets are cards to Stripe: its Payment Element shows them where the device has one. */
const METHOD_TYPES: Record<
  (typeof GATEWAY_METHODS.stripe)[number],
  readonly Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[]
> = {
  card: ['card'],
  apple_pay: ['card'],
  google_pay: ['card'],
}

const methodTypes = (method: string) => {
  const known = GATEWAY_METHODS.stripe.find((each) => each === method)
  if (known) return METHOD_TYPES[known]
  throw declinedError('method_not_offered')
}
