import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request as a server gets it: with a method and an address. */
export type Asked = IncomingMessage & { method: string; url: string }

/** The part of a request that most rules read. */
export type Asking = Pick<Asked, 'method' | 'url' | 'headers'>

/** `answered`: nobody after this step sees the request. A step may change the request for those after it. */
export type Step = (request: Asked, response: ServerResponse) => 'answered' | 'passed'
