import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { CERTIFICATES, paypalSignature } from '../../../providers/paypal/sign-webhook'

export const NOW = Date.parse('2026-11-22T02:00:00Z')

export const bytes = (text: string) => Buffer.from(text)

export const ORIGIN = 'https://api.sandbox.paypal.com'

export const EVENT = {
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource_type: 'capture',
  resource: {
    id: '3C679366HH908993F',
    supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
    payee: { merchant_id: PAYPAL_KEYS.merchantId },
  },
}

export const BODY = bytes(JSON.stringify(EVENT))

export const ACCEPTED = {
  ok: true,
  eventId: 'WH-1',
  type: EVENT.event_type,
  intentId: '5O190127TN364715T',
  livemode: false,
}

export const refused = (reason: string) => ({ ok: false, reason })

type Signed = { nowMs?: number; webhookId?: string; key?: string; changed?: Record<string, string> }

export const sign = (body: Uint8Array = BODY, { nowMs = NOW, changed = {}, ...rest }: Signed = {}) => ({
  ...paypalSignature({ body, nowMs, origin: ORIGIN, ...rest }),
  ...changed,
})

export const GOOD_CHAIN = CERTIFICATES.signing + CERTIFICATES.authority

type Answer = { status?: number; text?: string }

/** A gateway of PayPal's own places, whose certificate host answers this; and what it was asked for. */
export const receiver = ({ status = 200, text = GOOD_CHAIN, now = NOW }: Answer & { now?: number } = {}) => {
  const asked: string[] = []
  const time = { now }
  const gateway = createPaypalGateway({
    ...PAYPAL_KEYS,
    mode: 'sandbox',
    clock: () => time.now,
    fetch: async (url) => {
      asked.push(url)
      return url.endsWith('UNKNOWN') ? new Response('', { status: 404 }) : new Response(text, { status })
    },
  })
  const verify = (headers: Record<string, string>, rawBody: Uint8Array = BODY) =>
    gateway.verifyWebhook({ rawBody, headers: new Headers(headers) })
  return { asked, time, verify }
}
