import { beforeNext, onListening } from './before-next.mjs'
import { endSocket } from './end-socket.mjs'
import { isStaff } from './is-staff.mjs'
import { refusalOf } from './refuse.mjs'
import { sendRefusal } from './send-refusal.mjs'
import { settings } from './settings.mjs'

/**
 * What Next and its proxies tell each other; from outside it is only ever an attempt. The admin's relation fields ask by
 * POST in place of GET, with a header of Payload's.
 */
const INTERNAL =
  /^x-(?:middleware|nextjs|invoke|matched-path|now-|next-|vercel-|payload-(?!http-method-override$))/
const FORWARDED = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-for',
]

beforeNext((request, response) => {
  const { headers } = request
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
  // A nonce of the client's own would be put on our scripts.
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (settings.trustedProxies === 0) for (const name of FORWARDED) delete headers[name]
  const { method, url } = request
  const refusal = refusalOf({ method, url, headers, isStaff: () => isStaff(request) })
  if (refusal) {
    sendRefusal(response, refusal)
    return true
  }
  return false
})

const SLOWEST_HEADERS_MS = 15_000
const SLOWEST_REQUEST_MS = 60_000
/** Longer than proxies keep an idle connection (60 s): the other way round, a request meets one that is just being closed. */
const KEPT_IDLE_MS = 75_000

onListening((server) => {
  server.headersTimeout = SLOWEST_HEADERS_MS
  server.requestTimeout = SLOWEST_REQUEST_MS
  server.keepAliveTimeout = KEPT_IDLE_MS
  server.on('clientError', refuseMalformed)
  if (settings.dev) return
  // No page of ours opens a socket; Next would proxy the upgrade.
  server.removeAllListeners('upgrade')
  server.on('upgrade', (_request, socket) => endSocket(socket, '404 Not Found'))
})

const STATUS = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const refuseMalformed = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  endSocket(socket, STATUS[error.code] ?? '400 Bad Request')
}
