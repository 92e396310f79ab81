import type Stripe from 'stripe'
import type { Locale } from '@/domain/locale/locales'
import { toProviderMinorUnits } from '@/domain/money/money'
import { GATEWAY_METHODS } from '@/domain/orders/payment-methods'
import type { CreateIntentRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import { ourMark } from '../our-mark'

export const sessionParams = (request: CreateIntentRequest): Stripe.Checkout.SessionCreateParams => {
  const { currency, description } = request
  const metadata = {
    app: ourMark(),
    order_id: request.orderId,
    order_number: request.orderNumber,
    attempt: String(request.attempt),
  }
  return {
    mode: 'payment',
    ui_mode: 'elements',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: minorUnits(request),
          product_data: { name: description },
        },
      },
    ],
    // A filter over what the account's dashboard offers.
    allowed_payment_method_types: [...methodTypes(request.method)],
    customer_email: request.email,
    return_url: request.returnUrl,
    locale: LOCALES[request.locale],
    // The currency shown is the currency charged.
    adaptive_pricing: { enabled: false },
    metadata,
    // On the payment as well: from there its charge bears them into the books.
    payment_intent_data: { description, metadata },
  }
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
  throw new GatewayError({ kind: 'declined_request', code: 'method_not_offered' })
}

const minorUnits = ({ amount, currency }: CreateIntentRequest): number => {
  try {
    return toProviderMinorUnits({ amount, currency }).minorUnits
  } catch (cause) {
    throw new GatewayError({ kind: 'declined_request', code: 'inexpressible_amount', cause })
  }
}
