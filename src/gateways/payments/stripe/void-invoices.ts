import type Stripe from 'stripe'
import { GatewayError } from '../gateway-error'
import { callStripe } from './client'
import { changeKey } from './marks'
import { invoiceSchema, read } from './wire'

/** Its money can be taken no more. A draft has to be made final first, which takes nothing. */
export const voidInvoice = async ({
  stripe,
  id,
  nowMs,
}: {
  stripe: Stripe
  id: string
  nowMs: number
}): Promise<void> => {
  const { status } = read(invoiceSchema, await stripe.invoices.retrieve(id))
  const key = (change: string) => ({ idempotencyKey: changeKey({ of: id, change, nowMs }) })
  if (status === 'draft') await stripe.invoices.finalizeInvoice(id, { auto_advance: false }, key('final'))
  await stripe.invoices.voidInvoice(id, {}, key('void'))
}

/**
 * Nothing of a plan waits to be paid or to be tried again.
 * @throws GatewayError unavailable where a payment is on its way, so that it is asked for again.
 */
export const voidUnpaid = async ({
  stripe,
  ref,
  nowMs,
}: {
  stripe: Stripe
  ref: string
  nowMs: number
}): Promise<void> => {
  const before = await unpaidOf({ stripe, ref })
  for (const id of before)
    await callStripe({ mutates: true }, () => voidInvoice({ stripe, id, nowMs })).catch(unlessDeclined)
  if (before.length === 0 || (await unpaidOf({ stripe, ref })).length === 0) return
  throw new GatewayError({ kind: 'unavailable', code: 'invoice_still_open', httpStatus: 409 })
}

const unpaidOf = ({ stripe, ref }: { stripe: Stripe; ref: string }): Promise<string[]> =>
  callStripe({ mutates: false }, async () => {
    const [drafts, open] = await Promise.all(
      ['draft', 'open'].map((status) => stripe.invoices.list({ subscription: ref, status, limit: 100 })),
    )
    return [...(drafts?.data ?? []), ...(open?.data ?? [])].map(({ id }) => id)
  })

/** It was paid meanwhile, or came to nothing: the list that is read afterwards says which. */
const unlessDeclined = (error: unknown): void => {
  if (!(error instanceof GatewayError && error.kind === 'declined_request')) throw error
}
