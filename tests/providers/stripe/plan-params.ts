import type Stripe from 'stripe'
import { z } from 'zod'
import { expand, flag, id, metadata, pages, paramsOf, sessionBasics, text, whole } from './params.ts'

export { nothing } from './params.ts'

export const planSessionCreate = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  ...sessionBasics,
  mode: z.literal('subscription'),
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
          recurring: paramsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring>()({
            interval: z.enum(['day', 'week', 'month', 'year']),
            interval_count: whole,
          }).optional(),
        }),
      }),
    )
    .min(1)
    .max(2),
  discounts: z
    .array(paramsOf<Stripe.Checkout.SessionCreateParams.Discount>()({ coupon: id }))
    .length(1)
    .optional(),
  payment_method_collection: z.literal('always'),
  subscription_data: paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
    description: text,
    metadata,
    billing_mode: paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData.BillingMode>()({
      type: z.literal('flexible'),
    }),
    trial_period_days: whole.pipe(z.int().min(1).max(730)).optional(),
  }),
})

export const couponCreate = paramsOf<Stripe.CouponCreateParams>()({
  amount_off: whole,
  currency: z.string().regex(/^[a-z]{3}$/),
  duration: z.literal('once'),
  max_redemptions: whole,
  name: z.string().max(40),
})
export const planRetrieve = paramsOf<Stripe.SubscriptionRetrieveParams>()({
  expand: expand('default_payment_method'),
})
export const planUpdate = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal(''), whole]).optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
  proration_behavior: z.literal('none').optional(),
  metadata: metadata.optional(),
})
export const invoiceList = paramsOf<Stripe.InvoiceListParams>()({
  ...pages,
  subscription: id,
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
})
export const invoiceFinalize = paramsOf<Stripe.InvoiceFinalizeInvoiceParams>()({
  auto_advance: flag.refine((advances) => !advances),
})
export const invoicePaymentList = paramsOf<Stripe.InvoicePaymentListParams>()({
  ...pages,
  invoice: id.optional(),
  payment: paramsOf<Stripe.InvoicePaymentListParams.Payment>()({
    type: z.literal('payment_intent'),
    payment_intent: id,
  }).optional(),
  expand: expand('data.invoice', 'data.payment.payment_intent.latest_charge'),
})
