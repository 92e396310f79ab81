import { harden } from './harden'
import type { Step } from './step'

const BODY = Buffer.from('{"alive":true}')

/** GET /healthz: the process lives and its loop turns. No I/O, never shed, never counted. */
export const health: Step = (request, response) => {
  if (request.url !== '/healthz') return 'passed'
  harden(response)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(BODY)
  return 'answered'
}
