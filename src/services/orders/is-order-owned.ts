import { isOwned } from '@/domain/catalog/owned'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'
import { ownedCourses, ownedParts } from './owned-parts'
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
  const asked = { db, subject: { sitting, customer }, before }
  const sold = parts as string[]
  const held = new Set<string>(await ownedParts(deps, asked))
  if (isOwned({ parts: sold, held })) return true
  for (const course of await ownedCourses(deps, asked)) held.add(course)
  return isOwned({ parts: sold, held })
}
