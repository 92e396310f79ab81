import { CALLS, type CallId } from '@/domain/api/calls'
import { processGlobals } from '@/front/process-globals'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'
import { answerOwnCall } from './answer-own-call'

/**
 * The calls of a visitor's way for which Next's routing costs more than their work. None may read what Next caches. They
 * are handed over when Next loads app/(payload)/api/[...slug]/route.ts; until then they come by that route.
 */
const HOT: readonly CallId[] = [
  'sitting.start',
  'sitting.claim',
  'sitting.save',
  'sitting.advance',
  'sitting.reaction',
  'sitting.confirm',
  'order.email',
  'order.free',
  'pay.create',
  'pay.start',
  'pay.check',
]

/**
 * Hands the hot calls to the front (src/front/hot-calls.ts), which then need not ask Next for them. The
 * endpoint is the same; before this module is loaded, and in development, they come the usual way.
 */
export const offerHotCalls = (): void => {
  const webhooks = GATEWAY_IDS.map((id) => ({ method: 'POST', path: `/api/${id}/webhooks` }))
  processGlobals().hotCalls = new Map(
    [...HOT.map((id) => CALLS[id]), ...webhooks].map(({ method, path }) => {
      const slug = path
        .replace(/^\/api/, '')
        .split('/')
        .slice(1)
      return [`${method} ${path}`, (request) => answerOwnCall(request, slug)]
    }),
  )
}
