import { parseCurrency } from '@/domain/money/currencies'
import { creditsFor, ownedLines, sameLines, spendCredits } from '@/domain/money/upgrade'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import type { OrderRow } from '../find-order'
import { readHoldings } from './read-holdings'

/**
 * Whether what an unpaid order takes off its price for orders of before is no longer what they are worth to it: one of
 * them was refunded, or taken over by another, or paid since. Its price is not the right one then, in either direction.
 */
export const isCreditStale = async ({
  db,
  order,
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  order: OrderRow
}): Promise<boolean> => {
  const currency = parseCurrency(order.currency)
  if (!currency) return false
  // What it took over itself does not count, should it be paid just now.
  const others = (await readHoldings({ db, subject: order })).filter(({ number }) => number !== order.number)
  const credits = creditsFor({ holdings: others, parts: order.parts as string[], currency })
  const discounts = order.discounts as { kind: string; amount: number }[] | null
  const price = (discounts ?? [])
    .filter(({ kind }) => kind === 'promo' || kind === 'permanent')
    .reduce((left, { amount }) => left - amount, order.list)
  return !sameLines(ownedLines(discounts), spendCredits(credits, price))
}
