import { readFileSync } from 'node:fs'
import { z } from 'zod'

const file = new URL('./paypal-openapi.json', import.meta.url)
const published = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

const shape = (name: string) =>
  z.fromJSONSchema(published[name] as JsonSchema, { defaultTarget: 'openapi-3.0' })

/** PayPal's published shapes, of which an unknown property breaks each. */
export const SHAPES = {
  orderRequest: shape('orderRequest'),
  captureRequest: shape('captureRequest'),
  refundRequest: shape('refundRequest'),
  order: shape('order'),
  capture: shape('capture'),
  refund: shape('refund'),
  eventList: shape('eventList'),
  requestId: shape('requestId'),
  prefer: shape('prefer'),
}
