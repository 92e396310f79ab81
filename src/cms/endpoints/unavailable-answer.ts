import { logger } from '@/gateways/logs/log'

const log = logger('api')
const AFTER_SECONDS = 3

/** The database cannot be reached: nothing was acknowledged, and the same may be asked again soon. */
export const unavailableAnswer = ({
  call,
  asked,
  error,
}: {
  call: string
  asked: Headers
  error: unknown
}): Response => {
  const requestId = asked.get('x-request-id') ?? undefined
  log.warn('the database is unavailable', { request: requestId, call, error })
  return Response.json(
    { result: 503, message: 'unavailable', requestId },
    { status: 503, headers: { 'Cache-Control': 'private, no-store', 'Retry-After': String(AFTER_SECONDS) } },
  )
}
