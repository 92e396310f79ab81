import { GatewayError } from '../gateway-error'
import type { CallPaypal } from './call-paypal'
import { orderSchema, relativeSchema, type WireOrder } from './wire'

/**
 * The order with this id, or the one that the capture or the refund with this id belongs to: PayPal's ids look all
 * alike, and its events and books name any of them. Throws GatewayError with status 404 when there is none.
 */
export const findOrder = async (call: CallPaypal, id: string): Promise<WireOrder> => {
  const order = await orNull(readOrder(call, id))
  if (order) return order
  const captureOrder = await orNull(orderOfCapture(call, id))
  return captureOrder ?? orderOfRefund(call, id)
}

/** The custom_id of a capture; null: PayPal knows none of this id. */
export const customIdOfCapture = async (call: CallPaypal, id: string): Promise<string | null> => {
  const capture = await orNull(readCapture(call, id))
  return capture?.custom_id ?? null
}

export const pathOf = (collection: string, id: string): string => {
  if (!/^[A-Z0-9-]{1,36}$/.test(id)) throw unknownId()
  return `${collection}/${id}`
}

const readOrder = async (call: CallPaypal, id: string): Promise<WireOrder> =>
  call({ method: 'GET', path: pathOf('/v2/checkout/orders', id), answer: orderSchema })

const readCapture = async (call: CallPaypal, id: string) =>
  call({ method: 'GET', path: pathOf('/v2/payments/captures', id), answer: relativeSchema })

const orderOfCapture = async (call: CallPaypal, id: string): Promise<WireOrder> => {
  const { supplementary_data, links } = await readCapture(call, id)
  const orderId = supplementary_data?.related_ids?.order_id ?? upwards(links, '/v2/checkout/orders/')
  return readOrder(call, orderId ?? '')
}

const orderOfRefund = async (call: CallPaypal, id: string): Promise<WireOrder> => {
  const path = pathOf('/v2/payments/refunds', id)
  const { links } = await call({ method: 'GET', path, answer: relativeSchema })
  return orderOfCapture(call, upwards(links, '/v2/payments/captures/') ?? '')
}

/** Of a link we read the id and nothing else: where we call is ours to say. */
const upwards = (links: readonly { href: string; rel: string }[], below: string): string | undefined =>
  links.find(({ rel, href }) => rel === 'up' && href.includes(below))?.href.split(below)[1]

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GatewayError && error.httpStatus === 404) return null
    throw error
  }
}

const unknownId = () =>
  new GatewayError({ kind: 'declined_request', code: 'INVALID_RESOURCE_ID', httpStatus: 404 })
