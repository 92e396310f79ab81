import { countBody } from './count-body'
import { MOST_BYTES, mostBytesOf } from './refuse'
import { isStaff } from './staff'
import type { Step } from './step'

/** A body may have so many bytes, whatever was declared. */
export const bytes: Step = (request, response) => {
  const { url, headers } = request
  countBody({ request, response, most: mostBytesOf({ url, headers, isStaff: () => isStaff(request) }) })
  // Of a request that is answered at once Node reads the rest of the body, uncounted, to keep the connection.
  const isLong = Number(headers['content-length'] ?? 0) > MOST_BYTES || 'transfer-encoding' in headers
  if (isLong) response.setHeader('Connection', 'close')
  return 'passed'
}
