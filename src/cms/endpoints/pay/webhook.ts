import { logger } from '@/gateways/logs/log'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'
import { isDatabaseUnavailable } from '@/services/database-unavailable'
import { depsOf } from '@/services/deps'
import { receiveEvent } from '@/services/inbox/receive-event'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'
import { unavailableAnswer } from '../unavailable-answer'

const log = logger('webhook')
const MOST_BYTES = 256 * 1024

/**
 * POST /api/{provider}/webhooks. 200 only once the event is durable; a missing or wrong signature is 400. The
 * sandbox sends them from webhooks/start-delivery.ts in gateways/payments/sandbox/server. Like the calls of
 * ../hot-calls.ts they are answered without Next (front/hot-calls.ts).
 */
export const webhookEndpoints: OwnEndpoint[] = GATEWAY_IDS.map((provider) => ({
  path: `/${provider}/webhooks`,
  method: 'post',
  handler: async (req) => {
    const rawBody = new Uint8Array(await req.arrayBuffer())
    if (rawBody.byteLength > MOST_BYTES)
      return Response.json({ result: 413, message: 'tooLarge' }, { status: 413 })
    const received = await receiveEvent(depsOf(req.payload), {
      provider,
      rawBody,
      headers: req.headers,
    }).catch((error: unknown) => notKept({ req, error }))
    if (received instanceof Response) return received
    if (!received.ok) return Response.json({ result: 400, message: received.reason }, { status: 400 })
    return Response.json({ result: 200, data: {} })
  },
}))

/** Not acknowledged: the provider sends it again. */
const notKept = ({ req, error }: { req: CallRequest; error: unknown }): Response => {
  if (isDatabaseUnavailable(error)) return unavailableAnswer({ call: 'webhook', asked: req.headers, error })
  log.error('an event was not kept', { request: req.headers.get('x-request-id'), error })
  return Response.json({ result: 500, message: 'failed' }, { status: 500 })
}
