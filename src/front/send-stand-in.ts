import type { ServerResponse } from 'node:http'
import { harden } from './harden'
import { STAND_IN_STATUS, type StandInKind, standInFor } from './stand-in'
import type { Asked } from './step'

type Given = { request: Asked; response: ServerResponse; kind: StandInKind; seconds?: number }

/** Sets everything of such an answer but its body. */
export const headStandIn = ({ response, kind, seconds = 0 }: Omit<Given, 'request'>): void => {
  harden(response)
  response.statusCode = STAND_IN_STATUS[kind]
  for (const name of [
    'Content-Encoding',
    'Content-Length',
    'ETag',
    'Last-Modified',
    'Link',
    'Transfer-Encoding',
  ])
    response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (STAND_IN_STATUS[kind] === 503) response.setHeader('Retry-After', seconds)
}

export const sendStandIn = ({ request, response, kind, seconds }: Given): void => {
  headStandIn({ response, kind, seconds })
  response.end(standInFor({ request, kind, seconds }))
}
