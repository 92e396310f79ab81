import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import type { CreateIntentRequest } from '../gateway'
import { toWireMoney } from './amounts'
import { writeMark } from './order-mark'

/** PayPal's limit; an editor's name may be longer. */
const MOST_OF_BRAND = 127

/** The body of POST /v2/checkout/orders. Throws GatewayError for what PayPal would not take. */
export const orderRequest = (request: CreateIntentRequest) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: request.orderNumber,
      amount: toWireMoney(request),
      description: request.description,
      custom_id: writeMark({ orderId: request.orderId, attempt: request.attempt, refundId: null }),
      // PayPal takes an invoice's money once: a second order for this attempt could not be captured as well.
      invoice_id: `${request.orderNumber}-${request.attempt}`,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: [...request.brand].slice(0, MOST_OF_BRAND).join(''),
        locale: payerLocale(request.locale),
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        // No cheque on its way for days while somebody waits for a report.
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: request.returnUrl,
        cancel_url: request.returnUrl,
      },
    },
  },
})

/** PayPal's pages know a language with its country, never with its script (`zh-HK`, not `zh-Hant-HK`). */
const payerLocale = (locale: Locale): string => {
  const { tag, country } = LOCALE_FACTS[locale]
  return `${tag.slice(0, 2)}-${country}`
}
