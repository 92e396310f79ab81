import type { ADDRESSES } from '@/domain/api/addresses'
import type { CallData, CallId, CallInput, Envelope } from '@/domain/api/calls'
import { readInTab } from '../browser/tab-storage'

const TIMEOUT_MS = 30_000

/**
 * The call failed before an answer came: offline, timed out, or not an answer of ours. Its message: docs/product.md,
 * "Messages".
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor() {
    super('Network Error')
  }
}

type Hints = {
  /** After how many seconds the server asks for another try. */
  retryAfterSeconds?: number
  /** By which support finds the request. */
  requestId?: string
  /** Whose account a test is in, masked. */
  account?: string
}

/** The server answered "no"; `result` says why (domain/api/results). */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  constructor(
    readonly result: number,
    readonly key: string,
    readonly issues: { path: string; message: string }[] = [],
    readonly hints: Hints = {},
  ) {
    super(`${result} ${key}`)
  }
}

type Address = (typeof ADDRESSES)[CallId]
export type CallOptions = { keepalive?: boolean }

/**
 * Calls an endpoint whose address the caller knows (call.ts, call-early.ts). Gives its data, or throws CallRefused or
 * NetworkError; nothing else.
 */
export const callAt = async <Id extends CallId>(
  address: Address,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<CallData<Id>> => {
  const [method = '', path = ''] = address.split(' ')
  const { params, query, body } = input as { params?: object; query?: object; body?: object }
  let envelope: Envelope<CallData<Id>>
  let retryAfter: string | null
  try {
    const response = await fetch(withQuery(fill(path, params ?? {}), query ?? {}), {
      method,
      headers: callHeaders(),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: options.keepalive ?? false,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    envelope = (await response.json()) as Envelope<CallData<Id>>
    retryAfter = response.headers.get('retry-after')
  } catch {
    throw new NetworkError()
  }
  if (typeof envelope?.result !== 'number') throw new NetworkError()
  if (envelope.result === 200) return (envelope as { data: CallData<Id> }).data
  const refused = envelope as Exclude<Envelope<unknown>, { data: unknown }> & {
    message: string
    issues?: { path: string; message: string }[]
    requestId?: string
    account?: string
  }
  throw new CallRefused(refused.result, refused.message, refused.issues, {
    retryAfterSeconds: Number(retryAfter) || undefined,
    requestId: refused.requestId,
    account: refused.account,
  })
}

const fill = (path: string, params: object): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name] ?? '')),
  )

const withQuery = (path: string, query: object): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return given.length
    ? `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
    : path
}

/** The headers that every call carries (docs/product.md, "Calls"). */
const callHeaders = (): Record<string, string> => {
  const [, examApp] = /\/([a-z0-9]{1,24}-\d{1,9})\/?$/.exec(window.location.pathname) ?? []
  const { dataset, lang } = document.documentElement
  return {
    'Content-Type': 'application/json',
    logid: new URLSearchParams(window.location.search).get('logid') ?? readInTab('logid') ?? '',
    'App-Version': dataset.build ?? '',
    // The root page names no exam in its address.
    'Exam-App-Id': examApp ?? document.querySelector<HTMLMetaElement>('[name=exam-app-id]')?.content ?? '',
    Domain: window.location.hostname,
    Domains: window.location.hostname,
    hl: dataset.hl ?? 'EN',
    uid: readInTab('uid') ?? '',
    'App-Language': lang,
  }
}
