import type { BuiltKind } from '../exam/kinds'
import { TEST_OF_PART } from './built-parts'

/**
 * Which test comes free, with its whole report, when a first report of a kind is bought. Never one about health: nobody is
 * led to those (docs/decisions/0041).
 */
export const GIFT_OF: Partial<Record<BuiltKind, BuiltKind>> = {
  iq: 'types16',
  eq: 'types16',
  types16: 'left_right',
}

/** The kinds whose buyers are given a test of this kind. */
export const giversOf = (kind: BuiltKind): BuiltKind[] =>
  (Object.entries(GIFT_OF) as [BuiltKind, BuiltKind][])
    .filter(([, gift]) => gift === kind)
    .map(([giver]) => giver)

/** Whether a purchase of another test may bring this kind of test: as a part, or as a gift. */
export const comesWithAnother = (kind: BuiltKind): boolean =>
  Object.values(TEST_OF_PART).includes(kind) || giversOf(kind).length > 0
