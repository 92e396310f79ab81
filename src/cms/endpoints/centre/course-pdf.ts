import { readCourse } from '@/content/centre/courses'
import { courseCalls } from '@/domain/api/calls/course'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { readReader } from '@/services/centre/level-of'
import { depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { viewerOf } from '@/services/visitors/viewer'
import { PERSONAL, refusalOf } from '../define-endpoints'
import { enforceLimit } from '../enforce-limit'
import { drawnFile, fileAnswer } from '../file-answer'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'
import { readChapter } from './view-courses'

const NAME = 'course.pdf'
const LIMIT = { max: 120, windowSeconds: 600 }

/** GET /api/course/chapter/{id}/{number}/pdf: a chapter as a file, for who may open it; refused as `course.chapter` is. */
export const coursePdfEndpoint: OwnEndpoint = {
  path: '/course/chapter/:id/:number/pdf',
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
  const deps = depsOf(req.payload)
  const viewer = viewerOf(req.headers)
  await enforceLimit(deps, { name: NAME, viewer, limit: LIMIT })
  const { params, query } = courseCalls['course.chapter']
  const { id, number } = params.parse(req.routeParams)
  const hl = new URL(req.url, 'http://localhost').searchParams.get('hl') ?? undefined
  const { hl: locale = DEFAULT_LOCALE } = query.parse({ hl })
  const chapter = await readChapter({ id, number, locale, reader: await readReader(deps, viewer) })
  const course = await readCourse({ id, locale })
  if (!course) throw new HttpRefusal('notFound')
  // Only who asks for a file pays for the engine that draws it.
  const { drawChapter } = await import('@/services/centre/draw-chapter')
  // In the language of its text, whose letters it needs.
  const bytes = await drawChapter({ locale: chapter.language, course, chapter })
  return fileAnswer({
    file: drawnFile(bytes),
    req,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${id}-${number}-${chapter.language}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
