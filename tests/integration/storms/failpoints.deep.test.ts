import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Armed, FAILPOINTS, type Failpoint } from '@/services/failpoint'
import { arm, behave, takenBy } from '../../support/money'
import {
  type Buyer,
  expectOnePurchase,
  newBuyer,
  type Opened,
  open,
  type Placed,
  pay,
  persist,
  place,
  waitUntilPaid,
} from '../../support/purchase'
import { site } from '../../support/site'
import { eventually, pidOf, readiness } from '../../support/storms'
import { forgetRateLimits } from '../support/rate-limits'

/**
 * What a place is keyed by, and who comes by it: the server when the visitor's page asks, or the worker when the tab is
 * closed after paying and only the webhook speaks.
 */
type Place = { key: 'sitting' | 'order' | 'intent' | 'email'; by: ('page' | 'webhook')[] }

/** Those of a capture and a refund are not on this way; tests/money drives them. */
type OffTheWay = Extract<Failpoint, `capture.${string}` | `refund.${string}`>
type OnTheWay = Exclude<Failpoint, OffTheWay>

const PLACES: Record<OnTheWay, Place> = {
  'order.before_commit': { key: 'sitting', by: ['page'] },
  'order.after_commit': { key: 'sitting', by: ['page'] },
  'attempt.after_reserve': { key: 'order', by: ['page'] },
  'intent.after_create': { key: 'order', by: ['page'] },
  'intent.after_store': { key: 'order', by: ['page'] },
  'webhook.before_commit': { key: 'intent', by: ['webhook'] },
  'webhook.after_commit': { key: 'intent', by: ['webhook'] },
  'event.before_apply': { key: 'intent', by: ['webhook'] },
  'fact.after_fetch': { key: 'order', by: ['page', 'webhook'] },
  'fact.after_lock': { key: 'order', by: ['page', 'webhook'] },
  'fact.after_ledger': { key: 'order', by: ['page', 'webhook'] },
  'fact.after_states': { key: 'order', by: ['page', 'webhook'] },
  'fact.after_grant': { key: 'order', by: ['page', 'webhook'] },
  'fact.before_commit': { key: 'order', by: ['page', 'webhook'] },
  'fact.after_commit': { key: 'order', by: ['page', 'webhook'] },
  'event.after_apply': { key: 'intent', by: ['webhook'] },
  'reconcile.after_claim': { key: 'order', by: ['webhook'] },
  'mail.after_claim': { key: 'email', by: ['page'] },
  'mail.after_send': { key: 'email', by: ['page'] },
  'mail.after_mark': { key: 'email', by: ['page'] },
}

const ON_THE_WAY = FAILPOINTS.filter((name): name is OnTheWay => name in PLACES)

type Case = { name: OnTheWay; mode: 'crash' | 'throw'; by: 'page' | 'webhook'; key: Place['key'] }
const EVERY: Case[] = ON_THE_WAY.flatMap((name) =>
  PLACES[name].by.flatMap((by) =>
    (['crash', 'throw'] as const).map((mode) => ({ name, mode, by, key: PLACES[name].key })),
  ),
)
/** Each crashing and throwing; of those with two ways by turns one way each. FAILPOINTS=all drives both. */
const CASES = EVERY.filter(({ name, mode, by }) => {
  const turn = ON_THE_WAY.indexOf(name) % 2 === (mode === 'crash' ? 0 : 1) ? 'page' : 'webhook'
  return process.env.FAILPOINTS === 'all' || PLACES[name].by.length === 1 || by === turn
})

type Outcome = { bought: Placed; key: string; seconds: number }

const met = (name: Failpoint, key: string): void => {
  if (takenBy(name, key) === null) throw new Error(`Nobody came by ${name}.`)
}

/**
 * The whole way of one buyer, past the one place where a process fails.
 * @param onArmed is told what the place is keyed by, before anybody can come by.
 */
const drive = async (
  { name, mode, by, key }: Case,
  { buyer, onArmed }: { buyer: Buyer; onArmed: (key: string) => void },
): Promise<Outcome> => {
  const armed: Armed = { mode }
  const at = (kind: Place['key'], value: string): string => {
    if (kind === key) {
      arm(name, value, armed)
      onArmed(value)
    }
    return value
  }
  let keyed = at('sitting', buyer.sittingId)
  if (key === 'email') keyed = at('email', buyer.email)
  const placed = await persist(() => place(buyer))
  const early = name.startsWith('attempt.') || name.startsWith('intent.')
  if (early) keyed = at('order', placed.orderId)
  const opened: Opened = await persist(() => open(placed))
  if (!early && key === 'order') keyed = at('order', placed.orderId)
  if (key === 'intent') keyed = at('intent', opened.intentId)
  // It asks about what is left open for a while: this buyer is looking for the card.
  if (name.startsWith('reconcile.')) await persist(async () => met(name, keyed))
  const paidAt = Date.now()
  await persist(() => pay(opened))
  if (by === 'page')
    await persist(async () => {
      const { state } = await placed.visitor.ok('pay.check', { body: { orderNumber: placed.orderNumber } })
      if (state !== 'paid') throw new Error(`The page says ${state}.`)
    })
  await waitUntilPaid(placed.orderNumber)
  return { bought: placed, key: keyed, seconds: (Date.now() - paidAt) / 1000 }
}

