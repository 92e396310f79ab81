import { query } from '../../../tests/support/database'
import { mailsTo } from '../../../tests/support/mailbox'
import { booksOf } from '../../../tests/support/money'
import { newVisitor, type Visitor } from '../../../tests/support/visitor'
import { CARDS, enterCard, placeOrder, readyToBuy, startPayment } from '../../../tests/support/way'
import { below, type Random } from '../lib/random'

export type Bought = {
  visitor: Visitor
  email: string
  sitting: string
  orderNumber: string
  orderId: string
}

const PATIENCE_MS = 120_000

/** What a person does whose page says that it did not work: once more, for as long as they have patience. */
export const persist = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}

/** One buyer's whole way to a paid order, by the page or, with the tab closed, by the webhook. Something dies meanwhile. */
export const buy = async ({ random, part }: { random: Random; part: number }): Promise<Bought> => {
  const visitor = newVisitor()
  const email = `kills-${part}-${crypto.randomUUID()}@example.com`
  const closesTab = below(random, 2) === 0
  const sitting = await persist(() => readyToBuy(visitor, { email }))
  const { orderNumber } = await persist(() => placeOrder(visitor, { sitting }))
  const payment = await persist(() => startPayment(visitor, orderNumber))
  await persist(async () => {
    const { status } = await enterCard(payment, CARDS.pays)
    if (status !== 'succeeded') throw new Error(`The form says ${status}.`)
  })
  const state = async (): Promise<string> => {
    if (!closesTab) return (await visitor.ok('pay.check', { body: { orderNumber } })).state
    return (await orderOf(orderNumber)).status
  }
  await persist(async () => {
    const now = await state()
    if (now !== 'paid') throw new Error(`The order is ${now}.`)
  })
  const { id } = await persist(() => orderOf(orderNumber))
  return { visitor, email, sitting: sitting.orderNumber, orderNumber, orderId: id }
}

/** What is not as it should be: one charge there, the same here, one entitlement, one mail, the report. */
export const faultsOf = async (bought: Bought): Promise<string[]> => {
  const { visitor, email, sitting, orderNumber, orderId } = bought
  const faults: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${orderNumber}: ${what} ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
  const { charges } = booksOf(orderId)
  expect('charges at the gateway', charges.length, 1)
  const ledger = await persist(() =>
    query<{ amount: number }>('select amount::int from ledger_entries where order_id = $1', [orderId]),
  )
  expect(
    'ledger',
    ledger.map(({ amount }) => amount),
    charges,
  )
  const open = await persist(() =>
    query('select 1 from entitlements where order_id = $1 and revoked_at is null', [orderId]),
  )
  expect('entitlements', open.length, 1)
  const mails = await persist(async () => {
    const unsent = await query('select 1 from mails where "to" = $1 and status <> \'sent\'', [email])
    const found = await mailsTo(email)
    if (unsent.length > 0 || found.length === 0) throw new Error(`${orderNumber}: no mail`)
    return found
  })
  // A program that dies just after the mail server took a mail gives it again, under the same id.
  expect('mails', new Set(mails.map(({ messageId }) => messageId)).size, 1)
  const report = await persist(() => visitor.ok('report.read', { params: { orderNumber: sitting } }))
  expect('what the report page holds', report.kind, 'report')
  return faults
}

const orderOf = async (orderNumber: string): Promise<{ id: string; status: string }> => {
  const [order] = await query<{ id: string; status: string }>(
    'select id, status from orders where number = $1',
    [orderNumber],
  )
  if (!order) throw new Error(`There is no order ${orderNumber}.`)
  return order
}
