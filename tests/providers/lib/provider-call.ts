import type { IncomingHttpHeaders } from 'node:http'

/** `body` is sent as JSON; a string is sent as it is. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

export type CallRequest = {
  /** What stands in the places of `:id` in the path. */
  params: string[]
  query: URLSearchParams
  /** The body as it came. */
  text: string
  headers: IncomingHttpHeaders
}

export type ProviderCall = {
  /** What a test names to spoil it. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** An answer is kept with the idempotency key; a thrown `Refusal` is not, unless it says that it was executed. */
  handle: (request: CallRequest) => Answer | Promise<Answer>
  /** What a repeated key is told, where that is not the first answer again. */
  replay?: (first: Answer, request: CallRequest) => Answer
}

/** Refused before anything was executed; or, with `executed`, as what came of it: the key then keeps it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly answer: Answer
  readonly executed: boolean

  constructor(answer: Answer, { executed = false }: { executed?: boolean } = {}) {
    super(`refused with ${answer.status}`)
    this.answer = answer
    this.executed = executed
  }
}

export const findCall = ({
  calls,
  method,
  path,
}: {
  calls: readonly ProviderCall[]
  method: string
  path: string
}): { call: ProviderCall; params: string[] } | null => {
  for (const call of calls) {
    const match = call.method === method ? patternOf(call.path).exec(path) : null
    if (match) return { call, params: match.slice(1).map(decodeURIComponent) }
  }
  return null
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(':id', '([^/]+)')}$`)