/** One server dies at a time, or one death hides another's place; the worker's jobs wait for their heartbeat. */
const diesInServer = ({ name, by }: Pick<Case, 'name' | 'by'>): boolean =>
  name.startsWith('webhook.') || (by === 'page' && !name.startsWith('mail.'))

/** Somebody came by, and the server that died of it is back. What is left of the way goes on meanwhile. */
const untilOver = async (one: Case, armed: Promise<string>): Promise<void> => {
  const key = await armed
  await persist(async () => met(one.name, key))
  if (one.mode !== 'crash' || !diesInServer(one)) return
  await eventually(
    () => pidOf('server'),
    (pid) => pid !== takenBy(one.name, key),
  )
  await eventually(readiness, ({ status }) => status === 200)
}

type Begun<Result> = {
  result: Promise<Result>
  /** When its place in the lane may be given to the next. */
  over: Promise<unknown>
}
type Lane<Item, Result> = { items: readonly Item[]; atOnce: number; act: (item: Item) => Begun<Result> }

/** Begins each item when one of `atOnce` places is free; who fails frees its place as well. */
const inLane = <Item, Result>({ items, atOnce, act }: Lane<Item, Result>): [Item, Promise<Result>][] => {
  const places: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve())
  return items.map((item, index) => {
    const begun = (places[index % atOnce] as Promise<unknown>).then(() => act(item))
    places[index % atOnce] = begun.then(({ result, over }) => Promise.race([over, result])).catch(() => {})
    return [item, begun.then(({ result }) => result)]
  })
}

describe('a process that fails anywhere on the way costs nobody money or a report', () => {
  const outcomes = new Map<Case, Promise<Outcome>>()

  let second: ChildProcess | undefined
  // Side by side: whoever crashes takes the others' requests along, as in a real bad minute. Everybody tries again.
  beforeAll(async () => {
    await forgetRateLimits()
    // Two workers share the queues; this one is not started again when it dies.
    second = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'build/worker.mjs'], {
      env: { ...process.env, ...site().env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // The page asks before the webhook comes, so that each failpoint meets the process it is meant for.
    await behave({ webhooks: { delayMs: 1_500 } })
    const coming = inLane({
      items: CASES,
      atOnce: 8,
      act: () => {
        const result = newBuyer()
        return { result, over: result }
      },
    })
    const buyers = new Map(await Promise.all(coming.map(async ([one, buyer]) => [one, await buyer] as const)))
    const act = (one: Case): Begun<Outcome> => {
      let onArmed: (key: string) => void = () => {}
      const armed = new Promise<string>((done) => {
        onArmed = done
      })
      const result = drive(one, { buyer: buyers.get(one) as Buyer, onArmed })
      return { result, over: untilOver(one, armed) }
    }
    const run = async (atOnce: number, belongs: (one: Case) => boolean): Promise<void> => {
      const lane = inLane({ items: CASES.filter(belongs), atOnce, act })
      for (const [one, outcome] of lane) outcomes.set(one, outcome)
      await Promise.allSettled(lane.map(([, outcome]) => outcome))
    }
    // The reconciler comes by in its own time.
    const slow = ({ name }: Case) => name.startsWith('reconcile.')
    void run(1, (one) => one.mode === 'throw' && slow(one))
    await run(8, (one) => one.mode === 'throw' && !slow(one))
    void run(1, (one) => one.mode === 'crash' && diesInServer(one))
    void run(2, (one) => one.mode === 'crash' && !diesInServer(one))
  })
  afterAll(async () => {
    if (second?.connected) second.disconnect()
    await behave({})
  })

  // Long, because a server that dies every few seconds lets nobody order until the lane is through. What is promised is
  // counted from paying, below.
  it.each(CASES)('$name, $mode, seen by the $by', { timeout: 300_000 }, async (one) => {
    const { bought, key, seconds } = await (outcomes.get(one) as Promise<Outcome>)
    await persist(async () => met(one.name, key))
    expect(seconds, 'seconds until paid').toBeLessThan(60)
    // A worker that dies takes along what it was sending for others: a mail server that had taken such a mail takes it
    // again, with the Message-ID it knows.
    await expectOnePurchase(bought, { copies: 2 })
  })
})
