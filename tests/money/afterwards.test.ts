// P-nn: docs/facts/commerce.md 3. F-nn: docs/facts/faults.md.
import { describe, expect, it } from 'vitest'
import { listenAtFailpoints } from '@/services/failpoint'
import { sendMail } from '@/services/mails/send-mail'
import { expireOrders } from '@/services/orders/expire-orders'
import { decideRefund } from '@/services/refunds/decide-refund'
import { sendRefund } from '@/services/refunds/send-refund'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment, paidPayment, recordsOf } from './lab/story'

const lab = labOfFile()
const HOUR = 3_600_000
const give = (orderId: string, amount: number | 'all') =>
  decideRefund(lab().deps, { orderId, amount, note: null, askedBy: 'owner', key: crypto.randomUUID() })
const refundsOf = (orderId: string) =>
  lab()
    .card.books()
    .filter((line) => line.orderId === orderId && line.kind === 'refund')

describe('money that goes back', () => {
  it('in part keeps the report, in full closes it (P-14)', async () => {
    const { order } = await paidPayment(lab())
    await give(order.id, 300)
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'partially_refunded', open: 1 })
    await give(order.id, 'all')
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'refunded', open: 0 })
    expect(refundsOf(order.id).map(({ amount }) => amount)).toEqual([300, order.total - 300])
  })

  it('is never more than came in, however many click at once', async () => {
    const { order } = await paidPayment(lab())
    const clicks = await Promise.allSettled(Array.from({ length: 4 }, () => give(order.id, 'all')))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await lab().work()
    expect(refundsOf(order.id)).toHaveLength(1)
  })

  it('is wanted once by one click, however often the click arrives', async () => {
    const { order } = await paidPayment(lab())
    const click = {
      orderId: order.id,
      amount: 'all' as const,
      note: null,
      askedBy: 'owner',
      key: 'one-click',
    }
    const [first, second] = [await decideRefund(lab().deps, click), await decideRefund(lab().deps, click)]
    expect(second).toEqual(first)
    await lab().work()
    expect(await decideRefund(lab().deps, click)).toEqual(first)
    expect(refundsOf(order.id)).toHaveLength(1)
  })

  it('at the provider’s own desk and in our admin is never more than that payment brought', async () => {
    const { order, intent } = await paidPayment(lab())
    await lab().card.refund(intent, order.total - 100)
    await lab().work()
    await expect(give(order.id, 200)).rejects.toThrow('refundTooLarge')
    await give(order.id, 'all')
    await lab().work()
    expect(refundsOf(order.id).reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
  })

  it('without an answer is looked for before it is asked for again, also days later (P-18)', async () => {
    const { order } = await paidPayment(lab())
    // Nor does the provider tell of it.
    lab().letters.held = true
    await lab().card.behave({
      calls: [{ call: 'POST /v1/refunds', action: 'garbage', effect: 'after' }],
    })
    const { refundIds } = await give(order.id, 300)
    await lab().work()
    await lab().passes(25 * HOUR)
    await sendRefund(lab().deps, { refundId: refundIds[0]! })
    await lab().work()
    expect(refundsOf(order.id)).toHaveLength(1)
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'partially_refunded', open: 1 })
  })

  it('by hand at the provider is in our books as well', async () => {
    const { order, intent } = await paidPayment(lab())
    await lab().card.refund(intent, order.total)
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'refunded', open: 0 })
  })

  it('by a bank that decides for us keeps the report', async () => {
    const { order, intent } = await paidPayment(lab())
    await lab().card.dispute(intent)
    await lab().card.decide(intent, 'won')
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
  })
})

describe('an order whose time is over', () => {
  it('is closed at the provider, so that no money comes for it', async () => {
    const { order, intent } = await openedPayment(lab())
    await lab().passes(25 * HOUR)
    await expireOrders(lab().deps)
    await lab().reconcile()
    expect(await lab().card.pay(intent)).toBe('failed')
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'expired', ledger: [] })
  })

  it('is paid by money that comes all the same, and a person is told', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    lab().letters.held = true
    await lab().passes(25 * HOUR)
    await expireOrders(lab().deps)
    await lab().card.pays(intent)
    await lab().card.tell(intent)
    for (const letter of lab().letters.arrived) await lab().take(letter)
    await lab().work()
    expect(await recordsOf(lab(), order)).toEqual({
      status: 'paid',
      ledger: [`charge ${order.total}`],
      open: 1,
      anomalies: ['paid_after_expiry'],
    })
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  })

  it('waits for a payment of which nobody knows how it ended', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    await lab().card.behave({
      calls: [{ call: 'POST /v1/intents', action: 'garbage', effect: 'after' }],
    })
    await expect(buyer.open(order)).rejects.toThrow('payment gateway')
    await lab().query("update orders set expires_at = now() - interval '1 second' where id = $1", [order.id])
    await expireOrders(lab().deps)
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'created' })
  })
})

describe('mails and codes', () => {
  it('a mail that two workers hold at once is handed over once (F-06)', async () => {
    const { buyer, order } = await paidPayment(lab())
    const [mail] = await lab().query<{ id: string }>(
      `select id from mails where "to" = $1 and template = 'report_ready'`,
      [buyer.email],
    )
    await Promise.allSettled(
      Array.from({ length: 4 }, () => sendMail(lab().deps, { mailId: mail?.id ?? '' })),
    )
    expect(lab().mails.filter(({ to }) => to === buyer.email)).toHaveLength(1)
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid' })
  })

  it('an order that is paid a second time after its refund is no second receipt', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    await lab().paypal.pay(await buyer.open(order, 'paypal'))
    await buyer.check(order)
    await give(order.id, 'all')
    await lab().work()
    await lab().card.pays(intent)
    await lab().card.tell(intent)
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
    const receipts = await lab().query(`select 1 from mails where "to" = $1 and template = 'report_ready'`, [
      buyer.email,
    ])
    expect(receipts).toHaveLength(1)
  })

  it('the last use of a code that fifteen people want at once is sold once (P-15)', async () => {
    const code = `L${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    await lab().query('insert into promo_codes (code, active, percent, max_uses) values ($1, true, 20, 1)', [
      code,
    ])
    const buyers = await Promise.all(Array.from({ length: 15 }, () => newBuyer(lab())))
    // Whoever is first takes their time: without a lock the others would come as far.
    listenAtFailpoints((name) =>
      name === 'order.before_commit' ? new Promise((done) => setTimeout(done, 300)) : Promise.resolve(),
    )
    const placed = await Promise.allSettled(buyers.map((buyer) => buyer.place({ promoCode: code }))).finally(
      () => listenAtFailpoints(null),
    )
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
