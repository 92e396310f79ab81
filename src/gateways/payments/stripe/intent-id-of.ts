type EventObject = {
  id?: string
  object?: string
  payment_intent?: string | null
  charge?: string | null
}

/** What of an event's object leads to a payment (`findSession` knows the way); null: it is about none. */
export const intentIdOf = ({ id, object, payment_intent, charge }: EventObject): string | null => {
  if (object === 'checkout.session' || object === 'payment_intent') return id ?? null
  if (object === 'charge') return payment_intent ?? id ?? null
  if (object === 'refund' || object === 'dispute') return payment_intent ?? charge ?? id ?? null
  return null
}
