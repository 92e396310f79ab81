import { readFileSync, renameSync } from 'node:fs'
import { env } from '@/config/env'

/** Every step of the way from the order to the receipt, in its order. A test drives each, crashing and throwing. */
export const FAILPOINTS = [
  'order.before_commit',
  'order.after_commit',
  'attempt.after_reserve',
  'intent.after_create',
  'intent.after_store',
  'webhook.before_commit',
  'webhook.after_commit',
  'event.before_apply',
  'capture.after_mark',
  'capture.after_take',
  'fact.after_fetch',
  'fact.after_lock',
  'fact.after_ledger',
  'fact.after_states',
  'fact.after_grant',
  'fact.before_commit',
  'fact.after_commit',
  'event.after_apply',
  'refund.after_want',
  'refund.after_ask',
  'reconcile.after_claim',
  'mail.after_claim',
  'mail.after_send',
  'mail.after_mark',
] as const
export type Failpoint = (typeof FAILPOINTS)[number]

/** How a test arms one: this as JSON in the file `{name}@{key}` of FAILPOINTS_DIR. It works once. */
export type Armed = { mode: 'crash' | 'throw' | 'pause' } | { mode: 'delay'; ms: number }

type Listener = (name: Failpoint, key: string) => Promise<void>
let listener: Listener | null = null

/** Tests that run services in their own process hear of every step before it is taken. null: nobody listens. */
export const listenAtFailpoints = (next: Listener | null): void => {
  listener = next
}

/**
 * A place where a test lets this process die, fail or wait. Inert unless FAILPOINTS_DIR is set, which a public site
 * refuses at its start (config/env.ts).
 * @param key whose turn it is: the order's id, the event's intent, the mail's address.
 */
export const failpoint = async (name: Failpoint, key: string): Promise<void> => {
  if (listener) await listener(name, key)
  const dir = env().FAILPOINTS_DIR
  if (!dir) return
  const armed = take(`${dir}/${name}@${key.replace(/[^\w@.-]/g, '_')}`)
  if (armed?.mode === 'throw') throw new Error(`failpoint ${name}`)
  if (armed?.mode === 'delay') await new Promise((done) => setTimeout(done, armed.ms))
  if (armed?.mode === 'pause') process.kill(process.pid, 'SIGSTOP')
  // Nothing is written, closed or rolled back after this, as when the power goes.
  if (armed?.mode === 'crash') process.kill(process.pid, 'SIGKILL')
}

/** Renaming is atomic: of several processes one takes it, and leaves its number. */
const take = (file: string): Armed | null => {
  const taken = `${file}.${process.pid}.taken`
  try {
    renameSync(file, taken)
    return JSON.parse(readFileSync(taken, 'utf8')) as Armed
  } catch {
    return null
  }
}
