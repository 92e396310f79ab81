import type Stripe from 'stripe'
import { notFoundError } from '../failed-call'
import { type Bill, billOfInvoice } from './bill'
import { isAnyShops, readUnlessForeign } from './marks'
import {
  invoiceOwnerSchema,
  invoicePaymentSchema,
  invoiceSchema,
  planSchema,
  read,
  type WireInvoice,
  type WireInvoiceOwner,
  type WirePayment,
} from './wire'

type Lookup = { stripe: Stripe; id: string }

export const PLAN_PARTS = ['default_payment_method']

/** What began a plan. Its session names it, so that is what it leads to. */
export const FIRST = 'subscription_create'

/**
 * @param ofPlan what the first invoice of a plan leads to.
 * @throws GatewayError declined_request with the status 404 when it is of no plan of ours, or nothing of it was ever due.
 */
export const billByInvoice = async ({
  stripe,
  id,
  ofPlan,
}: Lookup & { ofPlan: (given: Lookup) => Promise<Bill> }): Promise<Bill> => {
  const given = await stripe.invoices.retrieve(id)
  const { parent, billing_reason } = read(invoiceOwnerSchema, given)
  const owner = parent?.subscription_details
  if (!owner || !isAnyShops(owner.metadata)) throw notFoundError('foreign_invoice')
  if (billing_reason === FIRST) return ofPlan({ stripe, id: owner.subscription })
  return readUnlessForeign(owner.metadata, async () => {
    const invoice = read(invoiceSchema, given)
    if (!isDue(invoice)) throw notFoundError('nothing_due')
    const [plan, payment] = await Promise.all([
      stripe.subscriptions.retrieve(owner.subscription, { expand: PLAN_PARTS }),
      paymentOf({ stripe, invoice: id }),
    ])
    return billOfInvoice({ invoice, plan: read(planSchema, plan), payment })
  })
}

/**
 * Whether it is a charge of a plan. Stripe makes invoices of nothing as well, such as for a trial whose end moves, and
 * keeps one as a draft for an hour, in which it may come to nothing.
 */
export const isDue = ({ status, amount_due, attempt_count }: WireInvoice): boolean =>
  status !== 'draft' && amount_due > 0 && (status !== 'void' || attempt_count > 0)

/** What an invoice was paid with, or is being tried with. null: nothing yet. */
export const paymentOf = async ({
  stripe,
  invoice,
}: {
  stripe: Stripe
  invoice: string
}): Promise<WirePayment | null> => {
  const { data } = await stripe.invoicePayments.list({
    invoice,
    limit: 100,
    expand: ['data.payment.payment_intent.latest_charge'],
  })
  const payments = data.map((payment) => read(invoicePaymentSchema, payment))
  const found = payments.find(({ status }) => status === 'paid') ?? payments[0]
  return found?.payment.payment_intent ?? null
}

/** The invoice that a payment paid; null: it paid none. */
export const ownerOfPayment = async ({
  stripe,
  payment,
}: {
  stripe: Stripe
  payment: string
}): Promise<WireInvoiceOwner | null> => {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: payment },
    limit: 1,
    expand: ['data.invoice'],
  })
  const invoice = data[0]?.invoice
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return null
  return read(invoiceOwnerSchema, invoice)
}
