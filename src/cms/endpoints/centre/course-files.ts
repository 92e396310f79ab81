import path from 'node:path'
import { z } from 'zod'
import { slug } from '@/domain/api/centre-shapes'
import { locale } from '@/domain/api/shapes'
import { attachmentHeader } from '@/domain/http/content-disposition'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { readReader } from '@/services/centre/level-of'
import { openCourseFile } from '@/services/centre/open-course-file'
import { depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { viewerOf } from '@/services/visitors/viewer'
import { PERSONAL, refusalOf } from '../define-endpoints'
import { enforceLimit } from '../enforce-limit'
import { fileAnswer } from '../file-answer'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'
import { findAttachment, findCaptions, findRecording } from './view-recordings'

/** A player asks for a part of a recording each time somebody jumps in it. */
const LIMIT = { max: 600, windowSeconds: 600 }

/** Whoever may open it now may not be the one who asks next from this browser. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

const params = z.object({ id: slug, number: z.coerce.number().int().min(1).max(40) })
const query = z.object({ hl: locale.optional() })

type Asked = Parameters<typeof findRecording>[0]

const fileEndpoint = (
  name: string,
  path: string,
  answer: (asked: Asked, req: CallRequest) => Promise<Response>,
): OwnEndpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    try {
      const [deps, viewer] = [depsOf(req.payload), viewerOf(req.headers)]
      await enforceLimit(deps, { name, viewer, limit: LIMIT })
      const { id, number } = params.parse(req.routeParams)
      const { hl } = query.parse({
        hl: new URL(req.url, 'http://localhost').searchParams.get('hl') ?? undefined,
      })
      const reader = await readReader(deps, viewer)
      return await answer({ id, number, locale: hl ?? DEFAULT_LOCALE, reader }, req)
    } catch (error) {
      return refusalOf({ error, headers: new Headers(PERSONAL), req, call: name })
    }
  },
})

/**
 * What a browser's player, its captions and a download read: bytes, not an envelope. What is refused is refused as by a
 * call, whose rules decide who may (view-courses.ts).
 */
export const courseFileEndpoints: OwnEndpoint[] = [
  fileEndpoint('course.recording', '/course/chapter/:id/:number/recording', async (asked, req) => {
    const { name, type } = await findRecording(asked)
    const file = await opened(name)
    return fileAnswer({ file, req, headers: { ...PRIVATE, 'Content-Type': type } })
  }),

  fileEndpoint(
    'course.captions',
    '/course/chapter/:id/:number/captions',
    async (asked) =>
      new Response(await findCaptions(asked), {
        headers: { ...PRIVATE, 'Content-Type': 'text/vtt; charset=utf-8' },
      }),
  ),

  fileEndpoint('course.attachment', '/course/attachment/:id/:number', async (asked, req) => {
    const { name, type, title } = await findAttachment(asked)
    const extension = path.extname(name).slice(1)
    const disposition = attachmentHeader({ title, extension })
    return fileAnswer({
      file: await opened(name),
      req,
      headers: { ...PRIVATE, 'Content-Type': type, 'Content-Disposition': disposition },
    })
  }),
]

type Opened = NonNullable<Awaited<ReturnType<typeof openCourseFile>>>

const opened = async (name: string): Promise<Opened> => {
  const file = await openCourseFile(name)
  if (!file) throw new HttpRefusal('notFound')
  return file
}
