import { heldBack, takersOf } from '@/domain/money/upgrade'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import type { OrderRow } from '../find-order'
import { readHoldings } from './read-holdings'

/**
 * The orders that took an order over, by their numbers, and how much of it must stay for them. Hundredths.
 * @param except the numbers of those that hold nothing, since their own money goes back too, or they were closed.
 */
export const readUpgrades = async ({
  db,
  order,
  except = [],
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  order: OrderRow
  except?: readonly string[]
}): Promise<{ numbers: string[]; held: number }> => {
  const all = await readHoldings({ db, subject: order })
  const holdings = all.filter(({ number }) => !except.includes(number))
  const held = heldBack(order, holdings)
  return { numbers: held > 0 ? takersOf(order.number, holdings).map(({ number }) => number) : [], held }
}
