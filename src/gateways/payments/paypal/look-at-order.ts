import type { PaymentFact } from '@/domain/orders/payment-fact'
import { logger } from '@/gateways/logs/log'
import { GatewayError } from '../gateway-error'
import type { CallPaypal } from './call-paypal'
import { findOrder } from './find-order'
import { type FoundDispute, listDisputes } from './list-disputes'
import { isTaken } from './order-fact'
import type { WireOrder } from './wire'

export type OrderLook = { order: WireOrder; fact: PaymentFact }

type Looking = {
  call: CallPaypal
  /** @param disputes null: not known now. */
  toFact: (order: WireOrder, disputes: readonly FoundDispute[] | null) => PaymentFact
  /** An order's id, or that of a capture or a refund of one. */
  intentId: string
}

const log = logger('payments')

/** An order as PayPal has it now, with its disputes, which PayPal keeps elsewhere. */
export const lookAtOrder = async ({ call, toFact, intentId }: Looking): Promise<OrderLook> => {
  const order = await findOrder(call, intentId)
  return { order, fact: toFact(order, await disputesOf({ call, order, intentId })) }
}

type Asked = { call: CallPaypal; order: WireOrder; intentId: string }

const disputesOf = async ({ call, order, intentId }: Asked): Promise<FoundDispute[] | null> => {
  const [{ amount, payments }] = order.purchase_units
  const taken = payments.captures.filter(isTaken)
  try {
    const found = await Promise.all(
      taken.map(({ id }) => listDisputes(call, { captureId: id, currency: amount.currency })),
    )
    return found.flat()
  } catch (error) {
    // What tells of a dispute or of a refund names a capture or a refund: that is to be asked about again.
    if (!(error instanceof GatewayError) || intentId !== order.id) throw error
    log.warn('the disputes of a PayPal payment could not be read', { intentId, code: error.code })
    return null
  }
}
