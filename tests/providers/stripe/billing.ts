import {
  type Account,
  type Charge,
  type Invoice,
  keep,
  newId,
  type Payment,
  type Plan,
  type Session,
  type SoldPlan,
} from './account.ts'
import { boundaryOf, DAY, HOUR } from './periods.ts'
import { presentCharge } from './present.ts'
import { presentInvoice, presentPlan } from './present-plan.ts'

type Ledger = {
  account: Account
  tell: (type: string, object: unknown) => void
  tellPayment: (type: string, row: Payment) => void
  tellSession: (type: string, row: Session) => void
  charge: (
    sold: { payment: Payment; created?: number } & Pick<Charge, 'amount' | 'currency' | 'metadata'>,
  ) => void
}

/** Days after a try that failed; after the last one the plan is over. */
const RETRIES = [3, 5, 7]
const DECLINED = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error' as const,
}

/** What Stripe does with plans as time passes: periods begin, invoices are made, an hour later final and paid, and tried again. */
export const createBilling = ({ account, tell, tellPayment, tellSession, charge }: Ledger) => {
  const tellPlan = (type: string, row: Plan) => tell(type, presentPlan({ account, row }))
  const tellInvoice = (type: string, row: Invoice) => tell(type, presentInvoice({ account, row }))
  const invoicesOf = (plan: Plan) => [...account.invoices.values()].filter((row) => row.plan === plan.id)

  const newInvoice = (plan: Plan, given: Pick<Invoice, 'reason' | 'amount' | 'created'> & Partial<Invoice>) =>
    keep<Invoice>(account.invoices, {
      id: newId('in'),
      plan: plan.id,
      status: 'draft',
      currency: plan.currency,
      periodStart: plan.periodStart,
      periodEnd: plan.periodEnd,
      finalizesAt: null,
      nextAttempt: null,
      attempts: 0,
      payment: null,
      ...given,
    })

  /** The plan is made once its first payment is: until then there is neither it nor an invoice. */
  const begin = ({ session, sells, payment }: { session: Session; sells: SoldPlan; payment: Payment }) => {
    const now = account.now()
    const { interval, count, price, trialDays, metadata } = sells
    const isTrial = trialDays > 0
    const anchor = now + trialDays * DAY
    const end = isTrial ? anchor : boundaryOf({ anchor, interval, count, periods: 1 })
    const plan = keep<Plan>(account.plans, {
      ...{ id: newId('sub'), session: session.id, status: isTrial ? 'trialing' : 'active' },
      ...{ start: now, trialEnd: isTrial ? anchor : null, anchor, periods: isTrial ? 0 : 1 },
      ...{ periodStart: now, periodEnd: end, interval, count, price, currency: session.currency },
      ...{ cancelAtPeriodEnd: false, cancelAt: null, card: 'works', metadata, created: now },
    })
    const { amount, currency } = session
    Object.assign(payment, { status: 'succeeded', error: null })
    const invoice = newInvoice(plan, { reason: 'subscription_create', amount, created: now, status: 'paid' })
    Object.assign(session, { status: 'complete', plan: plan.id, invoice: invoice.id })
    const coupon = account.coupons.get(sells.coupon ?? '')
    if (coupon) coupon.redeemed = true
    if (amount > 0) {
      Object.assign(invoice, { payment: payment.id, attempts: 1 })
      charge({ payment, amount, currency, metadata: {} })
      tellPayment('payment_intent.succeeded', payment)
    }
    tellPlan('customer.subscription.created', plan)
    tellInvoice('invoice.paid', invoice)
    tellSession('checkout.session.completed', session)
  }

  const payInvoice = (plan: Plan, invoice: Invoice, at: number) => {
    const known = account.payments.get(invoice.payment ?? '')
    const payment =
      known ??
      keep<Payment>(account.payments, {
        ...{ id: newId('pi'), session: null, invoice: invoice.id, status: 'requires_payment_method' },
        ...{ error: null, charge: null, card: '', created: at },
      })
    const { amount, currency } = invoice
    Object.assign(invoice, { payment: payment.id, attempts: invoice.attempts + 1, nextAttempt: null })
    if (plan.card === 'works') {
      Object.assign(payment, { status: 'succeeded', error: null })
      charge({ payment, amount, currency, metadata: {}, created: at })
      invoice.status = 'paid'
      if (plan.status === 'past_due') plan.status = 'active'
      tellPayment('payment_intent.succeeded', payment)
      return tellInvoice('invoice.paid', invoice)
    }
    const row = keep<Charge>(account.charges, {
      ...{
        id: newId('ch'),
        payment: payment.id,
        amount,
        currency,
        metadata: {},
        card: '',
        failed: true,
        created: at,
      },
    })
    Object.assign(payment, { error: DECLINED, charge: row.id })
    const days = RETRIES[invoice.attempts - 1]
    if (plan.status !== 'canceled') plan.status = days === undefined ? 'canceled' : 'past_due'
    invoice.nextAttempt = days === undefined ? null : at + days * DAY
    tell('charge.failed', presentCharge({ account, row }))
    tellPayment('payment_intent.payment_failed', payment)
    tellInvoice('invoice.payment_failed', invoice)
    if (plan.status === 'canceled') tellPlan('customer.subscription.deleted', plan)
  }

  /** @param pays false: it is only made final. */
  const finalize = (plan: Plan, invoice: Invoice, { at, pays }: { at: number; pays: boolean }) => {
    Object.assign(invoice, { status: invoice.amount === 0 ? 'paid' : 'open', finalizesAt: null })
    if (pays && invoice.status === 'open') payInvoice(plan, invoice, at)
  }

  /** Over: what is open is collected no more. */
  const cancel = (plan: Plan) => {
    plan.status = 'canceled'
    for (const invoice of invoicesOf(plan)) Object.assign(invoice, { nextAttempt: null, finalizesAt: null })
    tellPlan('customer.subscription.deleted', plan)
  }

  /** The end of a period: of the plan, or the beginning of the next one. */
  const turn = (plan: Plan, draftSeconds = HOUR) => {
    const at = plan.periodEnd
    if (plan.cancelAtPeriodEnd) return cancel(plan)
    if (plan.status === 'trialing') plan.status = 'active'
    const periods = plan.periods + 1
    Object.assign(plan, { periods, periodStart: at, periodEnd: boundaryOf({ ...plan, periods }) })
    const invoice = newInvoice(plan, {
      ...{ reason: 'subscription_cycle', amount: plan.price, created: at, finalizesAt: at + draftSeconds },
    })
    tellInvoice('invoice.created', invoice)
    tellPlan('customer.subscription.updated', plan)
  }

  type Step = { at: number; work: () => void }
  const stepsOf = (plan: Plan): Step[] => [
    ...(plan.status === 'canceled' ? [] : [{ at: plan.periodEnd, work: () => turn(plan) }]),
    ...(plan.status === 'canceled' || plan.cancelAt === null
      ? []
      : [{ at: plan.cancelAt, work: () => cancel(plan) }]),
    ...invoicesOf(plan).flatMap((invoice): Step[] => {
      const { finalizesAt, nextAttempt, status } = invoice
      if (status === 'draft' && finalizesAt !== null)
        return [{ at: finalizesAt, work: () => finalize(plan, invoice, { at: finalizesAt, pays: true }) }]
      if (status === 'open' && nextAttempt !== null)
        return [{ at: nextAttempt, work: () => payInvoice(plan, invoice, nextAttempt) }]
      return []
    }),
  ]
  const passTime = () => {
    for (const plan of account.plans.values())
      for (;;) {
        const due = stepsOf(plan).filter(({ at }) => at <= account.now())
        const [first] = due.toSorted((one, other) => one.at - other.at)
        if (!first) break
        first.work()
      }
  }

  return { begin, cancel, passTime, turn, finalize, newInvoice, tellPlan, tellInvoice }
}
export type Billing = ReturnType<typeof createBilling>
