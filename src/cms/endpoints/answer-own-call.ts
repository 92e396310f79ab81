import { getPayloadClient } from '@/content/payload'
import { endpoints } from '.'
import { PERSONAL } from './define-endpoints'
import type { OwnEndpoint } from './own-endpoint'
import { unavailableAnswer } from './unavailable-answer'

/** As much of a request as an endpoint reads. */
export type OwnRequest = Pick<Request, 'method' | 'url' | 'headers' | 'text' | 'json' | 'arrayBuffer'>

type Match = { endpoint: OwnEndpoint; routeParams: Record<string, string> }

/** By path. A call's noun is the file of its endpoint, `sitting.save` in sitting.ts: cms/endpoints/index.ts imports them. */
const routes = endpoints.map((endpoint) => ({ endpoint, steps: endpoint.path.slice(1).split('/') }))

/**
 * Answers the calls of ours, before and without Payload's own pipeline (sign-in, translations, locales: none of them is
 * asked for here). Null for everything else. `slug` is the path below /api.
 */
export const answerOwnCall = async (request: OwnRequest, slug: string[]): Promise<Response | null> => {
  const match = find(request.method, slug)
  if (!match) return null
  const { method, url, headers } = request
  const payload = await getPayloadClient().catch((error: unknown) =>
    unavailableAnswer({ call: match.endpoint.path, asked: headers, error }),
  )
  if (payload instanceof Response) return payload
  return match.endpoint.handler({
    method,
    url,
    headers,
    routeParams: match.routeParams,
    text: () => request.text(),
    json: () => request.json(),
    arrayBuffer: () => request.arrayBuffer(),
    payload,
  })
}

const find = (method: string, slug: string[]): Match | null => {
  for (const { endpoint, steps } of routes) {
    if (endpoint.method.toUpperCase() !== method || steps.length !== slug.length) continue
    if (!steps.every((step, index) => step.startsWith(':') || step === slug[index])) continue
    const values = steps.flatMap((step, index) =>
      step.startsWith(':') ? [[step.slice(1), slug[index]]] : [],
    )
    return { endpoint, routeParams: Object.fromEntries(values) }
  }
  return null
}

/** How Payload's REST says that nothing is mounted at a path; a document that is not there it says in other words. */
const NO_ROUTE = 'Route not found'

/** An answer of Payload's REST; where it has no route, the same in the envelope of our calls. */
export const inEnvelopeIfUnknown = async (answer: Response): Promise<Response> => {
  if (answer.status !== 404) return answer
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { message?: unknown } | null
  if (!String(said?.message).startsWith(NO_ROUTE)) return answer
  return new Response(JSON.stringify({ result: 404, message: 'unknownPath' }), {
    status: 404,
    headers: PERSONAL,
  })
}
