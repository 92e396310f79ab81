import type { z } from 'zod'
import type { ProviderCall } from '../lib/provider-call.ts'
import { type Account, keep, newId, type Plan, type SoldPlan } from './account.ts'
import type { Doings } from './doings.ts'
import { listPage } from './list-page.ts'
import * as params from './plan-params.ts'
import { presentCoupon, presentInvoice, presentInvoicePayment, presentPlan } from './present-plan.ts'
import { noSuch, refuse } from './refusals.ts'

/** Makes a call of the API: who asks and its parameters are checked before. */
export type MakeCall = <Schema extends z.ZodType>(
  named: [name: string, method: 'GET' | 'POST' | 'DELETE', path: string],
  schema: Schema,
  handle: (given: z.output<Schema>, id: string) => unknown,
) => ProviderCall

type Served = { account: Account; doings: Doings; call: MakeCall }

/** The calls about plans that our gateway uses. */
export const planCalls = ({ account, doings: { billing }, call }: Served): ProviderCall[] => {
  const planOf = (id: string) => account.plans.get(id) ?? noSuch('subscription', id)
  const invoiceOf = (id: string) => account.invoices.get(id) ?? noSuch('invoice', id)
  const changed = (id: string) => presentInvoice({ account, row: invoiceOf(id) })

  const cancelAt = (at: number | ''): number | null => {
    if (at !== '' && at <= account.now())
      refuse({ message: 'Invalid timestamp: must be in the future.', param: 'cancel_at' })
    return at === '' ? null : at
  }
  const endTrial = (plan: Plan, end: number | 'now') => {
    if (plan.status !== 'trialing') refuse({ message: 'Not played here: a new trial.' })
    const now = account.now()
    if (end !== 'now' && end <= now)
      refuse({
        message: 'Invalid timestamp: can only specify a timestamp in the future.',
        param: 'trial_end',
      })
    const at = end === 'now' ? now : end
    Object.assign(plan, { trialEnd: at, anchor: at, periodEnd: at })
    if (end === 'now') return billing.turn(plan, 0)
    // Nothing is due for the rest of the trial, and Stripe says so with an invoice.
    billing.newInvoice(plan, { reason: 'subscription_update', amount: 0, created: now, status: 'paid' })
  }

  return [
    call(['coupons.create', 'POST', '/v1/coupons'], params.couponCreate, ({ amount_off, currency }) => {
      const given = { amount: amount_off, currency, redeemed: false, created: account.now() }
      return presentCoupon({ row: keep(account.coupons, { id: newId('coupon'), ...given }) })
    }),
    call(['subscriptions.retrieve', 'GET', '/v1/subscriptions/:id'], params.planRetrieve, ({ expand }, id) =>
      presentPlan({ account, row: planOf(id), expand }),
    ),
    call(
      ['subscriptions.update', 'POST', '/v1/subscriptions/:id'],
      params.planUpdate,
      ({ metadata, cancel_at_period_end, cancel_at, trial_end }, id) => {
        const plan = planOf(id)
        if (plan.status === 'canceled')
          refuse({
            message: 'A canceled subscription can only update its cancellation_details and metadata.',
          })
        if (cancel_at_period_end !== undefined) plan.cancelAtPeriodEnd = cancel_at_period_end
        if (cancel_at !== undefined) plan.cancelAt = cancelAt(cancel_at)
        if (trial_end !== undefined) endTrial(plan, trial_end)
        plan.metadata = { ...plan.metadata, ...metadata }
        billing.tellPlan('customer.subscription.updated', plan)
        return presentPlan({ account, row: plan })
      },
    ),
    call(['subscriptions.cancel', 'DELETE', '/v1/subscriptions/:id'], params.nothing, (_, id) => {
      const plan = planOf(id)
      if (plan.status === 'canceled') noSuch('subscription', id)
      billing.cancel(plan)
      return presentPlan({ account, row: plan })
    }),
    call(['invoices.retrieve', 'GET', '/v1/invoices/:id'], params.nothing, (_, id) => changed(id)),
    call(['invoices.list', 'GET', '/v1/invoices'], params.invoiceList, ({ subscription, status, ...page }) =>
      listPage({
        rows: [...account.invoices.values()].filter(
          (row) => row.plan === subscription && (status === undefined || row.status === status),
        ),
        page,
        show: (row) => presentInvoice({ account, row }),
      }),
    ),
    call(['invoices.finalize', 'POST', '/v1/invoices/:id/finalize'], params.invoiceFinalize, (_, id) => {
      const invoice = invoiceOf(id)
      if (invoice.status !== 'draft') refuse({ message: `This invoice is already finalized: ${id}` })
      billing.finalize(planOf(invoice.plan), invoice, { at: account.now(), pays: false })
      return changed(id)
    }),
    call(['invoices.void', 'POST', '/v1/invoices/:id/void'], params.nothing, (_, id) => {
      const invoice = invoiceOf(id)
      if (invoice.status !== 'open')
        refuse({ message: `You can only pass in open invoices. This invoice isn't open: ${invoice.status}` })
      Object.assign(invoice, { status: 'void', nextAttempt: null })
      const plan = planOf(invoice.plan)
      if (plan.status === 'past_due') plan.status = 'active'
      billing.tellInvoice('invoice.voided', invoice)
      return changed(id)
    }),
    call(
      ['invoice_payments.list', 'GET', '/v1/invoice_payments'],
      params.invoicePaymentList,
      ({ invoice, payment, expand, ...page }) =>
        listPage({
          rows: [...account.invoices.values()].filter(
            (row) => row.payment !== null && (row.id === invoice || row.payment === payment?.payment_intent),
          ),
          page,
          show: (row) => presentInvoicePayment({ account, row, expand }),
        }),
    ),
  ]
}

/** What a session sells and what is due at once. */
export const soldPlan = (
  account: Account,
  { line_items, discounts, subscription_data }: z.output<typeof params.planSessionCreate>,
): { sells: SoldPlan; amount: number } => {
  const [each, ...more] = line_items.filter(({ price_data }) => price_data.recurring)
  const recurring = each?.price_data.recurring
  if (!each || !recurring || more.length > 0) refuse({ message: 'Played here: one recurring price.' })
  const trialDays = subscription_data.trial_period_days ?? 0
  const coupon = discounts?.[0]?.coupon ?? null
  const off = coupon === null ? null : (account.coupons.get(coupon) ?? noSuch('coupon', coupon))
  if (off?.redeemed) refuse({ code: 'coupon_expired', message: `Coupon expired: ${off.id}` })
  if (off && trialDays > 0) refuse({ message: 'Not played here: what a coupon does to a trial.' })
  const price = each!.price_data.unit_amount * each!.quantity
  const once = line_items
    .filter(({ price_data }) => !price_data.recurring)
    .reduce((sum, { price_data, quantity }) => sum + price_data.unit_amount * quantity, 0)
  const { interval, interval_count } = recurring!
  return {
    sells: {
      interval,
      count: interval_count,
      price,
      trialDays,
      coupon,
      metadata: subscription_data.metadata,
    },
    amount: once + (trialDays > 0 ? 0 : Math.max(0, price - (off?.amount ?? 0))),
  }
}
