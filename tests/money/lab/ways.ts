import type { OrderRow } from '@/services/orders/find-order'
import { decideRefund } from '@/services/refunds/decide-refund'
import type { Buyer } from './buyer'
import { expectOnePurchase, expectRefunded } from './expect-purchase'
import type { Lab } from './open-lab'
import type { Act } from './strike'

/** The ways on which money moves: by whom it is noticed, who takes it, and how it goes back. */
export const WAYS = ['page', 'webhook', 'reconciler', 'approval', 'approval by webhook', 'refund'] as const
export type Way = (typeof WAYS)[number]

/** Each step may be done again, as a person or a worker does. */
export type Walk = { steps: Act[]; expectEnd: () => Promise<void> }

const SECOND = 1000

export const walk = (lab: Lab, { buyer, way }: { buyer: Buyer; way: Way }): Walk => {
  const provider = way.startsWith('approval') ? lab.paypal : lab.card
  let order: OrderRow
  let intent: string
  const place = async () => {
    order = await buyer.place()
  }
  const open = async () => {
    intent = await buyer.open(order, provider.id)
  }
  const pay = () => provider.pay(intent)
  const look = async () => {
    const { state } = await buyer.check(order)
    if (state !== 'paid') throw new Error(`The page says ${state}.`)
  }
  const hear = async () => {
    await lab.delivered()
    for (const letter of lab.letters.arrived) await lab.take(letter)
  }
  const applyInbox = async () => {
    const said = await lab.work()
    if (said.some((line) => line.startsWith('failed'))) throw new Error(said.join('\n'))
  }
  const comeRound = async () => {
    await lab.passes(15 * SECOND)
    await lab.reconcile()
  }
  const giveBack = () =>
    decideRefund(lab.deps, {
      orderId: order.id,
      amount: 'all',
      note: null,
      askedBy: 'owner@example.com',
      key: order.id,
    }).catch((error: Error) => {
      // The click before had arrived.
      if (error.message !== 'nothingToRefund') throw error
    })
  const seen: Record<Way, Act[]> = {
    page: [look],
    webhook: [hear],
    reconciler: [comeRound],
    approval: [look],
    'approval by webhook': [hear],
    refund: [look, giveBack],
  }
  return {
    steps: [place, open, pay, ...seen[way], applyInbox],
    expectEnd: () => (way === 'refund' ? expectRefunded(lab, buyer) : expectOnePurchase(lab, buyer)),
  }
}
