import { CALL_IDS, rowOf } from '@/domain/api/calls'
import { processGlobals } from '@/front/process-globals'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'
import { answerOwnCall } from './answer-own-call'

/**
 * Hands the front (src/front/hot-calls.ts) the calls of a visitor's way for which Next's routing costs more than their
 * work, those with `hot` in their row; it then need not ask Next for them. The endpoint is the same; before this module is
 * loaded, and in development, they come the usual way.
 */
export const offerHotCalls = (): void => {
  const webhooks = GATEWAY_IDS.map((id) => ({ method: 'POST', path: `/api/${id}/webhooks` }))
  processGlobals().hotCalls = new Map(
    [...CALL_IDS.map(rowOf).filter(({ hot }) => hot), ...webhooks].map(({ method, path }) => {
      const slug = path
        .replace(/^\/api/, '')
        .split('/')
        .slice(1)
      return [`${method} ${path}`, (request) => answerOwnCall(request, slug)]
    }),
  )
}
