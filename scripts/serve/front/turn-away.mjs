import { isDocument } from './document.mjs'
import { harden } from './harden.mjs'
import { sendStandIn } from './stand-in.mjs'

/** 503 with Retry-After: a small page for a person, the envelope for a call. The connection is kept. */
export const turnAway = ({ request, response, seconds }) => {
  if (isDocument(request)) return sendStandIn({ request, response, kind: 'busy', seconds })
  harden(response)
  response.statusCode = 503
  response.setHeader('Retry-After', seconds)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(`{"result":503,"message":"busy","requestId":"${request.headers['x-request-id']}"}`)
}
