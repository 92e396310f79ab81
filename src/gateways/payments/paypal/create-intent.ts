import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import type { CreatedIntent, CreateIntentRequest } from '../gateway'
import { toWireMoney } from './amounts'
import type { Client } from './client'
import { writeMark } from './marks'
import { createdOrderSchema } from './wire'

type Creation = { call: Client; request: CreateIntentRequest }

export const createIntent = async ({ call, request }: Creation): Promise<CreatedIntent> => {
  const { id } = await call({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: request.idempotencyKey,
    answer: createdOrderSchema,
    body: intentParams(request),
  })
  return { intentId: id, clientSecret: id, formUrl: null }
}

/** PayPal's limit; an editor's name may be longer. */
const LONGEST_BRAND = 127

/** The body of POST /v2/checkout/orders. Throws GatewayError for an amount that PayPal does not take. */
export const intentParams = (request: CreateIntentRequest) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: request.orderNumber,
      amount: toWireMoney(request),
      description: request.description,
      custom_id: writeMark({ orderId: request.orderId, attempt: request.attempt, refundId: null }),
      // PayPal takes the money of an invoice once: a second PayPal order for this attempt could not be captured as well.
      invoice_id: `${request.orderNumber}-${request.attempt}`,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: [...request.brand].slice(0, LONGEST_BRAND).join(''),
        locale: payerLocale(request.locale),
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        // No bank transfer that is on its way for days while the buyer waits for a report.
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: request.returnUrl,
        cancel_url: request.returnUrl,
      },
    },
  },
})

/** PayPal's pages take a language with its country, never with its script (`zh-HK`, not `zh-Hant-HK`). */
const payerLocale = (locale: Locale): string => {
  const { tag, country } = LOCALE_FACTS[locale]
  return `${tag.slice(0, 2)}-${country}`
}
