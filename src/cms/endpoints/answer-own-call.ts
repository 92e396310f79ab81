import { getPayloadClient } from '@/content/payload'
import { isStaffRequest } from '@/content/staff'
import { unreadableIn } from '@/domain/http/unreadable-query'
import { HttpRefusal } from '@/services/refusal'
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
    text: () => request.text().catch(refuseBroken),
    json: () => request.json().catch(refuseBroken),
    arrayBuffer: () => request.arrayBuffer().catch(refuseBroken),
    payload,
  })
}

/**
 * A body that its sender breaks off, or that is not what it says. The connection that is gone is the client's: its error is
 * like that of a database that is away, and must not be taken for one.
 */
const refuseBroken = (): never => {
  throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'the body did not come whole' }] })
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
/** And that a collection has no REST at all, with the address by which our programs call each other. */
const NO_REST = 501

/** Refusals of a collection. What a sign-in is answered (401) and what is given stay in Payload's words: the admin alone asks. */
const REFUSED: Partial<Record<number, string>> = { 403: 'forbidden', 404: 'notFound' }

/** An answer of Payload's REST; where it has no route, or refuses somebody who is not staff, in the envelope of our calls. */
export const inEnvelope = async (answer: Response, request: Request): Promise<Response> => {
  if (answer.status === NO_REST) return refusal(404, 'unknownPath')
  const message = REFUSED[answer.status]
  if (!message) return answer
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { message?: unknown; errors?: unknown } | null
  if (String(said?.message).startsWith(NO_ROUTE)) return refusal(404, 'unknownPath')
  if (!said?.errors || isAdminScreen(request) || (await isStaffRequest(request.headers))) return answer
  return refusal(answer.status, message)
}

/**
 * A screen of the admin shows the message of Payload's answer, also to who is not signed in yet, or not any more. What somebody else
 * gets who says so of themselves is the same refusal in other words.
 */
const isAdminScreen = ({ headers }: Request): boolean =>
  /^https?:\/\/[^/]+\/admin(?:[/?]|$)/.test(headers.get('referer') ?? '')

const refusal = (status: number, message: string) =>
  new Response(JSON.stringify({ result: status, message }), { status, headers: PERSONAL })

/** The admin sends a long query as the body of a POST, which Payload then reads as that of a GET. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** 400 for a query that Payload's REST would fail on; null: it can be read. */
export const refuseUnreadable = async (request: Request): Promise<Response | null> => {
  const inBody = request.method === 'POST' && OVERRIDES.some((name) => request.headers.get(name) === 'GET')
  const sent = inBody ? await request.clone().text().catch(refuseBroken) : ''
  const names = unreadableIn([...new URL(request.url).searchParams, ...new URLSearchParams(sent)])
  if (names.length === 0) return null
  const issues = names.map((path) => ({ path, message: 'is not of its form' }))
  return new Response(JSON.stringify({ result: 400, message: 'malformed', issues }), {
    status: 400,
    headers: PERSONAL,
  })
}
