import type { CallData } from '@/domain/api/calls'
import type { OrderStatus } from '@/domain/orders/order-machine'
import { pathTo } from '@/domain/routing/path-to'
import { WAYS } from '@/ui/checkout/order/order-subject'
import { placeOf } from '../order-steps'

export type Purchase = CallData<'purchase.list'>['items'][number]

/** What can be done with an order of the list. The name is also that of its words. */
export type PurchaseStep = { name: 'pay' | 'receipt' | 'open' | 'details'; href: string }

type State = 'waits' | 'underWay' | 'paid' | 'partly' | 'disputed' | 'refunded' | 'closed'

/** What expired is not listed; met all the same, nothing more can be paid for it. */
const STATES: Record<OrderStatus, State> = {
  created: 'waits',
  expired: 'closed',
  paid: 'paid',
  partially_refunded: 'partly',
  disputed: 'disputed',
  refunded: 'refunded',
  lost: 'closed',
}

/** In which words its state is told. */
export const stateOf = ({ status, expiresAt }: Pick<Purchase, 'status' | 'expiresAt'>): State =>
  status === 'created' && expiresAt === null ? 'underWay' : STATES[status]

type Facts = Pick<
  Purchase,
  'orderNumber' | 'appExamId' | 'sale' | 'status' | 'expiresAt' | 'examOrderNumber' | 'course' | 'charge'
>

/** Where an order leads. One whose money went back has no receipt page any more: what became of it is told by that of its payment. */
export const stepsOfPurchase = (facts: Facts): PurchaseStep[] => {
  const { orderNumber, appExamId, sale, examOrderNumber, course } = facts
  const place = placeOf(appExamId)
  const to = (route: 'payment' | 'paySuccess' | 'payCheck' | 'subscribeCheck') =>
    `${pathTo({ route, ...place })}?orderNumber=${orderNumber}`
  const state = stateOf(facts)
  if (state === 'waits') return [{ name: 'pay', href: to('payment') }]
  // The page of a payment tells how far it is.
  if (state === 'refunded' || state === 'closed' || state === 'underWay')
    return [{ name: 'details', href: to(WAYS[sale].check) }]
  const receipt: PurchaseStep = { name: 'receipt', href: to('paySuccess') }
  // A plan opens the whole centre, where the reader is already; a course that is not published any more has no page.
  if (sale === 'plan' || (sale === 'course' && course === null)) return [receipt]
  return [{ name: 'open', href: WAYS[sale].openAt({ place, order: { examOrderNumber, course } }) }, receipt]
}
