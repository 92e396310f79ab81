import { displayUnit } from './currencies'
import { type Money, validatePrice } from './money'
import { rateOf } from './round'

export type Promo = {
  /** As normalizePromoCode leaves it. */
  code: string
  /** First instant the code works; null: always has. */
  startsAt: Date | null
  /** First instant the code no longer works; null: never ends. */
  endsAt: Date | null
  /** null: unlimited. */
  maxUses: number | null
  used: number
  /** percent: a whole 1 to 100. amounts: hundredths, one for each currency in which the code works. */
  off: { kind: 'percent'; percent: number } | { kind: 'amounts'; amounts: readonly Money[] }
  /** SKUs the code is limited to; null: every SKU. An empty list is no SKU at all. */
  skuIds: readonly string[] | null
}

/**
 * `amount` in hundredths of the price's currency, never above the price. owned: taken over from the order that `label`
 * numbers (upgrade.ts). credit: the unused rest of a plan's period, which the order that `label` numbers paid for. given: what
 * that left, too little for any provider.
 */
export type Discount = {
  kind: 'promo' | 'permanent' | 'owned' | 'credit' | 'given'
  label?: string
  amount: number
}

export type PromoRefusal =
  | 'unknown'
  | 'not_started'
  | 'expired'
  | 'used_up'
  | 'not_for_sku'
  | 'wrong_currency'

export type PromoResult = { ok: true; discount: Discount } | { ok: false; code: PromoRefusal }

/**
 * How a code is stored and compared: compatibility forms folded (full-width letters), upper-case, trimmed, and without
 * what nobody sees (zero-width spaces, marks of direction), which a code copied from a mail or a chat brings along.
 */
export const normalizePromoCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .normalize('NFKC')
    .trim()

export type PromoError = 'no_code' | 'percent_out_of_range' | 'bad_amount' | 'bad_max_uses' | 'empty_window'

/** Why an editor may not save this promo, or null. */
export const validatePromo = ({ code, off, maxUses, startsAt, endsAt }: Promo): PromoError | null => {
  if (code === '' || code !== normalizePromoCode(code)) return 'no_code'
  if (off.kind === 'percent' && !isPercent(off.percent)) return 'percent_out_of_range'
  if (off.kind === 'amounts' && !areAmounts(off.amounts)) return 'bad_amount'
  if (maxUses !== null && !(Number.isInteger(maxUses) && maxUses > 0)) return 'bad_max_uses'
  return startsAt && endsAt && !(startsAt < endsAt) ? 'empty_window' : null
}

/**
 * What a promo takes off a price, or why it takes nothing. The first reason in the order of PromoRefusal is given.
 * The discount rounds half up to the displayed unit and never exceeds the price.
 * @param promo what was found under the normalised code, null when nothing was.
 * @throws RangeError when the promo is one that validatePromo refuses.
 */
export const applyPromo = ({
  promo,
  skuId,
  price,
  now,
}: {
  promo: Promo | null
  skuId: string
  price: Money
  now: Date
}): PromoResult => {
  if (promo === null) return { ok: false, code: 'unknown' }
  const error = validatePromo(promo)
  if (error !== null) throw new RangeError(`promo ${promo.code} is not usable: ${error}`)
  const code = refusalOf({ promo, skuId, price, now })
  if (code !== null) return { ok: false, code }
  return { ok: true, discount: { kind: 'promo', label: promo.code, amount: amountOff(promo.off, price) } }
}

const refusalOf = ({
  promo,
  skuId,
  price,
  now,
}: {
  promo: Promo
  skuId: string
  price: Money
  now: Date
}): PromoRefusal | null => {
  // Negated so that an invalid date refuses instead of opening the window.
  if (promo.startsAt !== null && !(now >= promo.startsAt)) return 'not_started'
  if (promo.endsAt !== null && !(now < promo.endsAt)) return 'expired'
  if (promo.maxUses !== null && promo.used >= promo.maxUses) return 'used_up'
  if (promo.skuIds !== null && !promo.skuIds.includes(skuId)) return 'not_for_sku'
  if (promo.off.kind === 'amounts' && !amountIn(promo.off.amounts, price)) return 'wrong_currency'
  return null
}

const amountOff = (off: Promo['off'], price: Money): number =>
  off.kind === 'percent'
    ? rateOf({ amount: price.amount, rate: off.percent / 100, unit: displayUnit(price.currency) })
    : Math.min(amountIn(off.amounts, price)?.amount ?? 0, price.amount)

const amountIn = (amounts: readonly Money[], { currency }: Money): Money | undefined =>
  amounts.find((each) => each.currency === currency)

/** One at least, each a price that can be charged, and no currency twice. */
const areAmounts = (amounts: readonly Money[]): boolean =>
  amounts.length > 0 &&
  amounts.every((each) => validatePrice(each) === null) &&
  new Set(amounts.map(({ currency }) => currency)).size === amounts.length

const isPercent = (percent: number): boolean => Number.isInteger(percent) && percent >= 1 && percent <= 100
