import { CALLS, type CallData, type CallId, type CallInput } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { site } from './site'

export type Answer<Id extends CallId> = {
  status: number
  result: number
  message?: string
  data: CallData<Id>
  headers: Headers
  text: string
}

/** A browser without a window: keeps cookies and calls the API as ours does. */
export type Visitor = {
  call: <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<Answer<Id>>
  /** Calls and expects success; the answer is checked against its schema. */
  ok: <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<CallData<Id>>
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  cookies: Map<string, string>
}

/** @param at the server that is asked, where several run beside each other; otherwise the site's own. */
export const newVisitor = ({
  hl = 'EN' as Locale,
  cookies = new Map<string, string>(),
  at = undefined as string | undefined,
} = {}): Visitor => {
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, at ?? site().url), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  const call = async <Id extends CallId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>> => {
    const { method, path } = CALLS[id]
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? '')),
    )
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()
    const response = await request(search ? `${filled}?${search}` : filled, {
      method,
      headers: { 'content-type': 'application/json', hl },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const text = await response.text()
    const envelope = JSON.parse(text) as { result: number; message?: string; data: CallData<Id> }
    return { status: response.status, headers: response.headers, text, ...envelope }
  }
  return {
    call,
    cookies,
    fetch: request,
    ok: async (id, input) => {
      const answer = await call(id, input)
      if (answer.result !== 200) throw new Error(`${id}: ${answer.status} ${answer.text.slice(0, 500)}`)
      CALLS[id].data.parse(answer.data)
      return answer.data
    },
  }
}
