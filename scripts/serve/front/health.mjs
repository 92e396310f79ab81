import { beforeNext } from './before-next.mjs'
import { harden } from './harden.mjs'

const BODY = Buffer.from('{"alive":true}')

/** GET /healthz: the process lives and its loop turns. No I/O, never shed, never counted. */
beforeNext((request, response) => {
  if (request.url !== '/healthz') return false
  harden(response)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(BODY)
  return true
})
