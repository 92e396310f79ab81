import type { Locale } from '@/domain/locale/locales'
import type { Currency } from '@/domain/money/currencies'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { createGateway, type GatewayOptions } from '@/gateways/payments/paypal/create-gateway'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { type Paypal, startPaypal } from '../../../providers/paypal/start-paypal'

export const ORDER_ID = '0b0a4f7e-5d0a-4a53-9a34-7c4f6a2f1c11'
export const REFUND_ID = '6f1d2c3b-0000-4000-8000-00000000000a'

/** The adapter before the stand-in, both by the stand-in's clock. */
export const startPair = async (options: Partial<GatewayOptions> = {}) => {
  const paypal = await startPaypal()
  return { paypal, gateway: gatewayTo(paypal, options) }
}

export const gatewayTo = (paypal: Paypal, options: Partial<GatewayOptions> = {}) =>
  createGateway({
    ...PAYPAL_KEYS,
    mode: 'sandbox',
    apiUrl: paypal.url,
    clock: paypal.clock.now,
    ...options,
  })

type Asked = { amount?: number; currency?: Currency; attempt?: number; locale?: Locale; key?: string }

export const intentRequest = ({
  amount = 1999,
  currency = 'USD',
  attempt = 1,
  locale = 'EN',
  key,
}: Asked = {}) => ({
  orderId: ORDER_ID,
  orderNumber: '7K3N5QZ0V9XB',
  attempt,
  amount,
  currency,
  description: 'Order 7K3N5QZ0V9XB',
  brand: 'Plumbline',
  idempotencyKey: key ?? `ord_${ORDER_ID}_a${attempt}`,
  locale,
  email: 'buyer@example.com',
  method: 'paypal',
  returnUrl: 'http://localhost:3000/US/exam/1/pay/check?hl=EN&orderNumber=7K3N5QZ0V9XB',
})

/** An order that the buyer has paid. */
export const payOne = async (
  { paypal, gateway }: Awaited<ReturnType<typeof startPair>>,
  asked: Asked = {},
) => {
  const { intentId } = await gateway.createIntent(intentRequest(asked))
  paypal.doings.approve(intentId)
  const fact = await gateway.captureIntent?.({ intentId, idempotencyKey: `cap_${intentId}` })
  return { intentId, captureId: fact?.charges[0]?.ref ?? '', fact }
}

/** What a call was refused with. */
export const refusalOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof GatewayError)) throw new Error(`no GatewayError but ${error}`)
  const { kind, code, httpStatus, outcomeUnknown } = error
  return { kind, code, httpStatus, outcomeUnknown }
}
