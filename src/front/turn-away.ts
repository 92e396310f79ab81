import type { ServerResponse } from 'node:http'
import { harden } from './harden'
import { isDocument } from './is-document'
import { sendStandIn } from './send-stand-in'
import type { Asked } from './step'

/** 503 with Retry-After: a small page for a person, the envelope for a call. The connection is kept. */
export const turnAway = ({
  request,
  response,
  seconds,
}: {
  request: Asked
  response: ServerResponse
  seconds: number
}): void => {
  if (isDocument(request)) {
    sendStandIn({ request, response, kind: 'busy', seconds })
    return
  }
  harden(response)
  response.statusCode = 503
  response.setHeader('Retry-After', seconds)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(`{"result":503,"message":"busy","requestId":"${request.headers['x-request-id']}"}`)
}
