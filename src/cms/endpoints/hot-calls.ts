import { CALLS, type CallId } from '@/domain/api/calls'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'
import { answerOwnCall, type OwnRequest } from './answer-own-call'

/** The calls of a visitor's way for which Next's routing costs more than their work. None may read what Next caches. */
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

type HotCalls = Map<string, (request: OwnRequest) => Promise<Response | null>>

/**
 * Hands the hot calls to the front (scripts/serve/front/hot-calls.mjs), which then need not ask Next for them. The
 * endpoint is the same; before this module is loaded, and in development, they come the usual way.
 */
export const offerHotCalls = (): void => {
  const webhooks = GATEWAY_IDS.map((id) => ({ method: 'POST', path: `/api/${id}/webhooks` }))
  const calls: HotCalls = new Map(
    [...HOT.map((id) => CALLS[id]), ...webhooks].map(({ method, path }) => {
      const slug = path
        .replace(/^\/api/, '')
        .split('/')
        .slice(1)
      return [`${method} ${path}`, (request: OwnRequest) => answerOwnCall(request, slug)]
    }),
  )
  ;(globalThis as { plumblineHotCalls?: HotCalls }).plumblineHotCalls = calls
}
