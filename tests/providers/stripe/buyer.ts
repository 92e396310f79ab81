import { type Account, type Dispute, keep, newId, type Payment, type Session } from './account.ts'
import { CARDS } from './cards.ts'
import type { Doings } from './doings.ts'
import { refuse } from './refusals.ts'

const DECLINES: Record<string, { code: string; decline_code?: string }> = {
  [CARDS.declined]: { code: 'card_declined', decline_code: 'generic_decline' },
  [CARDS.insufficientFunds]: { code: 'card_declined', decline_code: 'insufficient_funds' },
}
const REAL_CARD = { code: 'card_declined', decline_code: 'test_mode_live_card' }
const REFUSED_STEP = { code: 'payment_intent_authentication_failure' }

const PAYING: readonly string[] = [CARDS.pays, CARDS.lateRefunds, CARDS.failingRefunds, CARDS.refusedRefunds]

type Told = { status: Payment['status']; declineCode: string | null }

/** What the buyer, the buyer's bank and our own dashboard do. Sessions are named by id or by client secret. */
export const createBuyer = ({ account, doings }: { account: Account; doings: Doings }) => {
  const sessionOf = (name: string): Session =>
    [...account.sessions.values()].find(({ id, clientSecret }) => name === id || name === clientSecret) ??
    refuse({ status: 404, message: 'there is no such session' })
  const paymentOf = (session: Session): Payment =>
    account.payments.get(session.payment ?? '') ?? refuse({ message: 'nothing was confirmed yet' })
  const chargeOf = (name: string) =>
    account.charges.get(paymentOf(sessionOf(name)).charge ?? '') ?? refuse({ message: 'nothing was charged' })
  const told = ({ status, error }: Payment): Told => ({
    status,
    declineCode: error?.decline_code ?? error?.code ?? null,
  })
  const newPayment = (session: Session): Payment => {
    const payment = keep<Payment>(account.payments, {
      id: newId('pi'),
      session: session.id,
      status: 'requires_payment_method',
      error: null,
      charge: null,
      card: '',
      created: account.now(),
    })
    session.payment = payment.id
    return payment
  }

  return {
    session: (name: string) => sessionOf(name),
    /** The buyer presses the button with this card. */
    confirm: (name: string, card: string = CARDS.pays): Told => {
      const session = sessionOf(name)
      if (session.status !== 'open') refuse({ message: `the session is ${session.status}` })
      const payment = account.payments.get(session.payment ?? '') ?? newPayment(session)
      Object.assign(payment, { card, error: null })
      if (PAYING.includes(card)) doings.succeed(session, payment)
      else if (card === CARDS.secondStep || card === CARDS.secondStepOnSetup) {
        payment.status = 'requires_action'
        doings.tellPayment('payment_intent.requires_action', payment)
      } else if (card === CARDS.arrivesLater) {
        payment.status = 'processing'
        session.status = 'complete'
        doings.tellPayment('payment_intent.processing', payment)
        doings.tellSession('checkout.session.completed', session)
      } else doings.fail(session, payment, DECLINES[card] ?? REAL_CARD)
      return told(payment)
    },
    /** The answer to the bank's second step; only the first counts. */
    answerStep: (name: string, decision: 'approve' | 'refuse'): Told => {
      const session = sessionOf(name)
      const payment = paymentOf(session)
      if (payment.status !== 'requires_action') return told(payment)
      if (decision === 'approve') doings.succeed(session, payment)
      else doings.fail(session, payment, REFUSED_STEP)
      return told(payment)
    },
    /** What the bank of a plan's card says from now on. */
    setCard: (name: string, card: 'works' | 'declines') => {
      const plan = account.plans.get(name) ?? refuse({ status: 404, message: 'there is no such plan' })
      plan.card = card
    },
    /** The money of a method that takes days arrives, or does not. */
    arrive: (name: string, came: boolean): Told => {
      const session = sessionOf(name)
      const payment = paymentOf(session)
      if (payment.status !== 'processing') return told(payment)
      if (came) doings.succeed(session, payment)
      else doings.fail(session, payment, { code: 'payment_intent_payment_attempt_failed' })
      return told(payment)
    },
    dispute: (
      name: string,
      {
        status = 'needs_response',
        withdraws = true,
      }: { status?: Dispute['status']; withdraws?: boolean } = {},
    ) => doings.openDispute({ charge: chargeOf(name), status, withdraws }).id,
    closeDispute: (id: string, status: Dispute['status']) => {
      const row = account.disputes.get(id) ?? refuse({ status: 404, message: 'there is no such dispute' })
      doings.closeDispute(row, status)
    },
    /** A refund made in Stripe's dashboard: it bears none of our marks. */
    refund: (name: string, minorUnits: number) =>
      doings.refund({ charge: chargeOf(name), amount: minorUnits, metadata: {} }).id,
    settleRefund: (id: string, status: 'succeeded' | 'failed') => {
      const row = account.refunds.get(id) ?? refuse({ status: 404, message: 'there is no such refund' })
      doings.settleRefund(row, status)
    },
  }
}
export type Buyer = ReturnType<typeof createBuyer>
