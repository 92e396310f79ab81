import { depsOf } from '@/services/deps'
import { receiveEvent } from '@/services/orders/receive-event'
import type { OwnEndpoint } from '../own-endpoint'

const MOST_BYTES = 256 * 1024

/** POST /api/{provider}/webhooks. 200 only once the event is durable; a missing or wrong signature is 400. */
export const webhookEndpoint: OwnEndpoint = {
  path: '/sandbox/webhooks',
  method: 'post',
  handler: async (req) => {
    const rawBody = new Uint8Array(await req.arrayBuffer())
    if (rawBody.byteLength > MOST_BYTES)
      return Response.json({ result: 413, message: 'tooLarge' }, { status: 413 })
    const received = await receiveEvent(depsOf(req.payload), {
      provider: 'sandbox',
      rawBody,
      headers: req.headers,
    })
    if (!received.ok) return Response.json({ result: 400, message: received.reason }, { status: 400 })
    return Response.json({ result: 200, data: {} })
  },
}
