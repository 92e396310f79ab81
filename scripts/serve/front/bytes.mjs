import { beforeNext } from './before-next.mjs'
import { countBody } from './count-body.mjs'
import { isStaff } from './is-staff.mjs'
import { MOST_BYTES, mostBytesOf } from './refuse.mjs'

beforeNext((request, response) => {
  const { url, headers } = request
  countBody({ request, response, most: mostBytesOf({ url, headers, isStaff: () => isStaff(request) }) })
  // Of a request that is answered at once Node reads the rest of the body, uncounted, to keep the connection.
  const isLong = Number(headers['content-length'] ?? 0) > MOST_BYTES || 'transfer-encoding' in headers
  if (isLong) response.setHeader('Connection', 'close')
  return false
})
