import { z } from 'zod'
import { certificateCalls } from '@/domain/api/calls/certificate'
import { locale, number12 } from '@/domain/api/shapes'
import { depsOf } from '@/services/deps'
import { findSitting } from '@/services/sittings/find-sitting'
import { viewerOf } from '@/services/visitors/viewer'
import { PERSONAL, refusalOf } from '../define-endpoints'
import { enforceLimit } from '../enforce-limit'
import { drawnFile, fileAnswer } from '../file-answer'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'

const NAME = 'certificate.file'
const LIMIT = { max: 60, windowSeconds: 600 }
const asked = z.object({ orderNumber: number12, hl: locale.optional() })

/** GET /api/exam/certificate/own/{orderNumber}/pdf?hl=XX: the sheet of a certificate, for its owner. */
export const certificateFileEndpoint: OwnEndpoint = {
  path: '/exam/certificate/own/:orderNumber/pdf',
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
  const given = new URL(req.url, 'http://localhost').searchParams.get('hl') ?? undefined
  const { orderNumber, hl } = asked.parse({ ...req.routeParams, hl: given })
  await enforceLimit(deps, { name: NAME, viewer, limit: LIMIT })
  const { deed } = certificateCalls['certificate.state']
  const sitting = await findSitting(deps, { number: orderNumber, viewer, deed })
  const { drawCertificate } = await import('@/services/reports/certificate/draw-certificate')
  const { name, bytes } = await drawCertificate(deps, { sitting, locale: hl ?? sitting.locale })
  return fileAnswer({
    file: drawnFile(bytes),
    req,
    headers: {
      ...PERSONAL,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="certificate-${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
