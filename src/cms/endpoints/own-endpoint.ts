import type { Payload } from 'payload'

/** What an endpoint of ours reads of a request. A PayloadRequest is not needed for any: who is signed in is asked by the one call that wants to know. */
export type CallRequest = {
  method: string
  url: string
  headers: Headers
  routeParams: Record<string, string>
  text: () => Promise<string>
  json: () => Promise<unknown>
  arrayBuffer: () => Promise<ArrayBuffer>
  payload: Payload
}

export type OwnEndpoint = {
  /** Below /api, with `:name` for a value. */
  path: string
  method: 'get' | 'post'
  handler: (req: CallRequest) => Promise<Response>
}
