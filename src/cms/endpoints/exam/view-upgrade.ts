import type { CallData } from '@/domain/api/calls'
import type { Quote } from '@/domain/money/quote'
import { ownedLines } from '@/domain/money/upgrade'

/** What of a price without a code was paid by orders of before, and what is due; null: nothing was. */
export const viewUpgrade = ({
  currency,
  discounts,
  total,
}: Pick<Quote, 'currency' | 'discounts' | 'total'>): CallData<'sku.info'>['sku']['upgrade'] => {
  const lines = ownedLines(discounts)
  if (lines.length === 0) return null
  const paid = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    due: { amount: total, currency },
    paid: { amount: paid, currency },
    orders: lines.map(({ number }) => number),
  }
}
