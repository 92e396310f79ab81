import type { OrderRow } from '@/services/orders/find-order'
import type { Buyer } from './buyer'
import type { Lab } from './open-lab'
import type { Act } from './strike'

/** The ways on which money moves, step by step. Each step may be done again, as a person or a worker does. */
export const WAYS = ['page', 'webhook', 'reconciler'] as const
export type Way = (typeof WAYS)[number]

const SECOND = 1000

export const stepsOf = (lab: Lab, { buyer, way }: { buyer: Buyer; way: Way }): Act[] => {
  let order: OrderRow
  let intent: string
  const paid = async () => {
    const { state } = await buyer.check(order)
    if (state !== 'paid') throw new Error(`The page says ${state}.`)
  }
  const hear = async () => {
    await lab.delivered()
    for (const letter of lab.letters.arrived) await lab.take(letter)
  }
  const workOff = async () => {
    const said = await lab.work()
    if (said.some((line) => line.startsWith('failed'))) throw new Error(said.join('\n'))
  }
  const comeRound = async () => {
    await lab.passes(15 * SECOND)
    await lab.reconcile()
  }
  const seen: Record<Way, Act[]> = { page: [paid], webhook: [hear], reconciler: [comeRound] }
  return [
    async () => {
      order = await buyer.place()
    },
    async () => {
      intent = await buyer.open(order)
    },
    () => lab.providers.sandbox.pay(intent),
    ...seen[way],
    workOff,
  ]
}
