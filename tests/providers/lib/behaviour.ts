import { z } from 'zod'

const faultSchema = z.strictObject({
  /** A call's name (`refunds.create`); `*` is every call of the API. */
  call: z.string().min(1),
  /** How many calls. */
  times: z.int().positive().default(1),
  /**
   * status: answers with `status`, in the provider's words; hang: never answers; reset: cuts the connection;
   * garbage: 200 and no JSON; slow: `ms` late; shape: 200 and JSON of another shape.
   */
  action: z.enum(['status', 'hang', 'reset', 'garbage', 'shape', 'slow']),
  status: z.int().min(400).max(599).default(500),
  /** Seconds of a Retry-After header. */
  retryAfter: z.int().positive().optional(),
  /** The status becomes the idempotency key's answer, as Stripe's own 500s do. */
  saved: z.boolean().default(false),
  /** How late `slow` is; when a hanging connection is cut at last. */
  ms: z.int().min(0).max(60_000).default(30_000),
  /** before: the call's work is not done. after: it is done and only the answer is spoilt. */
  effect: z.enum(['before', 'after']).default('before'),
})
export type Fault = z.infer<typeof faultSchema>
export type FaultOrder = z.input<typeof faultSchema>

const webhookHabits = z.strictObject({
  /** How many of the next events are never delivered; they stay in the list of events. */
  drop: z.int().min(0).default(0),
  delayMs: z.int().min(0).default(0),
  /** How many times more each event is delivered, all at once. */
  duplicates: z.int().min(0).max(100).default(0),
  /** Holds what comes for `holdMs`, then delivers in any order. */
  shuffle: z.boolean().default(false),
  holdMs: z.int().min(0).default(300),
})

export const behaviourSchema = z.strictObject({
  calls: z.array(faultSchema).default([]),
  /** How long a call with an idempotency key works: its key is in use meanwhile. */
  executionMs: z.int().min(0).max(60_000).default(0),
  webhooks: webhookHabits.prefault({}),
})
export type BehaviourOrder = z.input<typeof behaviourSchema>

/** How the provider misbehaves, on order of a test. */
export const createBehaviour = () => {
  let habits = behaviourSchema.parse({})
  return {
    /** Replaces everything: `{}` makes the provider behave well. */
    set: (order: BehaviourOrder) => {
      habits = behaviourSchema.parse(order)
    },
    executionMs: () => habits.executionMs,
    /** The fault for this call, used up once. */
    take: (call: string): Fault | null => {
      const fault = habits.calls.find((each) => each.times > 0 && (each.call === '*' || each.call === call))
      if (!fault) return null
      fault.times -= 1
      return { ...fault }
    },
    planDelivery: () => {
      const { webhooks } = habits
      const dropped = webhooks.drop > 0
      if (dropped) webhooks.drop -= 1
      const { delayMs, duplicates, shuffle, holdMs } = webhooks
      return { dropped, copies: 1 + duplicates, waitMs: delayMs + (shuffle ? holdMs : 0) }
    },
    shuffles: () => habits.webhooks.shuffle,
  }
}
export type Behaviour = ReturnType<typeof createBehaviour>
