import { z } from 'zod'
import { orderCalls } from '@/domain/api/calls/order'
import { locale, number12 } from '@/domain/api/shapes'
import { OWN_DESTINATION } from '@/domain/http/download-destinations'
import type { Locale } from '@/domain/locale/locales'
import { depsOf } from '@/services/deps'
import { type OpenedFile, openFile } from '@/services/reports/download/open-file'
import { findSitting } from '@/services/sittings/find-sitting'
import { viewerOf } from '@/services/visitors/viewer'
import { PERSONAL, readJson, refusalOf, refuseForeignOrigin } from '../define-endpoints'
import { enforceLimit } from '../enforce-limit'
import { fileAnswer } from '../file-answer'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'

const NAME = 'order.fileDown'
/** A reader of files asks for one in parts. */
const LIMIT = { max: 600, windowSeconds: 600 }

const BELOW_API = OWN_DESTINATION.replace(/^\/api/, '')
const asked = z.object({ orderNumber: number12, hl: locale.optional() })

/**
 * A report as a PDF, for who may read it, as `order.file` says: bytes, not an envelope. What is refused is refused as by a
 * call. The POST sends what the page saves; the GET is for readers of files, who ask for parts.
 */
export const reportFileEndpoints: OwnEndpoint[] = [
  {
    path: BELOW_API,
    method: 'post',
    handler: (req) =>
      answering(req, async () => {
        refuseForeignOrigin(req)
        const file = await opened(req, z.strictObject(asked.shape).parse(await readJson(req)))
        return new Response(file.read({ start: 0, end: file.bytes - 1 }), {
          headers: {
            ...headersOf(file, 'attachment'),
            'Content-Length': String(file.bytes),
            ETag: file.etag,
          },
        })
      }),
  },
  {
    path: `${BELOW_API}/:orderNumber/pdf`,
    method: 'get',
    handler: (req) =>
      answering(req, async () => {
        const hl = new URL(req.url, 'http://localhost').searchParams.get('hl') ?? undefined
        const file = await opened(req, asked.parse({ ...req.routeParams, hl }))
        return fileAnswer({ file, req, headers: headersOf(file, 'inline') })
      }),
  },
]

const answering = async (req: CallRequest, answer: () => Promise<Response>): Promise<Response> => {
  try {
    return await answer()
  } catch (error) {
    return refusalOf({ error, headers: new Headers(PERSONAL), req, call: NAME })
  }
}

const opened = async (
  req: CallRequest,
  { orderNumber, hl }: { orderNumber: string; hl?: Locale | undefined },
): Promise<OpenedFile> => {
  const [deps, viewer] = [depsOf(req.payload), viewerOf(req.headers)]
  await enforceLimit(deps, { name: NAME, viewer, limit: LIMIT })
  const { deed } = orderCalls['order.file']
  const sitting = await findSitting(deps, { number: orderNumber, viewer, deed })
  return openFile(deps, { sitting, locale: hl ?? sitting.locale })
}

const headersOf = ({ name }: OpenedFile, disposition: 'attachment' | 'inline') => ({
  ...PERSONAL,
  'Content-Type': 'application/pdf',
  'Content-Disposition': `${disposition}; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
})
