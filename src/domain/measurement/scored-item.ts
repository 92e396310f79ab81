import { effectiveDiscrimination, type ItemParameters } from './item-response'

/** An item whose difficulty is known with the standard error bSe (0 or absent: exactly). */
export type UncertainItem = ItemParameters & { bSe?: number }

/** From this standard error on the uncertainty of b is carried (docs/facts/measurement.md 2.4). */
const CERTAIN_BELOW = 0.3

/** Whether b is known well enough to be taken as exact. */
export const isCertain = ({ bSe = 0 }: UncertainItem): boolean => bSe < CERTAIN_BELOW

/**
 * The item as scoring and routing take it: with the discrimination that is left while its difficulty is uncertain.
 * @throws RangeError as `effectiveDiscrimination`.
 */
export const scoredItem = <Item extends UncertainItem>(item: Item): Item => {
  const { a, bSe = 0 } = item
  const reduced = effectiveDiscrimination({ a, bSe })
  return { ...item, a: isCertain(item) ? a : reduced }
}
