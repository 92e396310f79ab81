import type { EventSubject } from '../event-subject'
import type { WireEvent } from './wire'

/** An account is named on events of a connected account only, never on ours. */
export const eventSubject = ({ account, data }: WireEvent): EventSubject => ({
  intentId: intentIdOf(data.object),
  accounts: account ? [account] : [],
})

/** What `findIntent` can follow; null: it is about no payment. */
const intentIdOf = ({ id, object, payment_intent, charge }: WireEvent['data']['object']): string | null => {
  if (object && PAID_BY.includes(object)) return id ?? null
  if (object === 'charge') return payment_intent ?? id ?? null
  if (object === 'refund' || object === 'dispute') return payment_intent ?? charge ?? id ?? null
  return null
}

const PAID_BY: readonly string[] = ['checkout.session', 'payment_intent', 'invoice', 'subscription']
