import type { Money } from '@/domain/money/money'
import type { Deps } from '../deps'

/**
 * Whether an amount is less than any provider takes that would take the whole price. One that refuses for another reason
 * (a currency, decimals) takes the whole units of it, or does not take the price either.
 */
export const isTooSmall = (
  { payments }: Pick<Deps, 'payments'>,
  { price, amount }: { price: Money; amount: number },
): boolean => {
  const { currency } = price
  const takers = Object.values(payments).filter((gateway) => gateway.takesMoney(price))
  const units = amount - (amount % 100)
  return (
    takers.length > 0 &&
    !takers.some((gateway) => [amount, units].some((each) => gateway.takesMoney({ amount: each, currency })))
  )
}
