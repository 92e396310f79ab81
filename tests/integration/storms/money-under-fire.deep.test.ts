import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holding, query } from '../../support/database'
import { arm, behave, booksOf, deliver, hint, orderOf, takenAt, takenBy } from '../../support/money'
import {
  expectOnePurchase,
  newBuyer,
  newPayment,
  type Opened,
  open,
  type Placed,
  pay,
  persist,
  place,
  waitUntilPaid,
} from '../../support/purchase'
import { site } from '../../support/site'
import { CARDS, enterCard } from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

afterEach(() => behave({}))

const check = ({ visitor, orderNumber }: Opened) => visitor.ok('pay.check', { body: { orderNumber } })
const eventState = async (id: string): Promise<string | undefined> =>
  (await query<{ state: string }>('select state from provider_events where event_id = $1', [id]))[0]?.state
/** After this long a transaction that says nothing loses its lock. */
const SILENCE_MS = 10_000
const idOf = (body: string): string => (JSON.parse(body) as { id: string }).id
const attemptOf = async (orderId: string) =>
  (
    await query<{ status: string; intent_id: string | null }>(
      'select status, intent_id from payment_attempts where order_id = $1 order by attempt desc',
      [orderId],
    )
  )[0]

/** What takes its time: each begins before the rest, and gives back what is still to come. */
const PATIENT: Record<string, () => Promise<() => Promise<void>>> = {
  'a report whose webhooks are all lost is open within a minute, though the tab is closed': async () => {
    await behave({ webhooks: { drop: 100 } })
    const opened = await newPayment('lost')
    await pay(opened)
    return async () => {
      await waitUntilPaid(opened.orderNumber, { seconds: 60 })
      // The pull of every ten minutes may have heard of it; nobody told us.
      const told = await query('select 1 from provider_events where intent_id = $1 and raw is not null', [
        opened.intentId,
      ])
      expect(told).toEqual([])
      await expectOnePurchase(opened)
    }
  },
  'a payment whose making was never answered is looked up without anybody asking': async () => {
    const placed = await place(await newBuyer('unheard'))
    await behave({ calls: [{ call: 'POST /v1/intents', action: 'garbage', effect: 'after' }] })
    await placed.visitor.call('pay.start', {
      body: { orderNumber: placed.orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' },
    })
    expect(await attemptOf(placed.orderId)).toEqual({ status: 'unknown', intent_id: null })
    return async () => {
      await persist(async () => expect(await attemptOf(placed.orderId)).toMatchObject({ status: 'open' }))
      const found = await attemptOf(placed.orderId)
      expect(booksOf(placed.orderId).intents).toEqual([found?.intent_id])
    }
  },
  'a mail that its server puts off twice arrives once, and the report waits for none of it': async () => {
    const opened = await newPayment('greylisted')
    await fetch(`${site().mailboxUrl}/?to=${encodeURIComponent(opened.email)}&putOff=2`, { method: 'POST' })
    await pay(opened)
    expect(await check(opened)).toMatchObject({ state: 'paid' })
    return async () => {
      await expectOnePurchase(opened)
      const [mail] = await query<{ tries: string }>('select tries from mails where "to" = $1', [opened.email])
      expect(Number(mail?.tries)).toBe(3)
    }
  },
  'a mail that fails before it is sent is tried again soon, not when its lease lapses': async () => {
    const opened = await newPayment('stumbled')
    arm('mail.after_claim', opened.email, { mode: 'throw' })
    const paidAt = Date.now()
    await pay(opened)
    expect(await check(opened)).toMatchObject({ state: 'paid' })
    return async () => {
      await expectOnePurchase(opened)
      expect(takenBy('mail.after_claim', opened.email)).not.toBeNull()
      const [mail] = await query<{ sent_at: Date }>('select sent_at from mails where "to" = $1', [
        opened.email,
      ])
      expect(Number(mail?.sent_at) - paidAt).toBeLessThan(12_000)
    }
  },
  'a payment that was opened days ago and whose webhook is lost is found as fast': async () => {
    await behave({ webhooks: { drop: 100 } })
    const opened = await newPayment('patient')
    await query("update payment_attempts set created_at = now() - interval '4 days' where order_id = $1", [
      opened.orderId,
    ])
    await pay(opened)
    return async () => {
      await waitUntilPaid(opened.orderNumber, { seconds: 60 })
      await expectOnePurchase(opened)
    }
  },
  'what is left of an expired order is given up when the gateway has never heard of it': async () => {
    const opened = await newPayment('forgotten')
    await query("update payment_attempts set intent_id = 'si_' || order_id where order_id = $1", [
      opened.orderId,
    ])
    await query("update orders set status = 'expired', expires_at = now() where id = $1", [opened.orderId])
    return () =>
      persist(async () => expect(await attemptOf(opened.orderId)).toMatchObject({ status: 'canceled' }))
  },
  'an order that expired is closed at the gateway, so that no money comes for it': async () => {
    const opened = await newPayment('expired')
    await query("update orders set status = 'expired', expires_at = now() where id = $1", [opened.orderId])
    return async () => {
      await persist(async () => expect(await attemptOf(opened.orderId)).toMatchObject({ status: 'canceled' }))
      expect(await pay(opened)).toMatchObject({ status: 'failed', code: 'intent_canceled' })
      expect(booksOf(opened.orderId).charges).toEqual([])
    }
  },
}
const begun = new Map<string, Promise<void>>()

beforeAll(async () => {
  await forgetRateLimits()
  for (const [name, begin] of Object.entries(PATIENT)) {
    const rest = (await begin())()
    rest.catch(() => {})
    begun.set(name, rest)
    await behave({})
  }
})

describe('webhooks', () => {
  it('late, twenty times over, beside ten return pages, buy once', async () => {
    const opened = await newPayment('storm')
    await behave({ webhooks: { delayMs: 300, duplicates: 20 } })
    await pay(opened)
    const again = hint({ intentId: opened.intentId })
    const states = await Promise.all(
      Array.from({ length: 10 }, async () => {
        await deliver(again)
        return (await check(opened)).state
      }),
    )
    expect(new Set(states)).toEqual(new Set(['paid']))
    await persist(async () => expect(await eventState(idOf(again))).toBe('applied'))
    await expectOnePurchase(opened)
    // Three days later the provider tries for the last time.
    expect((await deliver(hint({ intentId: opened.intentId }))).status).toBe(200)
    await expectOnePurchase(opened)
  })

  it('in every order, with a decline before and a duplicate after, end alike', {
    timeout: 120_000,
  }, async () => {
    const types = ['intent.created', 'intent.payment_failed', 'intent.succeeded', 'intent.succeeded']
    const orders = permutations([0, 1, 2, 3])
    await behave({ webhooks: { drop: 10_000 } })
    const bought: Opened[] = []
    for (let at = 0; at < orders.length; at += 8)
      bought.push(
        ...(await Promise.all(
          orders.slice(at, at + 8).map(async (order) => {
            const opened = await newPayment('shuffled')
            await enterCard(opened.payment, CARDS.declined)
            await pay(opened)
            const events = types.map((type) => hint({ intentId: opened.intentId, type }))
            for (const index of order) expect((await deliver(events[index] ?? '')).status).toBe(200)
            return opened
          }),
        )),
      )
    for (const opened of bought) {
      await waitUntilPaid(opened.orderNumber, { seconds: 30 })
      await expectOnePurchase(opened)
    }
  })

  it('delivered newest first by the gateway itself buy once', async () => {
    await behave({ webhooks: { reorder: true } })
    const opened = await newPayment('reordered')
    await enterCard(opened.payment, CARDS.declined)
    await pay(opened)
    await waitUntilPaid(opened.orderNumber, { seconds: 20 })
    await expectOnePurchase(opened)
  })

  it('of another order, of the other mode or forged give nothing away', async () => {
    const [mine, other] = [await newPayment('thief'), await newPayment('owner')]
    await behave({ webhooks: { drop: 100 } })
    await pay(other)
    // Genuine, and about somebody else's payment: it is theirs that opens.
    const theirs = hint({ intentId: other.intentId })
    expect((await deliver(theirs)).status).toBe(200)
    const live = hint({ intentId: mine.intentId, livemode: true })
    expect((await deliver(live)).status).toBe(400)
    expect(
      (await deliver(hint({ intentId: mine.intentId }), { secret: 'of-somebody-else-entirely' })).status,
    ).toBe(400)
    expect((await deliver(hint({ intentId: mine.intentId }), { ageSeconds: 301 })).status).toBe(400)
    const nobody = hint({ intentId: 'si_nobody' })
    expect((await deliver(nobody)).status).toBe(200)
    for (const body of [theirs, nobody])
      await persist(async () => expect(await eventState(idOf(body))).toBe('applied'))
    expect(await eventState(idOf(live))).toBeUndefined()
    expect(await orderOf(mine.orderNumber)).toMatchObject({ status: 'created' })
    await expectOnePurchase(other)
  })

  it('that cannot be worked off, two hundred of them, hold up nobody', { timeout: 90_000 }, async () => {
    await behave({
      calls: [{ call: 'GET /v1/intents/si_poison', times: 1_000_000, action: 'status', status: 422 }],
    })
    const poison = Array.from({ length: 200 }, (_, index) => hint({ intentId: `si_poison_${index}` }))
    for (let at = 0; at < poison.length; at += 20)
      await Promise.all(
        poison.slice(at, at + 20).map(async (body) => expect((await deliver(body)).status).toBe(200)),
      )
    const opened = await newPayment('behind')
    await pay(opened)
    await waitUntilPaid(opened.orderNumber, { seconds: 15 })
    const stuck = await query<{ state: string }>(
      "select state from provider_events where intent_id like 'si_poison_%' and state <> 'applied'",
    )
    expect(stuck).toHaveLength(200)
    await expectOnePurchase(opened)
    // The gateway answers again: each is tried again by itself and comes to its end.
    await behave({})
    await persist(async () =>
      expect(
        await query(
          "select 1 from provider_events where intent_id like 'si_poison_%' and state <> 'applied'",
        ),
      ).toEqual([]),
    )
  })
})

describe('two tabs', () => {
  it('with two currencies sell one report once', async () => {
    const buyer = await newBuyer('tabs')
    const dollars = await open(await place(buyer, { country: 'US' }))
    const yen = await open(await place(buyer, { country: 'JP' }))
    expect(yen.orderNumber).not.toBe(dollars.orderNumber)
    expect(await pay(dollars)).toMatchObject({ status: 'failed', code: 'intent_canceled' })
    await pay(yen)
    expect(await check(yen)).toMatchObject({ state: 'paid' })
    const again = await dollars.visitor.call('pay.start', {
      body: { orderNumber: dollars.orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' },
    })
    expect(again).toMatchObject({ status: 200, message: 'alreadyOwned' })
    expect(booksOf(dollars.orderId).charges).toEqual([])
    await expectOnePurchase(yen)
  })

  it('that open two payments of one report at once leave one that can be paid', async () => {
    const buyer = await newBuyer('race')
    const both = [await place(buyer, { country: 'US' }), await place(buyer, { country: 'JP' })]
    const opened = await Promise.allSettled([...both, ...both, ...both].map((placed) => open(placed)))
    const forms = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await Promise.allSettled(forms.map((form) => pay(form)))
    const charges = () => both.flatMap(({ orderId }) => booksOf(orderId).charges).length
    expect(charges()).toBeLessThanOrEqual(1)
    // They may have closed each other's; whoever goes on in one tab can pay.
    if (charges() === 0) await pay(await persist(() => open(both[0] as Placed)))
    expect(charges()).toBe(1)
    const live = await query(
      "select 1 from payment_attempts where order_id = any($1) and status in ('open', 'processing', 'unknown', 'succeeded')",
      [both.map(({ orderId }) => orderId)],
    )
    expect(live.length).toBeLessThanOrEqual(1)
  })
})

describe('the database', () => {
  it('whose backend is killed in the middle stores nothing, and everything the next time', async () => {
    // Nobody else is to come by meanwhile.
    await behave({ webhooks: { drop: 100 } })
    const opened = await newPayment('killed')
    await pay(opened)
    arm('fact.after_grant', opened.orderId, { mode: 'delay', ms: 1_500 })
    const asked = check(opened)
    await persist(async () => expect(takenBy('fact.after_grant', opened.orderId)).not.toBeNull())
    const killed = await query<{ pid: number }>(
      `select pg_terminate_backend(pid), pid from pg_stat_activity
       where state = 'idle in transaction' and datname = current_database()`,
    )
    expect(killed).not.toEqual([])
    // Nobody is told that they paid, nor that they did not.
    expect(await asked).toMatchObject({ state: 'pending' })
    expect(await orderOf(opened.orderNumber)).toMatchObject({ status: 'created' })
    expect(await query('select 1 from ledger_entries where order_id = $1', [opened.orderId])).toEqual([])
    expect(await check(opened)).toMatchObject({ state: 'paid' })
    await expectOnePurchase(opened)
  })

  it('that dies while it notes a mail as sent does not have it sent again', async () => {
    const opened = await newPayment('noted')
    arm('mail.after_send', opened.email, { mode: 'delay', ms: 1_500 })
    await pay(opened)
    await persist(async () => expect(takenBy('mail.after_send', opened.email)).not.toBeNull())
    await holding(['select 1 from mails where "to" = $1 for update', [opened.email]], () =>
      persist(async () => {
        const killed = await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where wait_event_type = 'Lock' and query like 'update "mails"%sent_at%' and datname = current_database()`,
        )
        expect(killed).not.toEqual([])
      }),
    )
    await expectOnePurchase(opened)
    const [mail] = await query<{ tries: string }>('select tries from mails where "to" = $1', [opened.email])
    expect(Number(mail?.tries)).toBe(1)
  })

  it('that loses every connection again and again while eight people pay loses none of them', {
    timeout: 120_000,
  }, async () => {
    const paying = Promise.all(
      Array.from({ length: 8 }, async () => {
        const placed = await persist(async () => place(await newBuyer('restart')))
        const opened = await persist(() => open(placed))
        await persist(() => pay(opened))
        return opened
      }),
    )
    const killAll = () =>
      query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name <> 'tests' and backend_type = 'client backend' and datname = current_database()`)
    let over = false
    const killing = (async () => {
      for (let times = 0; times < 12 && !over; times++) {
        await killAll()
        await new Promise((done) => setTimeout(done, 400))
      }
    })()
    const bought = await paying
    over = true
    await killing
    for (const opened of bought) {
      await waitUntilPaid(opened.orderNumber, { seconds: 60 })
      await expectOnePurchase(opened)
    }
  })

  it('that refuses at COMMIT has stored nothing, and everything once it does not', {
    timeout: 90_000,
  }, async () => {
    const opened = await newPayment('commit')
    const name = `refuse_${opened.orderId.replaceAll('-', '')}`
    await query(`create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'refused at commit' using errcode = '40001'; end $$`)
    await query(`create constraint trigger ${name} after insert on entitlements deferrable initially deferred
      for each row when (new.order_id = '${opened.orderId}') execute function ${name}()`)
    try {
      await pay(opened)
      expect(await check(opened)).toMatchObject({ state: 'pending' })
      expect(await orderOf(opened.orderNumber)).toMatchObject({ status: 'created' })
      expect(await query('select 1 from mails where "to" = $1', [opened.email])).toEqual([])
    } finally {
      await query(`drop trigger ${name} on entitlements`)
      await query(`drop function ${name}`)
    }
    // The page is closed by now.
    await waitUntilPaid(opened.orderNumber, { seconds: 60 })
    await expectOnePurchase(opened)
  })

  it('takes the lock from a worker that is paused while it holds it', { timeout: 120_000 }, async () => {
    const opened = await newPayment('paused')
    await pay(opened)
    arm('fact.after_states', opened.orderId, { mode: 'pause' })
    await persist(async () => expect(takenBy('fact.after_states', opened.orderId)).not.toBeNull())
    const paused = takenBy('fact.after_states', opened.orderId) ?? 0
    try {
      const since = takenAt('fact.after_states', opened.orderId)
      // Who waits for the lock is told that it takes a moment; on a slow machine the lock is free again by then.
      const { state } = await check(opened)
      expect(state).toBe(Date.now() - since < SILENCE_MS ? 'pending' : state)
      expect(['pending', 'paid']).toContain(state)
      // And nobody waits for ever.
      await persist(async () => expect(await check(opened)).toMatchObject({ state: 'paid' }))
      expect(Date.now() - since).toBeLessThan(60_000)
    } finally {
      process.kill(paused, 'SIGCONT')
    }
    await expectOnePurchase(opened)
  })
})

describe('with patience', () => {
  it.each(Object.keys(PATIENT))('%s', { timeout: 90_000 }, async (name) => {
    expect(begun.has(name)).toBe(true)
    await begun.get(name)
  })
})

// After the patient ones: the reconciler, which looks something up for one of them, would meet the fault instead.
describe('the gateway', () => {
  it('that makes a payment and resets the connection is asked again, never anew', async () => {
    const placed = await place(await newBuyer('reset'))
    await behave({ calls: [{ call: 'POST /v1/intents', action: 'hang', effect: 'after', ms: 0 }] })
    const answer = await placed.visitor.call('pay.start', {
      body: { orderNumber: placed.orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' },
    })
    expect(answer).toMatchObject({ status: 200, message: 'paymentUnavailable' })
    expect(await attemptOf(placed.orderId)).toEqual({ status: 'unknown', intent_id: null })
    const opened = await open(placed)
    expect(booksOf(placed.orderId).intents).toEqual([opened.intentId])
    await pay(opened)
    expect(await check(opened)).toMatchObject({ state: 'paid' })
    await expectOnePurchase(opened)
  })

  it('that charges and resets the form is paid once, whoever presses again', async () => {
    const opened = await newPayment('pressed')
    await behave({ calls: [{ call: 'POST /form/', action: 'hang', effect: 'after', ms: 0 }] })
    await expect(pay(opened)).rejects.toThrow()
    expect(await pay(opened)).toMatchObject({ status: 'succeeded' })
    await waitUntilPaid(opened.orderNumber, { seconds: 20 })
    await expectOnePurchase(opened)
  })
})

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
