import type { CallId } from '@/domain/api/calls'
import { refusalOf } from './define-endpoints'
import type { CallRequest, OwnEndpoint } from './own-endpoint'

/** What a call answered to a form, and what stood in its fields. */
export type FormAnswer = {
  fields: Record<string, string>
  result: number
  message?: string
  data?: unknown
}

/**
 * Lets a call also be made by a plain form of our own pages, for browsers without scripts: its fields are the body, and the answer
 * is a redirect to the page that shows it, never JSON. Everything else is the call's own: limits, schema, handler.
 * @param next the address of that page; null: the form names no page, and the answer is the call's.
 */
export const alsoForm = <Id extends CallId>(
  endpoint: OwnEndpoint,
  { call, next }: { call: Id; next: (answer: FormAnswer) => string | null },
): OwnEndpoint => ({
  ...endpoint,
  handler: async (req) => {
    if (!isOwnForm(req)) return endpoint.handler(req)
    try {
      const fields = Object.fromEntries(new URLSearchParams(await req.text()))
      const headers = new Headers(req.headers)
      headers.set('content-type', 'application/json')
      const answer = await endpoint.handler({ ...req, headers, text: async () => JSON.stringify(fields) })
      const envelope = (await answer.clone().json()) as Omit<FormAnswer, 'fields'>
      const location = next({ ...envelope, fields })
      if (location === null) return answer
      const seen = new Headers({ Location: location, 'Cache-Control': 'private, no-store' })
      for (const cookie of answer.headers.getSetCookie()) seen.append('Set-Cookie', cookie)
      return new Response(null, { status: 303, headers: seen })
    } catch (error) {
      return refusalOf({ error, headers: new Headers(), req, call })
    }
  },
})

/**
 * A form that a page of ours was sent from. A browser says so in Sec-Fetch-Site, or, where it is too old for that or the
 * connection is not encrypted, by its Origin. Any other form is refused by the call itself, which takes JSON only.
 */
const isOwnForm = ({ headers }: Pick<CallRequest, 'headers'>): boolean => {
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return hostOf(headers.get('origin')) === (headers.get('host') ?? '')
}

const hostOf = (origin: string | null): string | null => {
  try {
    return origin && new URL(origin).host
  } catch {
    return null
  }
}
