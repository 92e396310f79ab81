import { z } from 'zod'
import { GatewayError } from '../gateway-error'
import { isShopsMark } from '../our-mark'
import { metadataSchema } from './wire'

/** It leads to no payment of ours and never will: nobody needs to ask again. */
export const notOurs = (code: string): GatewayError =>
  new GatewayError({ kind: 'declined_request', code, httpStatus: 404 })

/**
 * Reads what may be other software's on the same account. What cannot be read and bears no shop's mark is not ours; what
 * bears one must be readable, whichever host the shop had when it made it.
 */
export const readUnlessForeign = async <T>(metadata: unknown, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isUnreadable(error) && isForeign(metadata) ? notOurs('foreign_session') : error
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof z.ZodError || (error instanceof GatewayError && error.kind === 'bad_response')

/** An answer without metadata is none of a session's, so it is not taken for foreign. */
const isForeign = (metadata: unknown): boolean => {
  const marks = metadataSchema.safeParse(metadata)
  return marks.success && !isShopsMark(marks.data.app)
}
