import { z } from 'zod'
import { PAYMENT_KINDS } from '../../exam/kinds'
import { RECEIPT_STATES } from '../../orders/receipt-state'
import { PAID_METHODS } from '../../orders/seen-payment'
import type { CallRows } from '../call-row'
import { slug } from '../centre-shapes'
import { soldPlan } from '../plan-shapes'
import {
  email,
  gateway,
  locale,
  number12,
  orderStatus,
  part,
  partText,
  purchase,
  quote,
  tier,
  uuid,
} from '../shapes'

export const payCalls = {
  'pay.create': {
    method: 'POST',
    path: '/pay/pay/order/create',
    purpose: 'Places an order for a report tier at a price that the server computes.',
    owner: 'sitting',
    deed: 'buy',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    hot: true,

    body: z.strictObject({ examOrderNumber: number12, skuId: uuid, ...purchase }),
    data: z.object({ orderNumber: number12, quote, status: orderStatus, expiresAt: z.string() }),
  },
  'pay.start': {
    method: 'POST',
    path: '/pay/vip/pay/create',
    purpose: 'Opens a payment at a provider, or gives the open one back.',
    owner: 'order',
    deed: 'buy',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    hot: true,

    body: z.strictObject({
      orderNumber: number12,
      gateway: gateway,
      method: z.string().max(40),
      hl: locale,
    }),
    data: z.object({
      orderNumber: number12,
      gateway,
      method: z.string(),
      /** What the provider's form or script needs; without it the screen says that a parameter is missing. */
      payCode: z.string(),
      /** Page of the provider's own origin to embed; null: the provider brings a script. */
      form: z.object({ url: z.string(), origin: z.string() }).nullable(),
      /** What that script gets beside the pay code (a publishable key, a client id). */
      publicKey: z.string().nullable(),
    }),
  },
  'pay.info': {
    method: 'POST',
    path: '/pay/pay/check/payInfo',
    purpose: 'An order with its quote.',
    owner: 'order',
    deed: 'read',
    lane: 'work',

    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      /** null: it is for no sitting, but for a course. */
      examOrderNumber: number12.nullable(),
      /** The course that it opens, while that is published; null: it is for a sitting. */
      course: slug.nullable(),
      status: orderStatus,
      email: z.string(),
      country: z.string(),
      /** What kind of product it is; a code that no screen shows. */
      productKind: z.enum(PAYMENT_KINDS),
      sku: z.object({ tier, name: z.string(), parts: z.array(partText) }),
      /** Of a plan: what follows its first payment. null: it sells no plan. */
      plan: soldPlan.nullable(),
      quote,
      createdAt: z.string(),
      expiresAt: z.string(),
      paidAt: z.string().nullable(),
      /** When the last of its money was given back, once all of it was. */
      refundedAt: z.string().nullable(),
      /**
       * How it was paid, and the provider's number of that payment, which its buyer may quote. null: not with money, or not
       * yet; nor is it told to who was merely handed the receipt's link. `method` null: that is not known.
       */
      payment: z.object({ method: z.enum(PAID_METHODS).nullable(), transaction: z.string() }).nullable(),
      /** Unpaid, and other orders opened all that it sells: there is nothing to pay for. */
      alreadyOwned: z.boolean(),
    }),
  },
  'pay.check': {
    method: 'POST',
    path: '/pay/pay/check/status',
    purpose: 'Asks the provider about the latest attempt and says where the order stands.',
    owner: 'order',
    deed: 'read',
    lane: 'work',
    limit: { max: 240, windowSeconds: 60 },
    hot: true,

    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      /** null: it is for no sitting. */
      examOrderNumber: number12.nullable(),
      /** The state that the visitor sees: waiting for them, pending at the provider, or the end. */
      state: z.enum(['waiting', 'pending', 'paid', 'failed', 'expired', 'refunded']),
      failureCode: z.string().nullable(),
      /** Seconds until the report opens by itself. */
      opensAfterSeconds: z.int(),
      email: z.string(),
    }),
  },
  'pay.resend': {
    method: 'POST',
    path: '/pay/pay/order/resend',
    purpose: 'Sends the receipt again, to another address if one is given.',
    owner: 'order',
    deed: 'tell',
    lane: 'work',
    limit: { max: 10, windowSeconds: 3600 },

    /** `email`: another address, which is the report's from then on. */
    body: z.strictObject({ orderNumber: number12, email: email.optional() }),
    data: z.object({ email: z.string() }),
  },
  'pay.mail': {
    method: 'POST',
    path: '/pay/pay/order/mail',
    purpose: 'The state of the newest mail with the receipt. null: there is none yet.',
    owner: 'order',
    deed: 'read',
    lane: 'work',

    body: z.strictObject({ orderNumber: number12 }),
    data: z
      .object({ email: z.string(), state: z.enum(RECEIPT_STATES), sentAt: z.string().nullable() })
      .nullable(),
  },
  'pay.status': {
    method: 'GET',
    path: '/api/vip/pay/status/:examOrderNumber',
    purpose: 'Whether a sitting has a paid order, and what is open.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    params: z.object({ examOrderNumber: number12 }),
    data: z.object({ paid: z.boolean(), tiers: z.array(tier), openParts: z.array(part) }),
  },
} as const satisfies CallRows
