import { z } from 'zod'

const callFault = z.strictObject({
  /** Which calls: the start of "METHOD /path". */
  call: z.string().default(''),
  /** How many calls. */
  times: z.int().positive().default(1),
  /** status: answers with `status`; hang: never answers; garbage: answers 200 with no JSON; delay: answers late. */
  action: z.enum(['status', 'hang', 'garbage', 'delay']),
  status: z.int().min(400).max(599).default(500),
  /** Length of a delay; after it a hanging connection is cut. */
  ms: z.int().min(0).max(60_000).default(30_000),
  /** before: the call's work is not done. after: it is done, and only the answer fails. */
  effect: z.enum(['before', 'after']).default('before'),
})
export type CallFault = z.infer<typeof callFault>

const webhookFaults = z.strictObject({
  /** How many of the next events are never delivered (they stay listed under /v1/events). */
  drop: z.int().min(0).default(0),
  delayMs: z.int().min(0).default(0),
  /** How many more times each event is delivered, all at once. */
  duplicates: z.int().min(0).max(100).default(0),
  /** Holds events until none came for 400 ms, then delivers the newest first. */
  reorder: z.boolean().default(false),
})

export const behaviourSchema = z.strictObject({
  calls: z.array(callFault).default([]),
  /** How long a call with an idempotency key runs: its key is in use meanwhile. */
  executionMs: z.int().min(0).max(60_000).default(0),
  webhooks: webhookFaults.prefault({}),
})
export type BehaviourSettings = z.infer<typeof behaviourSchema>

const REORDER_HOLD_MS = 400

/** How the provider misbehaves, as a test asked. Kept in memory: a restarted process behaves well again. */
export const createBehaviour = () => {
  let settings = behaviourSchema.parse({})
  return {
    set: (next: BehaviourSettings) => {
      settings = structuredClone(next)
    },
    executionDelay: () => settings.executionMs,
    reorders: () => settings.webhooks.reorder,
    /** The fault for this call, used up once. */
    takeFault: (call: string): CallFault | null => {
      const fault = settings.calls.find((candidate) => candidate.times > 0 && call.startsWith(candidate.call))
      if (!fault) return null
      fault.times -= 1
      return fault
    },
    planDelivery: (now: number) => {
      const { webhooks } = settings
      const dropped = webhooks.drop > 0
      if (dropped) webhooks.drop -= 1
      const due = now + webhooks.delayMs
      const nextMs = due + (webhooks.reorder ? REORDER_HOLD_MS : 0)
      return { dropped, copies: 1 + webhooks.duplicates, nextMs, holdsOthers: webhooks.reorder }
    },
  }
}
export type Behaviour = ReturnType<typeof createBehaviour>
