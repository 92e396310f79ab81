import { heldBack, takersOf } from '@/domain/money/upgrade'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import type { OrderRow } from '../find-order'
import { readHoldings } from './read-holdings'

/**
 * The orders that took an order over, by their numbers, and how much of it must stay for them. Hundredths.
 * @param except the number of one that holds nothing, since its own money goes back too.
 */
export const readUpgrades = async ({
  db,
  order,
  except,
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  order: OrderRow
  except?: string
}): Promise<{ numbers: string[]; held: number }> => {
  const all = await readHoldings({ db, subject: order })
  const holdings = all.filter(({ number }) => number !== except)
  const held = heldBack(order, holdings)
  return { numbers: held > 0 ? takersOf(order.number, holdings).map(({ number }) => number) : [], held }
}
