import { GATEWAY_METHODS } from './payment-methods'

/** How an order can have been paid, as its buyer is told. */
export const PAID_METHODS = [...new Set(Object.values(GATEWAY_METHODS).flat())]
export type PaidMethod = (typeof PAID_METHODS)[number]

/** How an order was paid, and the provider's number of that payment, by which staff and provider find it. */
export type SeenPayment = { method: PaidMethod | null; transaction: string }

type Charge = { provider: string; providerRef: string }
type Attempt = { attempt: number; provider: string; method: string; status: string }

/**
 * The first charge of an order, and the method that brought it: that of the first attempt at its provider that succeeded. A
 * method that nobody chose here (an attempt of a payment that was lost sight of) is not told.
 * @param charges in the order in which they were booked.
 * @returns null where no money came: nothing is paid, or nothing was to be paid.
 */
export const seenPayment = ({
  charges: [charge],
  attempts,
}: {
  charges: readonly Charge[]
  attempts: readonly Attempt[]
}): SeenPayment | null => {
  if (!charge) return null
  const [paying] = attempts
    .filter(({ provider, status }) => provider === charge.provider && status === 'succeeded')
    .toSorted((one, other) => one.attempt - other.attempt)
  return {
    method: PAID_METHODS.find((method) => method === paying?.method) ?? null,
    transaction: charge.providerRef,
  }
}
