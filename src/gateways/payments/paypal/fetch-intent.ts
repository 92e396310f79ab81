import type { PaymentFact } from '@/domain/orders/payment-fact'
import { logger } from '@/gateways/logs/log'
import { GatewayError } from '../gateway-error'
import type { Client } from './client'
import { findIntent } from './find-intent'
import { type FoundDispute, listDisputes } from './list-disputes'
import { type Account, isCaptured, toPaymentFact } from './to-payment-fact'
import type { WireOrder } from './wire'

type Lookup = {
  call: Client
  account: Account
  /** An order's id, or that of a capture or a refund of one. */
  intentId: string
}

const log = logger('payments')

export const fetchIntent = async ({ call, account, intentId }: Lookup): Promise<PaymentFact> =>
  factOf({ call, account, intentId, order: await findIntent({ call, id: intentId }) })

/** A PayPal order as it is now, with its disputes, which PayPal lists elsewhere. */
export const factOf = async ({
  call,
  account,
  intentId,
  order,
}: Lookup & { order: WireOrder }): Promise<PaymentFact> =>
  toPaymentFact({ order, account, disputes: await disputesOf({ call, order, intentId }) })

type Asked = { call: Client; order: WireOrder; intentId: string }

/** null: they cannot be read now. */
const disputesOf = async ({ call, order, intentId }: Asked): Promise<FoundDispute[] | null> => {
  const [{ amount, payments }] = order.purchase_units
  const captured = payments.captures.filter(isCaptured)
  try {
    const found = await Promise.all(
      captured.map(({ id }) => listDisputes({ call, captureId: id, currency: amount.currency })),
    )
    return found.flat()
  } catch (error) {
    // An event about a dispute or a refund names a capture or a refund: it must be handled again until this succeeds.
    if (!(error instanceof GatewayError) || intentId !== order.id) throw error
    log.warn('the disputes of a PayPal payment could not be read', { intentId, code: error.code })
    return null
  }
}
