import { type Sale, saleOf, TIERS, type Tier } from '../catalog/parts'
import type { RouteId } from '../routing/routes'
import type { OrderStatus } from './order-machine'

/** What the customer of an order reads now, and on which page. */
export type SeenByCustomer = {
  says: 'waits' | 'expired' | 'open' | 'refunded' | 'closed'
  page: RouteId
  /** Whose number the page's address has; null: it has none. */
  number: 'sitting' | 'order' | null
}

/** Where what is sold is, once it is open. */
const OPEN: Record<Sale, Pick<SeenByCustomer, 'page' | 'number'>> = {
  report: { page: 'report', number: 'sitting' },
  package: { page: 'guides', number: 'sitting' },
  course: { page: 'courses', number: null },
  plan: { page: 'centre', number: null },
}

const SAYS: Record<OrderStatus, SeenByCustomer['says']> = {
  created: 'waits',
  expired: 'expired',
  paid: 'open',
  partially_refunded: 'open',
  disputed: 'open',
  refunded: 'refunded',
  lost: 'closed',
}

/**
 * After a refund a report says on its own page when the money was given back; of everything else the page of the payment
 * does.
 * @param tier one that is not known: of a test about health, which staff are not told. It is of a report.
 */
export const seenByCustomer = ({ status, tier }: { status: OrderStatus; tier: string }): SeenByCustomer => {
  const says = SAYS[status]
  const sale = isTier(tier) ? saleOf(tier) : 'report'
  const isOpen = says === 'open' || (sale === 'report' && (says === 'refunded' || says === 'closed'))
  if (isOpen) return { says, ...OPEN[sale] }
  return { says, page: sale === 'plan' ? 'subscribeCheck' : 'payCheck', number: 'order' }
}

const isTier = (tier: string): tier is Tier => (TIERS as readonly string[]).includes(tier)
