import { setTimeout as sleep } from 'node:timers/promises'
import type { Behaviour } from './behaviour.ts'
import type { TestClock } from './test-clock.ts'

export type ProviderEvent<Payload> = {
  id: string
  payload: Payload
  createdMs: number
  state: 'pending' | 'delivered' | 'dropped' | 'gave_up'
  tries: number
}
type Queued<Payload> = ProviderEvent<Payload> & { copies: number; nextMs: number }

/** Signs afresh at every try, because the receiver bounds the age of a signature. */
export type SignWebhook = (
  body: string,
  nowMs: number,
) => Record<string, string> | Promise<Record<string, string>>

type Options<Payload> = {
  clock: TestClock
  behaviour: Behaviour
  sign: SignWebhook
  /** The body of a delivery: what the payload is at that moment. */
  bodyOf?: (event: ProviderEvent<Payload>) => unknown
}

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 60 * 60 * 1000
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
const PULSE_MS = 20

/** The provider's events: a list that stays, and deliveries that come late, doubled, shuffled, or never. */
export const createProviderEvents = <Payload>(options: Options<Payload>) => {
  const { clock, behaviour, sign, bodyOf = ({ payload }) => payload } = options
  const events: Queued<Payload>[] = []
  let target: string | null = null
  let stopped = false

  const record = (id: string, payload: Payload) => {
    const { dropped, copies, waitMs } = behaviour.planDelivery()
    const now = clock.now()
    const state = dropped ? 'dropped' : 'pending'
    events.push({ id, payload, createdMs: now, state, tries: 0, copies, nextMs: now + waitMs })
  }

  const deliver = async (event: Queued<Payload>) => {
    const body = JSON.stringify(bodyOf(event))
    const copies = Array.from({ length: event.copies }, () => signedPost({ url: target, body, sign, clock }))
    const arrived = (await Promise.all(copies)).some(Boolean)
    event.tries += 1
    event.nextMs = clock.now() + Math.min(FIRST_RETRY_MS * 2 ** event.tries, LONGEST_RETRY_MS)
    if (arrived) event.state = 'delivered'
    else if (clock.now() - event.createdMs > GIVE_UP_AFTER_MS) event.state = 'gave_up'
  }

  const pulse = async () => {
    while (!stopped) {
      const due = target
        ? events.filter((each) => each.state === 'pending' && each.nextMs <= clock.now())
        : []
      if (behaviour.shuffles()) for (const event of shuffled(due)) await deliver(event)
      else await Promise.all(due.map(deliver))
      await sleep(PULSE_MS, undefined, { ref: false })
    }
  }
  const running = pulse()

  return {
    record,
    /** Oldest first. */
    all: (): readonly ProviderEvent<Payload>[] => events,
    passes: (ms: number) => {
      for (const event of events) {
        event.createdMs -= ms
        event.nextMs -= ms
      }
    },
    /** Where webhooks go from now on; null: they wait. */
    deliverTo: (url: string | null) => {
      target = url
    },
    /** Sends an event again, however often it came. */
    resend: async (id: string) => {
      const event = events.find((each) => each.id === id)
      if (event) await deliver(event)
    },
    /** Posts what nobody recorded, with headers of the forger's own; answers with the receiver's status. */
    forge: async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      target ? (await post({ url: target, body, headers })).status : null,
    stop: async () => {
      stopped = true
      await running
    },
  }
}
export type ProviderEvents<Payload> = ReturnType<typeof createProviderEvents<Payload>>

type Posting = { url: string | null; body: string; sign: SignWebhook; clock: TestClock }

const signedPost = async ({ url, body, sign, clock }: Posting): Promise<boolean> => {
  if (!url) return false
  try {
    return (await post({ url, body, headers: await sign(body, clock.now()) })).ok
  } catch {
    return false
  }
}

const post = async ({
  url,
  body,
  headers,
}: {
  url: string
  body: string
  headers: Record<string, string>
}) => {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
  await response.body?.cancel()
  return response
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
