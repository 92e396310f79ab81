import { expect } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { query } from './database'
import { mailsTo } from './mailbox'
import { booksOf, orderOf } from './money'
import { newVisitor, type Visitor } from './visitor'
import { CARDS, enterCard, placeOrder, readyToBuy, startPayment } from './way'

/** Somebody with a finished test and an address, before the first click that costs money. */
export type Buyer = { visitor: Visitor; email: string; sitting: CallData<'sitting.start'>; sittingId: string }
export type Placed = Buyer & { orderNumber: string; orderId: string }
export type Opened = Placed & { payment: CallData<'pay.start'>; intentId: string }

/** A busy site puts new visitors off first; then somebody else comes. */
export const newBuyer = (name = 'buyer'): Promise<Buyer> => persist(() => comeToBuy(name))

const comeToBuy = async (name: string): Promise<Buyer> => {
  const visitor = newVisitor()
  const email = `${name}-${crypto.randomUUID()}@example.com`
  const sitting = await readyToBuy(visitor, { email })
  const [row] = await query<{ id: string }>('select id from sittings where number = $1', [
    sitting.orderNumber,
  ])
  return { visitor, email, sitting, sittingId: row?.id ?? '' }
}

export const place = async (
  buyer: Buyer,
  options: { tier?: string; country?: string } = {},
): Promise<Placed> => {
  const { orderNumber } = await placeOrder(buyer.visitor, { sitting: buyer.sitting, ...options })
  return { ...buyer, orderNumber, orderId: (await orderOf(orderNumber)).id }
}

export const open = async (placed: Placed): Promise<Opened> => {
  const payment = await startPayment(placed.visitor, placed.orderNumber)
  return { ...placed, payment, intentId: payment.payCode.split('_secret_')[0] ?? '' }
}

export const newPayment = async (name?: string): Promise<Opened> => open(await place(await newBuyer(name)))

export const pay = ({ payment }: Opened): Promise<{ status: string; code?: string }> =>
  enterCard(payment, CARDS.pays)

/** What a person does whose page says that it did not work: once more, for as long as they have patience. */
export const persist = async <Result>(act: () => Promise<Result>, { seconds = 90 } = {}): Promise<Result> => {
  const end = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}

/** Waits for the entitlement without asking anything of the site, as somebody who closed the tab. */
export const waitUntilPaid = (orderNumber: string, { seconds = 60 } = {}): Promise<void> =>
  persist(
    async () => {
      const { status } = await orderOf(orderNumber)
      if (status !== 'paid') throw new Error(`After ${seconds} s the order ${orderNumber} is ${status}.`)
    },
    { seconds },
  )

/** One charge in the gateway's own books, one in ours, one entitlement, one mail, and the report opens. */
export const expectOnePurchase = async (bought: Placed, { copies = 1 } = {}): Promise<void> => {
  const { visitor, email, sitting, orderNumber, orderId } = bought
  expect(booksOf(orderId).charges, 'charges at the gateway').toHaveLength(1)
  const ledger = await query('select amount::int from ledger_entries where order_id = $1', [orderId])
  expect(ledger, 'ledger').toEqual(booksOf(orderId).charges.map((amount) => ({ amount })))
  const entitlements = await query('select revoked_at from entitlements where sitting_id = $1', [
    bought.sittingId,
  ])
  expect(entitlements, 'entitlements').toEqual([{ revoked_at: null }])
  const mails = await persist(async () => {
    const found = await mailsTo(email)
    const unsent = await query('select 1 from mails where "to" = $1 and status <> \'sent\'', [email])
    if (found.length === 0 || unsent.length > 0) throw new Error(`The mail to ${email} is not there yet.`)
    return found
  })
  expect(new Set(mails.map(({ messageId }) => messageId)).size, 'mails').toBe(1)
  expect(mails.length, 'copies of the mail').toBeLessThanOrEqual(copies)
  expect(mails[0]?.subject).toContain(orderNumber)
  const report = await persist(() =>
    visitor.ok('report.read', { params: { orderNumber: sitting.orderNumber } }),
  )
  expect(report).toMatchObject({ kind: 'report', report: { score: { iq: expect.any(Number) } } })
}
