import { isOwned } from '@/domain/catalog/owned'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'
import { ownedThings } from './owned-parts'
import type { Subject } from './subject/subject'

/**
 * Whether an order, placed or about to be, would open nothing that its buyer does not hold.
 * @param before its own id, for an order that may have opened its parts itself: whether it opened nothing new.
 */
export const isOrderOwned = async (
  deps: Pick<Deps, 'now'>,
  {
    db,
    order: { sitting, customer, parts },
    before,
  }: {
    db: Deps['payload']['db']['drizzle'] | TransactionHandle
    order: Subject & Pick<OrderRow, 'parts'>
    before?: string
  },
): Promise<boolean> => {
  const held = await ownedThings(deps, { db, subject: { sitting, customer }, before })
  return isOwned({ parts: parts as string[], held })
}
