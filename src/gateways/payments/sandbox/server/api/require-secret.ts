import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../http/api-error'
import type { Call } from '../http/routes'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Constant time whatever the lengths: digests are compared. */
export const sameSecret = ({ given, expected }: { given: string; expected: string }) =>
  timingSafeEqual(digest(given), digest(expected))

export const requireSecret = ({ ctx, request }: Pick<Call, 'ctx' | 'request'>) => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (sameSecret({ given, expected: ctx.secretKey })) return
  throw new ApiError({ status: 401, code: 'unauthorized', message: 'Send the secret key as a Bearer token.' })
}
