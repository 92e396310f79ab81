import { placeOf } from './policy'
import type { Asking } from './step'

/** Largest body of a call or of the admin, and of a picture or recording that somebody of the staff sends. */
export const MOST_BYTES = 1024 * 1024
export const MOST_UPLOAD_BYTES = 20 * 1024 * 1024

const READS = ['GET', 'HEAD']
const METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export type Refusal = [status: number, words: string]

/**
 * What no page, call or screen of ours needs, refused before Next parses it: null, or the status and why.
 * Server Actions exist in the admin alone and for its staff alone: nobody needs one to sign in. A visitor's page is only
 * read. `url` is spelled in the one way (canonical-url.ts).
 */
export const refusalOf = ({
  method,
  url,
  headers,
  isStaff,
}: Asking & { isStaff: () => boolean }): Refusal | null => {
  if (!url.startsWith('/') && !(method === 'OPTIONS' && url === '*')) return [400, 'not a path']
  if (!METHODS.includes(method)) return [405, 'only read']
  const { place } = placeOf(pathOf(url))
  const length = Number(headers['content-length'] ?? 0)
  if (length > MOST_BYTES && length > mostBytesOf({ url, headers, isStaff })) return [413, 'too large']
  const isAction = 'next-action' in headers
  if (place === 'admin' && isAction) return isStaff() ? null : [403, 'sign in first']
  if (isAction) return [404, 'no such page']
  // Without a length a body could grow for ever.
  if ('transfer-encoding' in headers) return [411, 'a length is needed']
  if (place !== 'api' && !READS.includes(method)) return [405, 'only read']
  return null
}

/** How many bytes the body of a request may have. */
export const mostBytesOf = ({
  url,
  headers,
  isStaff,
}: Omit<Asking, 'method'> & { isStaff: () => boolean }): number =>
  isUpload({ url, headers }) && isStaff() ? MOST_UPLOAD_BYTES : MOST_BYTES

/** Payload holds one in memory before it asks who sends it. */
const isUpload = ({ url, headers }: Omit<Asking, 'method'>): boolean =>
  /^\/api\/(?:media|course-files)/.test(pathOf(url)) &&
  headers['content-type']?.startsWith('multipart/') === true

export const pathOf = (url: string): string => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}
