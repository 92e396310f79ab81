import type { Order } from '@/payload-types'
import { wordsForCode } from '../codes/words-for-code'
import { nameOf } from '../words/name-of'
import type { Speaks } from '../words/say'

type Line = { name: string; amount: number }

/** List price, what was taken off it and why, what is paid, and the tax in that. Hundredths. */
export const linesOf = (
  { list, discounts, total, taxIncluded, taxRatePercent }: Order,
  { language }: Speaks,
): Line[] => {
  const label = (key: string) => nameOf({ section: 'fields', key, language })
  const off = (Array.isArray(discounts) ? discounts : []).map((discount): Line => {
    const { kind, label: of, amount } = Object(discount)
    const why = wordsForCode({ name: 'discount', code: String(kind), language })
    return { name: of ? `${why} ${of}` : why, amount: -Number(amount) }
  })
  return [
    ...(off.length > 0 ? [{ name: label('list'), amount: list }, ...off] : []),
    { name: label('total'), amount: total },
    ...(taxRatePercent > 0
      ? [{ name: `${label('taxIncluded')} (${taxRatePercent} %)`, amount: taxIncluded }]
      : []),
  ]
}
