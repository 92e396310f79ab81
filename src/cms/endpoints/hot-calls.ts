import { CALLS, type CallId } from '@/domain/api/calls'
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
  const calls: HotCalls = new Map(
    HOT.map((id) => {
      const { method, path } = CALLS[id]
      const slug = path
        .replace(/^\/api/, '')
        .split('/')
        .slice(1)
      return [`${method} ${path}`, (request: OwnRequest) => answerOwnCall(request, slug)]
    }),
  )
  ;(globalThis as { plumblineHotCalls?: HotCalls }).plumblineHotCalls = calls
}
