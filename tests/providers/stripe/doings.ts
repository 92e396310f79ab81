import type { ProviderEvents } from '../lib/provider-events.ts'
import {
  type Account,
  type Charge,
  type Dispute,
  keep,
  leftOf,
  newId,
  type Payment,
  type Refund,
  type Session,
  type Transaction,
  withheldFrom,
} from './account.ts'
import { createBilling } from './billing.ts'
import { CARDS } from './cards.ts'
import {
  type EventBody,
  presentCharge,
  presentDispute,
  presentPayment,
  presentRefund,
  presentSession,
} from './present.ts'
import { refuse } from './refusals.ts'

export type Ledger = { account: Account; events: ProviderEvents<EventBody> }

type Disputed = {
  charge: Charge
  status: Dispute['status']
  /** An inquiry takes no money yet, nor does what was prevented before it came to a dispute. */
  withdraws: boolean
}
type Sold = { payment: Payment; created?: number } & Pick<Charge, 'amount' | 'currency' | 'metadata'>

/** What moves the account, whoever asks: the API, the buyer, the bank. Every step tells its events. */
export const createDoings = ({ account, events }: Ledger) => {
  const tell = (type: string, object: unknown) => {
    const id = newId('evt')
    events.record(id, { id, type, object: structuredClone(object) })
  }
  const tellSession = (type: string, row: Session) => tell(type, presentSession({ account, row }))
  const tellPayment = (type: string, row: Payment) => tell(type, presentPayment({ account, row }))
  const tellRefund = (type: string, row: Refund) => tell(type, presentRefund({ account, row }))
  const tellDispute = (type: string, row: Dispute) => tell(type, presentDispute({ account, row }))
  const move = (category: Transaction['category'], row: Charge | Refund | Dispute) => {
    const amount = TAKES.includes(category) ? -row.amount : row.amount
    const { currency } = row
    keep(account.transactions, {
      id: newId('txn'),
      category,
      of: row.id,
      amount,
      currency,
      created: account.now(),
    })
  }

  const charge = ({ payment, ...sold }: Sold) => {
    const { id, card } = payment
    const row = keep(account.charges, {
      id: newId('ch'),
      payment: id,
      card,
      created: account.now(),
      ...sold,
    })
    payment.charge = row.id
    move('charge', row)
    tell('charge.succeeded', presentCharge({ account, row }))
  }

  const billing = createBilling({ account, tell, tellPayment, tellSession, charge })

  const succeed = (session: Session, payment: Payment) => {
    if (session.sells) return billing.begin({ session, sells: session.sells, payment })
    const { amount, currency, paymentMetadata: metadata } = session
    const late = session.status === 'complete'
    Object.assign(payment, { status: 'succeeded', error: null })
    session.status = 'complete'
    charge({ payment, amount, currency, metadata })
    tellPayment('payment_intent.succeeded', payment)
    tellSession(late ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed', session)
  }

  const fail = (session: Session, payment: Payment, reason: { code: string; decline_code?: string }) => {
    const error = { ...reason, message: 'Your card was declined.', type: 'card_error' as const }
    Object.assign(payment, { status: 'requires_payment_method', error })
    tellPayment('payment_intent.payment_failed', payment)
    if (session.status === 'complete') tellSession('checkout.session.async_payment_failed', session)
  }

  const expire = (session: Session) => {
    session.status = 'expired'
    const payment = account.payments.get(session.payment ?? '')
    if (payment) {
      payment.status = 'canceled'
      tellPayment('payment_intent.canceled', payment)
    }
    tellSession('checkout.session.expired', session)
  }

  const refund = ({
    charge,
    amount,
    metadata,
  }: {
    charge: Charge
    amount: number
    metadata: Refund['metadata']
  }) => {
    const left = leftOf({ account, charge })
    if (withheldFrom({ account, charge: charge.id }) > 0)
      refuse({ code: 'charge_disputed', message: `Charge ${charge.id} has been charged back.` })
    if (left === 0)
      refuse({ code: 'charge_already_refunded', message: `Charge ${charge.id} has already been refunded.` })
    if (amount > left || amount < 1)
      refuse({
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        param: 'amount',
      })
    if (account.isEmpty)
      refuse({ code: 'balance_insufficient', message: 'Insufficient funds in your account.', executed: true })
    const row = keep<Refund>(account.refunds, {
      id: newId('re'),
      charge: charge.id,
      payment: charge.payment,
      amount,
      currency: charge.currency,
      status: REFUNDS[charge.card] ?? 'succeeded',
      failureReason: REFUNDS[charge.card] === 'failed' ? 'expired_or_canceled_card' : null,
      metadata,
      created: account.now(),
    })
    if (row.status !== 'failed') move('refund', row)
    tellRefund('refund.created', row)
    tell('charge.refunded', presentCharge({ account, row: charge }))
    return row
  }

  /** A bank may send a refund back days after it counted as made. */
  const settleRefund = (row: Refund, status: 'succeeded' | 'failed') => {
    if (row.status === 'failed') refuse({ message: `${row.id} has failed already` })
    row.status = status
    if (status === 'succeeded') return tellRefund('refund.updated', row)
    row.failureReason = 'expired_or_canceled_card'
    move('refund_failure', row)
    tellRefund('refund.failed', row)
    tellRefund('charge.refund.updated', row)
  }

  const openDispute = ({ charge, status, withdraws }: Disputed) => {
    const { id, payment, currency } = charge
    const amount = leftOf({ account, charge })
    if (amount === 0) refuse({ message: `nothing of ${id} is left to dispute` })
    const created = account.now()
    const row: Dispute = {
      id: newId('dp'),
      charge: id,
      payment,
      amount,
      currency,
      status,
      created,
    }
    keep(account.disputes, row)
    if (withdraws) move('dispute', row)
    tellDispute('charge.dispute.created', row)
    if (withdraws) tellDispute('charge.dispute.funds_withdrawn', row)
    return row
  }

  const closeDispute = (row: Dispute, status: Dispute['status']) => {
    row.status = status
    tellDispute('charge.dispute.closed', row)
    if (status !== 'won') return
    move('dispute_reversal', row)
    tellDispute('charge.dispute.funds_reinstated', row)
  }

  return {
    billing,
    charge,
    succeed,
    fail,
    expire,
    refund,
    settleRefund,
    openDispute,
    closeDispute,
    tellPayment,
    tellSession,
  }
}
export type Doings = ReturnType<typeof createDoings>

/** What Stripe's own test cards, and one of ours, do with a refund. */
const REFUNDS: Record<string, Refund['status']> = {
  [CARDS.lateRefunds]: 'pending',
  [CARDS.refusedRefunds]: 'failed',
}

/** What takes money from the account; the rest brings some. */
const TAKES: readonly Transaction['category'][] = ['refund', 'dispute', 'fee']
