import { randomUUID } from 'node:crypto'
import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { PAYPAL_KEYS } from '../../providers/paypal/keys'
import { REVERSED } from '../../providers/paypal/payment-calls'
import { paypalSignature } from '../../providers/paypal/sign-webhook'
import { startPaypal } from '../../providers/paypal/start-paypal'
import {
  type Dispute,
  type Habits,
  hundredthsOf,
  isoTime,
  type Money,
  moneyOf,
  type Order,
  USUAL_HABITS,
} from '../../providers/paypal/store'
import { NotPossible } from './not-possible'
import type { Card, Provider, ProviderLine } from './provider'

/** PayPal as it is played on this machine, with our gateway for it: the buyer agrees, and our server takes the money. */
export const startPaypalProvider = async (webhookUrl: string): Promise<Provider> => {
  const paypal = await startPaypal({ webhookUrl })
  const { doings, store } = paypal
  const gateway = createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl: paypal.url })
  const captureOf = (intentId: string): string => {
    const capture = store.orders.get(intentId)?.captures.at(-1)
    if (!capture) throw new NotPossible('Nothing was taken.')
    return capture.id
  }

  return {
    id: 'paypal',
    gateway,
    pay: async (intentId, card = 'pays') => {
      doings.approve(intentId, PURSES[card])
      return 'approved'
    },
    /** Our server took it, and died before it knew. */
    pays: async (intentId) => {
      paypal.behave({ webhooks: { drop: EVENTS_OF_A_PAYMENT } })
      doings.approve(intentId)
      await gateway.captureIntent?.({ intentId, idempotencyKey: randomUUID() })
      paypal.behave({})
    },
    alter: (intentId, column, value) => {
      const unit = store.orders.get(intentId)?.asked.purchase_units[0]
      if (!unit) throw new Error('There is no such order.')
      const { currency_code } = unit.amount
      if (column === 'amount') unit.amount = moneyOf(Number(value), currency_code)
      if (column === 'currency') unit.amount = { ...unit.amount, currency_code: String(value) }
      if (column === 'mark') {
        const before = unit.custom_id
        unit.custom_id = before?.replace(/^[^.]+/, String(value))
        for (const capture of store.orders.get(intentId)?.captures ?? []) capture.custom_id = unit.custom_id
        for (const line of store.lines) if (line.custom_field === before) line.custom_field = unit.custom_id
      }
      if (column === 'order_id') unit.custom_id = unit.custom_id?.replace(orderIdOf(unit), String(value))
    },
    refund: async (intentId, amount) => {
      const currency = store.orders.get(intentId)?.asked.purchase_units[0].amount.currency_code ?? ''
      doings.refund(captureOf(intentId), moneyOf(amount, currency).value)
    },
    dispute: async (intentId) => {
      doings.dispute(captureOf(intentId))
    },
    decide: async (intentId, outcome) => {
      const about = captureOf(intentId)
      const open = [...store.disputes.values()].find((one) => one.captureId === about && !one.outcome)
      if (!open) throw new NotPossible('There is nothing to decide.')
      doings.closeDispute(open.id, outcome)
    },
    tell: async (intentId, { type = 'CHECKOUT.ORDER.APPROVED', id = `WH-${randomUUID()}` } = {}) => {
      const body = JSON.stringify({
        id,
        event_version: '1.0',
        create_time: isoTime(Date.now()),
        resource_type: 'checkout-order',
        event_type: type,
        resource: { id: intentId },
      })
      const headers = paypalSignature({ body, nowMs: Date.now(), origin: paypal.url })
      return (await paypal.events.forge({ body, headers })) ?? 0
    },
    behave: async ({ habits, ...behaviour }: { habits?: Partial<Habits> }) => {
      doings.habits({ ...USUAL_HABITS, ...habits })
      paypal.behave(behaviour)
    },
    books: () =>
      [...store.orders.values()].flatMap((order) =>
        linesOf({ order, disputes: [...store.disputes.values()] }),
      ),
    intentsOf: (orderId) =>
      [...store.orders.values()]
        .filter(({ asked }) => orderIdOf(asked.purchase_units[0]) === orderId)
        .map(({ id }) => id),
    unsent: () => paypal.events.all().filter(({ state }) => state === 'pending').length,
    passes: paypal.passes,
    close: paypal.stop,
  }
}

const EVENTS_OF_A_PAYMENT = 2

const PURSES = { pays: 'pays', declined: 'declines', secondStep: 'holds' } as const satisfies Record<
  Card,
  string
>

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

type Unit = Order['asked']['purchase_units'][0]

/** Of our mark, as PayPal keeps it: shop, order, attempt. */
const orderIdOf = ({ custom_id }: Unit): string => custom_id?.split('.')[1] ?? ''

const linesOf = ({ order, disputes }: { order: Order; disputes: readonly Dispute[] }): ProviderLine[] => {
  const line =
    (kind: ProviderLine['kind']) =>
    ({ id, amount }: { id: string; amount: Money }): ProviderLine => ({
      kind,
      ref: id,
      amount: hundredthsOf(amount),
      currency: amount.currency_code,
      intentId: order.id,
      orderId: orderIdOf(order.asked.purchase_units[0]),
    })
  const about = disputes.filter(({ captureId }) => order.captures.some(({ id }) => id === captureId))
  return [
    ...order.captures.filter(({ status }) => TAKEN.includes(status)).map(line('charge')),
    // What a lost dispute takes is its own line.
    ...order.refunds
      .filter(({ status, note_to_payer }) => status === 'COMPLETED' && note_to_payer !== REVERSED)
      .map(line('refund')),
    ...about.map(line('dispute')),
    ...about.filter(({ outcome }) => outcome === 'RESOLVED_SELLER_FAVOUR').map(line('dispute_won')),
    ...about.filter(({ outcome }) => outcome === 'RESOLVED_BUYER_FAVOUR').map(line('dispute_lost')),
  ]
}
