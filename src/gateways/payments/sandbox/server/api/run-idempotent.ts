import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { json, jsonError, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { inTransaction, type Store } from '../store/open-store'

export const IDEMPOTENCY_WINDOW_MS = 24 * 60 * 60 * 1000

type KeyRow = {
  request_hash: string
  state: 'running' | 'done'
  status: number
  body: string
  created_ms: number
}

type Run = Pick<Call, 'ctx' | 'request' | 'url'> & { bodyText: string; execute: () => unknown }

/**
 * The first execution's answer, refusals included, is stored for 24 h and repeated for the same key; after that the key
 * is new. Malformed parameters are refused before that, and leave the key unused. Work and answer are committed
 * together.
 */
export const runIdempotent = async ({ ctx, request, url, bodyText, execute }: Run): Promise<Reply> => {
  const { store, clock } = ctx
  const key = String(request.headers['idempotency-key'] ?? '')
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ApiError({
      status: 400,
      code: 'idempotency_key_missing',
      message: 'Send an Idempotency-Key of 1-255 characters.',
    })
  }
  const hash = createHash('sha256').update(`${request.method} ${url.pathname}\n${bodyText}`).digest('hex')
  const earlier = inTransaction({ store, work: () => claim({ store, key, hash, now: clock() }) })
  if (earlier) return earlier
  try {
    await sleep(ctx.behaviour.executionDelay())
    return inTransaction({ store, work: () => settle({ ctx, key, execute }) })
  } catch (error) {
    store.prepare("DELETE FROM idempotency WHERE key = ? AND state = 'running'").run(key)
    throw error
  }
}

const claim = ({
  store,
  key,
  hash,
  now,
}: {
  store: Store
  key: string
  hash: string
  now: number
}): Reply | null => {
  store.prepare('DELETE FROM idempotency WHERE created_ms <= ?').run(now - IDEMPOTENCY_WINDOW_MS)
  const row = store.prepare('SELECT * FROM idempotency WHERE key = ?').get(key) as KeyRow | undefined
  if (!row) {
    const insert = "INSERT INTO idempotency (key, request_hash, state, created_ms) VALUES (?,?,'running',?)"
    store.prepare(insert).run(key, hash, now)
    return null
  }
  if (row.request_hash !== hash) {
    throw new ApiError({
      status: 400,
      code: 'idempotency_key_reused',
      message: 'This key was used with other parameters.',
    })
  }
  if (row.state === 'running') {
    throw new ApiError({
      status: 409,
      code: 'idempotency_key_in_use',
      message: 'The first call with this key still runs.',
    })
  }
  return { status: row.status, type: 'json', body: row.body, headers: { 'idempotent-replayed': 'true' } }
}

const settle = ({ ctx, key, execute }: { ctx: Context; key: string; execute: () => unknown }): Reply => {
  const reply = outcomeOf(execute)
  ctx.store
    .prepare("UPDATE idempotency SET state = 'done', status = ?, body = ? WHERE key = ?")
    .run(reply.status, reply.body, key)
  return reply
}

/** A refusal is thrown before anything is written, so it can be committed as the key's answer. */
const outcomeOf = (execute: () => unknown): Reply => {
  try {
    return json(200, execute())
  } catch (error) {
    if (error instanceof ApiError) return jsonError(error)
    throw error
  }
}
