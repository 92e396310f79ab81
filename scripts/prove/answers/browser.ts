import type { CallData, CallInput } from '@/domain/api/calls'
import { CALLS, type CallId } from '@/domain/api/calls'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { createWire, type Fate, type Wire } from '../lib/wire'

/** A browser without a window: one cookie, one storage, one wire. Calls fail as the real one's do. */
export type Browser = {
  wire: Wire
  storage: Storage
  call: <Id extends CallId>(id: Id, input: CallInput<Id>, fate?: Fate) => Promise<CallData<Id>>
  /** The same, until it succeeds. */
  insist: <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<CallData<Id>>
}

const PATIENCE_MS = 300_000

export const createBrowser = ({ url, address }: { url: string; address: string }): Browser => {
  const wire = createWire(url)
  const cookies = new Map<string, string>()

  const call: Browser['call'] = async (id, input, fate) => {
    const { method, path } = CALLS[id]
    const { query = {}, body } = input as { query?: Record<string, string>; body?: unknown }
    const search = new URLSearchParams(query).toString()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) }
    let envelope: { result?: number; message?: string; data?: unknown }
    try {
      const post = { path: search ? `${path}?${search}` : path, body, headers }
      const answer = await wire.send(method, post, fate)
      for (const line of answer.cookies) keep(cookies, line)
      envelope = JSON.parse(answer.text) as typeof envelope
    } catch {
      throw new NetworkError()
    }
    if (typeof envelope.result !== 'number') throw new NetworkError()
    if (envelope.result !== 200) throw new CallRefused(envelope.result, envelope.message ?? '')
    return envelope.data as CallData<typeof id>
  }

  const insist: Browser['insist'] = async (id, input) => {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return await call(id, input)
      } catch (problem) {
        if (performance.now() > end) throw problem
        await new Promise((done) => setTimeout(done, 250))
      }
    }
  }
  return { wire, call, insist, storage: createStorage() }
}

const keep = (cookies: Map<string, string>, line: string): void => {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

/** What localStorage does: it outlives every tab. */
const createStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
