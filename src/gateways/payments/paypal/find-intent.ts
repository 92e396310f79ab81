import { GatewayError } from '../gateway-error'
import { type Client, pathOf } from './client'
import { orderSchema, relativeSchema, type WireOrder } from './wire'

type Lookup = { call: Client; id: string }

/**
 * The PayPal order with this id, or the one that the capture or the refund with this id belongs to: PayPal's ids all
 * look alike, and its events and reports name any of them.
 * @throws GatewayError declined_request with the status 404 when there is none.
 */
export const findIntent = async ({ call, id }: Lookup): Promise<WireOrder> => {
  const order = await orNull(readOrder({ call, id }))
  if (order) return order
  const captureOrder = await orNull(orderOfCapture({ call, id }))
  return captureOrder ?? orderOfRefund({ call, id })
}

/** The custom_id of a capture; null: PayPal has no capture with this id, or it bears none. */
export const findCustomId = async ({ call, id }: Lookup): Promise<string | null> => {
  const capture = await orNull(readCapture({ call, id }))
  return capture?.custom_id ?? null
}

const readOrder = async ({ call, id }: Lookup): Promise<WireOrder> =>
  call({ method: 'GET', path: pathOf('/v2/checkout/orders', id), answer: orderSchema })

const readCapture = async ({ call, id }: Lookup) =>
  call({ method: 'GET', path: pathOf('/v2/payments/captures', id), answer: relativeSchema })

const orderOfCapture = async ({ call, id }: Lookup): Promise<WireOrder> => {
  const { supplementary_data, links } = await readCapture({ call, id })
  const orderId = supplementary_data?.related_ids?.order_id ?? parentId(links, '/v2/checkout/orders/')
  return readOrder({ call, id: orderId ?? '' })
}

const orderOfRefund = async ({ call, id }: Lookup): Promise<WireOrder> => {
  const path = pathOf('/v2/payments/refunds', id)
  const { links } = await call({ method: 'GET', path, answer: relativeSchema })
  return orderOfCapture({ call, id: parentId(links, '/v2/payments/captures/') ?? '' })
}

/** Only the id of a link is read: its address could lead our call anywhere. */
const parentId = (links: readonly { href: string; rel: string }[], below: string): string | undefined =>
  links.find(({ rel, href }) => rel === 'up' && href.includes(below))?.href.split(below)[1]

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GatewayError && error.httpStatus === 404) return null
    throw error
  }
}
