import { LOCALES } from '../locale/locales'

/** What a box of the buy box asks for. `terms` is always there; these are added by a country's policy. */
export const POLICY_BOXES = ['waiver', 'age', 'renewal', 'other'] as const
export type PolicyBox = (typeof POLICY_BOXES)[number]

export type CheckoutPolicy = {
  id: string
  /** Countries it is for; empty: wherever no other applies. */
  countries: readonly string[]
  /** The words of the pay button; `{total}` stands for the price. */
  button: string
  /** Said above the button, or null. */
  note: string | null
  withdrawalDays: number
  minimumAge: number
  boxes: readonly { kind: PolicyBox; label: string }[]
}

/** In how many languages each text of a policy is written. */
export type PolicyTexts = { buttons: number; notes: number; labels: readonly number[] }

/**
 * Whether a policy says in every language all that it says in one. Until then it is not in force: a buyer would agree
 * to a text in a language that is not theirs.
 */
export const isWholePolicy = ({ buttons, notes, labels }: PolicyTexts): boolean =>
  buttons === LOCALES.length &&
  (notes === 0 || notes === LOCALES.length) &&
  labels.every((written) => written === LOCALES.length)

/**
 * The policy of a country: the one that names it, else the one that names none; null: there is neither. Of several
 * that name a country the strictest wins: it asks for most boxes, then gives most days to withdraw.
 */
export const policyFor = <Policy extends Pick<CheckoutPolicy, 'countries' | 'boxes' | 'withdrawalDays'>>({
  policies,
  country,
}: {
  policies: readonly Policy[]
  country: string
}): Policy | null => {
  const named = policies.filter(({ countries }) => countries.includes(country))
  const among = named.length > 0 ? named : policies.filter(({ countries }) => countries.length === 0)
  return among.toSorted(byStrictness)[0] ?? null
}

const byStrictness = (
  one: Pick<CheckoutPolicy, 'boxes' | 'withdrawalDays'>,
  other: Pick<CheckoutPolicy, 'boxes' | 'withdrawalDays'>,
): number => other.boxes.length - one.boxes.length || other.withdrawalDays - one.withdrawalDays

/** The button's words with the price in its place; words without a place get none (the price is right above). */
export const buttonWords = ({ button, total }: { button: string; total: string }): string =>
  button.replace('{total}', () => total)
