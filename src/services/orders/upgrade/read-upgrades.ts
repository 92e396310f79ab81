import { heldBack, takersOf } from '@/domain/money/upgrade'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import type { OrderRow } from '../find-order'
import { readHoldings } from './read-holdings'

/** The orders that took an order over, by their numbers, and how much of it must stay for them. Hundredths. */
export const readUpgrades = async ({
  db,
  order,
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  order: OrderRow
}): Promise<{ numbers: string[]; held: number }> => {
  const holdings = await readHoldings({ db, subject: order })
  const held = heldBack(order, holdings)
  return { numbers: held > 0 ? takersOf(order.number, holdings).map(({ number }) => number) : [], held }
}
