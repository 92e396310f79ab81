import type { Currency } from '@/domain/money/currencies'
import { amountText } from './amount-text'
import { readAmount } from './read-amount'

/** What stands in the field of an amount, and of which amount of the form it was written. */
export type ShownAmount = { text: string; value: number | null; currency: Currency | null }
type Held = { value: number | null | undefined; currency: Currency | null }

export const showAmount = ({ value, currency }: Held): ShownAmount => ({
  text: amountText(value, currency),
  value: value ?? null,
  currency,
})

/** What somebody typed, right or wrong: it stands as it is, whatever it is read as. */
export const typeAmount = (text: string, currency: Currency | null): ShownAmount => ({
  text,
  value: currency && readTyped(text, currency),
  currency,
})

/**
 * What it shows once the form holds this. Payload tells a field its own change a moment late, so the form is compared with
 * what was written last and not with what stands in the field: `5.` on the way to `5.49` would be taken back.
 */
export const followAmount = (shown: ShownAmount, { value, currency }: Held): ShownAmount => {
  const isOwn = shown.value === (value ?? null) && (shown.currency !== null || currency === null)
  return isOwn ? shown : showAmount({ value, currency })
}

/** Something stands there that is no amount of its currency, also after another currency was chosen. */
export const isWrongAmount = (text: string, currency: Currency | null): boolean =>
  text.trim() !== '' && currency !== null && readTyped(text, currency) === null

/** A trial may cost nothing, which readAmount refuses of other amounts. */
const readTyped = (text: string, currency: Currency): number | null =>
  /^0+(?:[.,]0{1,2})?$/.test(text.trim()) ? 0 : readAmount({ text, currency })
