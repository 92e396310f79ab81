import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { GatewayError } from '../gateway-error'
import type { Bill } from './bill'
import { callStripe } from './client'
import { factOf, fetchIntent } from './fetch-intent'
import { billBySession, findIntent, SESSION_PARTS } from './find-intent'
import { voidInvoice } from './void-invoices'

type Cancellation = { stripe: Stripe; intentId: string; nowMs: number }

/** Stripe's words for it are to expire a session, and to void an invoice. */
export const cancelIntent = async ({ stripe, intentId, nowMs }: Cancellation): Promise<PaymentFact> => {
  const { id } = await callStripe({ mutates: false }, () => findIntent({ stripe, id: intentId }))
  try {
    return await callStripe({ mutates: true }, async () => {
      const bill = id.startsWith('in_')
        ? await voided({ stripe, intentId: id, nowMs })
        : await expired({ stripe, id })
      return factOf({ stripe, bill })
    })
  } catch (error) {
    if (!isDeclined(error)) throw error
    return endedFact({ fact: await fetchIntent({ stripe, intentId: id }), error })
  }
}

const expired = async ({ stripe, id }: { stripe: Stripe; id: string }): Promise<Bill> =>
  billBySession({ stripe, session: await stripe.checkout.sessions.expire(id, { expand: SESSION_PARTS }) })

const voided = async ({ stripe, intentId: id, nowMs }: Cancellation): Promise<Bill> => {
  await voidInvoice({ stripe, id, nowMs })
  return findIntent({ stripe, id })
}

const isDeclined = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'declined_request'

/** What could not be canceled had ended, or is being paid: its state is the answer. */
const endedFact = ({ fact, error }: { fact: PaymentFact; error: unknown }): PaymentFact => {
  if (fact.status === 'requires_payment') throw error
  return fact
}
