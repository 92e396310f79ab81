import type Stripe from 'stripe'
import { z } from 'zod'
import { parseForm } from './form.ts'
import { refuse } from './refusals.ts'

/** A strict schema whose every parameter the SDK has as well, and of a type that the SDK takes. */
export const paramsOf =
  <Params>() =>
  <Shape extends { [Name in keyof Shape]: Name extends keyof Params ? z.ZodType<Params[Name]> : never }>(
    shape: Shape,
  ) =>
    z.strictObject(shape)

export const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
export const text = z.string().min(1).max(500)
export const id = z.string().regex(/^[a-z]+_\w+$/)
export const metadata = z.record(z.string().max(40), text)
const created = z.strictObject({ gte: whole.optional(), lt: whole.optional() })
export const pages = { limit: whole.optional(), ending_before: id.optional(), starting_after: id.optional() }
/** Stripe refuses to expand what is not there. */
export const expand = (...paths: string[]) => z.array(z.enum(paths)).optional()

/** Of a session of any mode. */
export const sessionBasics = {
  ui_mode: z.literal('elements'),
  allowed_payment_method_types: z.array(z.enum(['card'])).min(1),
  customer_email: z.email(),
  return_url: z.url(),
  locale: z.enum(['en', 'zh', 'fr', 'es', 'ja', 'zh-HK', 'de', 'pt', 'ko']),
  adaptive_pricing: paramsOf<Stripe.Checkout.SessionCreateParams.AdaptivePricing>()({ enabled: flag }),
  metadata,
}

export const paymentSessionCreate = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  ...sessionBasics,
  mode: z.literal('payment'),
  line_items: z
    .array(
      paramsOf<Stripe.Checkout.SessionCreateParams.LineItem>()({
        quantity: whole,
        price_data: paramsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole,
          product_data: paramsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()({
            name: text,
          }),
        }),
      }),
    )
    .length(1),
  payment_intent_data: paramsOf<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()({
    description: text,
    metadata,
  }),
})

export const sessionRetrieve = paramsOf<Stripe.Checkout.SessionRetrieveParams>()({
  expand: expand('payment_intent.latest_charge', 'subscription.default_payment_method'),
})
export const sessionExpire = paramsOf<Stripe.Checkout.SessionExpireParams>()({
  expand: expand('payment_intent.latest_charge', 'subscription.default_payment_method'),
})
export const sessionList = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...pages,
  payment_intent: id.optional(),
  subscription: id.optional(),
  expand: expand('data.payment_intent.latest_charge', 'data.subscription.default_payment_method'),
})
export const refundCreate = paramsOf<Stripe.RefundCreateParams>()({
  payment_intent: id,
  amount: whole,
  metadata,
})
export const refundList = paramsOf<Stripe.RefundListParams>()({ ...pages, payment_intent: id })
export const disputeList = paramsOf<Stripe.DisputeListParams>()({ ...pages, payment_intent: id })
export const eventList = paramsOf<Stripe.EventListParams>()({
  ...pages,
  created: created.optional(),
  types: z
    .array(z.string().regex(/^[a-z_.]+$/))
    .max(20)
    .optional(),
})
export const balanceTransactionList = paramsOf<Stripe.BalanceTransactionListParams>()({
  ...pages,
  created: created.optional(),
  expand: expand('data.source'),
})
export const nothing = z.strictObject({})

/** The parameters of a call, or Stripe's 400 that names the wrong one. */
export const parseParams = <Schema extends z.ZodType>(
  schema: Schema,
  form: URLSearchParams,
): z.output<Schema> => {
  const result = schema.safeParse(parseForm(form))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys'
  const param = [...(issue?.path ?? []), ...(unknown ? issue.keys : [])].join('.')
  return refuse({
    code: unknown ? 'parameter_unknown' : 'parameter_invalid',
    message: `${unknown ? 'Received unknown parameter' : 'Invalid or missing parameter'}: ${param}`,
    param,
  })
}
