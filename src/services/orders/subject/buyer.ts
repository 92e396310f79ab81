import type { Customer } from '../../accounts/find-customer'
import { Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import type { Subject } from './subject'

/** Who orders, for what, and where: a sitting for its report, or a customer for something of their own. */
export type Buyer = Subject & {
  storefront: string
  email: string
  /** How the buyer came to us, as the sitting keeps it. */
  tracking: object
}

/** @throws Refusal for a sitting that has no result to sell, or no address. */
export const buyerOfSitting = (sitting: OwnSitting): Buyer => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  if (!sitting.email) throw new Refusal('emailMissing')
  return {
    sitting: sitting.id,
    storefront: sitting.storefront,
    email: sitting.email,
    tracking: sitting.tracking as object,
  }
}

/** @throws Refusal emailMissing for an account without an address. */
export const buyerOfAccount = (
  customer: Pick<Customer, 'id' | 'email'>,
  { storefront }: { storefront: string },
): Buyer => {
  if (!customer.email) throw new Refusal('emailMissing')
  return { sitting: null, customer: customer.id, storefront, email: customer.email, tracking: {} }
}
