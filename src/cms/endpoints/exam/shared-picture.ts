import { reportCalls } from '@/domain/api/calls/report'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { openShared } from '@/services/reports/share/open-shared'
import { viewerOf } from '@/services/visitors/viewer'
import { PERSONAL, refusalOf } from '../define-endpoints'
import { enforceLimit } from '../enforce-limit'
import { drawnFile, fileAnswer } from '../file-answer'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'

const NAME = 'report.picture'
const LIMIT = { max: 120, windowSeconds: 600 }

/**
 * GET /api/exam/report/shared/{token}/picture.png?hl=XX: the picture of a shared result, for who shows previews of links.
 */
export const sharedPictureEndpoint: OwnEndpoint = {
  path: '/exam/report/shared/:token/picture.png',
  method: 'get',
  handler: async (req) => {
    try {
      return await answer(req)
    } catch (error) {
      return refusalOf({ error, headers: new Headers(PERSONAL), req, call: NAME })
    }
  },
}

const answer = async (req: CallRequest): Promise<Response> => {
  const [deps, viewer] = [depsOf(req.payload), viewerOf(req.headers)]
  const { params, query, limit } = reportCalls['report.shared']
  const { token } = params.parse(req.routeParams)
  const hl = new URL(req.url, 'http://localhost').searchParams.get('hl') ?? undefined
  const { hl: locale = DEFAULT_LOCALE } = query.parse({ hl })
  const view = await openShared(deps, { token, locale })
  if (!view) {
    // Whoever guesses here has no more tries than at the call.
    await enforceLimit(deps, { name: 'report.shared', viewer, limit })
    throw new HttpRefusal('notFound')
  }
  await enforceLimit(deps, { name: NAME, viewer, limit: LIMIT })
  // Only who asks for a picture pays for the engine that draws it.
  const { drawShared } = await import('@/services/reports/share/draw-shared')
  return fileAnswer({
    file: drawnFile(await drawShared({ view, locale })),
    req,
    headers: { ...PERSONAL, 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' },
  })
}
