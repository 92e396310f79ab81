import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import type { OrderRow } from '@/services/orders/find-order'
import { type Buyer, newBuyer } from './buyer'
import type { Lab } from './open-lab'

/** A buyer whose payment form is open. */
export type Opened = { buyer: Buyer; order: OrderRow; intent: string }

export const openedPayment = async (lab: Lab, by: PaymentGatewayId = lab.card.id): Promise<Opened> => {
  const buyer = await newBuyer(lab)
  const order = await buyer.place()
  return { buyer, order, intent: await buyer.open(order, by) }
}

/** A buyer who has paid and seen it. */
export const paidPayment = async (lab: Lab): Promise<Opened> => {
  const opened = await openedPayment(lab)
  await lab.card.pay(opened.intent)
  await opened.buyer.check(opened.order)
  return opened
}

/** What the records say of an order: its state, its ledger, whether it is open, and what a person is told of it. */
export const recordsOf = async ({ query }: Lab, { id }: Pick<OrderRow, 'id'>) => {
  const [order] = await query<{ status: string }>('select status from orders where id = $1', [id])
  const ledger = await query<{ line: string }>(
    `select kind || ' ' || amount as line from ledger_entries where order_id = $1 order by created_at, kind`,
    [id],
  )
  const open = await query('select 1 from entitlements where order_id = $1 and revoked_at is null', [id])
  const told = await query<{ kind: string }>('select kind from anomalies where order_id = $1 order by kind', [
    id,
  ])
  return {
    status: order?.status,
    ledger: ledger.map(({ line }) => line),
    open: open.length,
    anomalies: told.map(({ kind }) => kind),
  }
}
