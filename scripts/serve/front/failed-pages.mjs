import { ServerResponse } from 'node:http'
import { isDocument } from './document.mjs'
import { settings } from './settings.mjs'
import { headStandIn, standInFor } from './stand-in.mjs'

// A page that Next could not make leaves the server as one of our small pages, in the visitor's language, with the
// number of the request: 503 while our records do not answer (src/instrumentation.ts notes that), else 500. Next's own
// error page would need scripts and says less.
const AWAY_FOR_MS = 10_000
const AWAY_SECONDS = 5
const INSTEAD = Symbol('instead')

const { writeHead, write, end } = ServerResponse.prototype

const kindNow = () =>
  Date.now() - (globalThis.plumblineRecordsAwayAt ?? 0) < AWAY_FOR_MS ? 'away' : 'broken'

if (!settings.dev) {
  ServerResponse.prototype.writeHead = function (status, ...rest) {
    const { req: request } = this
    if (status < 500 || !request || !isDocument(request) || isOurs(this))
      return writeHead.call(this, status, ...rest)
    const kind = kindNow()
    headStandIn({ response: this, kind, seconds: AWAY_SECONDS })
    this[INSTEAD] = standInFor({ request, kind, seconds: AWAY_SECONDS })
    return writeHead.call(this, this.statusCode)
  }
  ServerResponse.prototype.write = function (chunk, encoding, done) {
    if (!this.headersSent && this.statusCode >= 500) this.writeHead(this.statusCode)
    if (this[INSTEAD] === undefined) return write.call(this, chunk, encoding, done)
    return true
  }
  ServerResponse.prototype.end = function (chunk, encoding, done) {
    if (!this.headersSent && this.statusCode >= 500) this.writeHead(this.statusCode)
    if (this[INSTEAD] === undefined) return end.call(this, chunk, encoding, done)
    return end.call(this, this[INSTEAD])
  }
}

/** Already one of ours: shed, or answered with its own policy and text. */
const isOurs = (response) => response.hasHeader('Retry-After')
