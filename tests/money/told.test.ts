// P-nn: docs/facts/commerce.md 3. F-nn: docs/facts/faults.md.
import { describe, expect, it } from 'vitest'
import { listenAtFailpoints } from '@/services/failpoint'
import { expectOnePurchase } from './lab/expect-purchase'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment, paidPayment, recordsOf } from './lab/story'

const lab = labOfFile()
const nothing = { status: 'created', ledger: [], open: 0, anomalies: [] }

describe('what providers tell', () => {
  it('opens the report by the webhook alone, when the tab is closed (P-05)', async () => {
    const { buyer, intent } = await openedPayment(lab())
    await lab().card.pay(intent)
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('fifty times at once, beside return pages, buys once (P-03)', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    await lab().card.pay(intent)
    const tell = () => lab().card.tell(intent)
    const told = await Promise.all([
      ...Array.from({ length: 50 }, tell),
      ...Array.from({ length: 5 }, () => buyer.check(order).then(({ state }) => state)),
    ])
    expect(new Set(told)).toEqual(new Set([200, 'paid']))
    await Promise.all([lab().work(), lab().work()])
    await expectOnePurchase(lab(), buyer)
  })

  it('of a payment that is not made grants nothing, whatever it is called (P-06)', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    for (const type of ['intent.created', 'intent.processing', 'intent.requires_action', 'of a kind to come'])
      expect(await lab().card.tell(intent, { type })).toBe(200)
    expect(await lab().card.pay(intent, 'declined')).toBe('failed')
    expect(await lab().card.pay(intent, 'secondStep')).toBe('requires_action')
    await lab().work()
    expect(await recordsOf(lab(), order)).toEqual(nothing)
    expect(await buyer.check(order)).not.toMatchObject({ state: 'paid' })
  })

  it('with another secret, unsigned or of test mode is refused and not kept (P-01)', async () => {
    const { intent } = await openedPayment(lab())
    lab().letters.held = true
    await lab().card.tell(intent, { id: 'evt_of_test_mode', livemode: true })
    await lab().card.tell(intent, { id: 'evt_forged' })
    const [testMode, letter] = lab().letters.arrived.slice(-2)
    const forged = new Headers(letter!.headers)
    forged.set('sandbox-signature', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`)
    const changed = Buffer.concat([letter!.rawBody, Buffer.from(' ')])
    expect(await lab().take(testMode!)).toBe(400)
    expect(await lab().take({ ...letter!, headers: forged })).toBe(400)
    expect(await lab().take({ ...letter!, headers: new Headers() })).toBe(400)
    expect(await lab().take({ ...letter!, rawBody: changed })).toBe(400)
    const kept = await lab().query(
      "select 1 from provider_events where event_id in ('evt_of_test_mode', 'evt_forged')",
    )
    expect(kept).toEqual([])
  })

  it('is kept and tried again when handling it throws, and holds up no other (P-11)', async () => {
    const poison = await openedPayment(lab())
    const healthy = await openedPayment(lab())
    for (const { intent } of [poison, healthy]) await lab().card.pay(intent)
    listenAtFailpoints(async (name, key) => {
      if (name === 'event.before_apply' && key === poison.intent)
        throw new Error('an event of a kind to come')
    })
    const said = await lab()
      .work()
      .finally(() => listenAtFailpoints(null))
    expect(said.some((line) => line.includes('an event of a kind to come'))).toBe(true)
    expect(await recordsOf(lab(), healthy.order)).toMatchObject({ status: 'paid' })
    expect(await recordsOf(lab(), poison.order)).toMatchObject({ status: 'created' })
    await lab().passes(10_000)
    await lab().work()
    expect(await recordsOf(lab(), poison.order)).toMatchObject({ status: 'paid' })
  })

  it('never, is found by asking: everybody who paid has a report (P-09)', async () => {
    const { buyer, intent } = await openedPayment(lab())
    // What was told of its opening is done with before it is paid.
    await lab().work()
    lab().letters.held = true
    await lab().card.pay(intent)
    await lab().passes(15_000)
    await lab().reconcile()
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('never, of a dispute, is found in the list of events (F-25)', async () => {
    const { order, intent } = await paidPayment(lab())
    await lab().work()
    lab().letters.held = true
    await lab().card.dispute(intent)
    await lab().pull()
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'disputed', open: 1 })
    await lab().card.decide(intent, 'lost')
    await lab().pull()
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'lost', open: 0 })
  })

  it('nowhere, is found at night in the books of the provider', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    await buyer.open(order, 'paypal')
    // What was told of its closing is done with before the money comes.
    await lab().work()
    await lab().card.pays(intent)
    await lab().passes(5 * 3_600_000)
    await lab().balance()
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
  })
})

describe('a page that asks', () => {
  it('is told "pending" while the provider is silent, never "paid" and never "failed" (P-13)', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    lab().letters.held = true
    await lab().card.pay(intent)
    await lab().card.behave({
      calls: [{ call: 'GET /v1/intents', action: 'status', status: 500 }],
    })
    expect(await buyer.check(order)).toMatchObject({ state: 'pending' })
    expect(await recordsOf(lab(), order)).toEqual(nothing)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  })

  it('is told "pending" and waits no longer while another holds the order for ever (F-05, P-12)', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    lab().letters.held = true
    await lab().card.pay(intent)
    const free = await lab().hold('select 1 from orders where id = $1 for update', [order.id])
    // Nobody lets it go before the answer is there.
    expect(await buyer.check(order).finally(free)).toMatchObject({ state: 'pending' })
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  })
})

describe('a fact that is not what we asked for changes nothing and is told to a person (P-08)', () => {
  it.each([
    ['amount', 5_000, 'wrong_amount'],
    ['amount', 1, 'wrong_amount'],
    ['currency', 'EUR', 'wrong_currency'],
    ['order_id', crypto.randomUUID(), 'wrong_order'],
  ] as const)('%s %s', async (column, value, kind) => {
    const { buyer, order, intent } = await openedPayment(lab())
    const right = { amount: order.total, currency: order.currency, order_id: order.id }[column]
    lab().card.alter(intent, column, value)
    await lab().card.tell(intent)
    await lab().work()
    expect(await recordsOf(lab(), order)).toEqual({ ...nothing, anomalies: [kind] })
    // Nobody knows yet that nothing was charged.
    expect(await buyer.check(order)).toMatchObject({ state: 'pending' })
    lab().card.alter(intent, column, right)
    await lab().card.pay(intent)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  })
})
