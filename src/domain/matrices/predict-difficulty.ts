import type { LayerName } from './attributes'
import type { Rule, RuleName } from './rules'

/** How the six options vary. In `six` all are odd, no two sharing a value; the others recombine near misses. */
export type OptionScheme = 'hexagon' | 'grid' | 'six'

/** The radicals of an item: what makes it hard, as opposed to what it happens to show. */
export type Radicals = { rules: readonly Rule[]; layers: readonly LayerName[]; scheme: OptionScheme }

/** Logits on the theta scale that one governing rule adds. */
const RULE_WEIGHT: Record<RuleName, number> = {
  constant: 0,
  progression: 0.35,
  'distribute-three': 0.55,
  'distribute-two': 1.2,
  arithmetic: 0.8,
  or: 0.9,
  difference: 1.1,
  and: 1.4,
  xor: 1.5,
  composition: 1.2,
}

/**
 * Expected difficulty of an uncalibrated item: `b` in logits on a theta scale that is N(0, 1), clipped to [-3, 3], and
 * the standard deviation of that guess. An additive (LLTM) prior; its weights were derived from two public data sets,
 * the Sandia matrix norms (840 items) and the MaRs-IB calibration (384 clones), see docs/facts/measurement.md 1.2 and
 * 1.3. It explains about half of the variance between items (residual sd about 0.8), so carry `sd` into every standard
 * error until an item is calibrated. Odd options (`six`) have no near misses among them and add nothing.
 */
export const predictDifficulty = ({ rules, layers, scheme }: Radicals): { b: number; sd: number } => {
  const runs = (direction: Rule['direction']) => rules.some((rule) => rule.direction === direction)
  const superimposed = layers.includes('lines') && layers.length > 1
  const b =
    -2.3 +
    rules.reduce((sum, { rule }) => sum + RULE_WEIGHT[rule], 0) +
    0.35 * (layers.length - 1) +
    (runs('column') ? 0.25 : 0) +
    (runs('diagonal') ? 0.45 : 0) +
    (superimposed ? 0.35 : 0) +
    (scheme === 'six' ? 0 : 0.8)
  return { b: Math.round(Math.min(3, Math.max(-3, b)) * 100) / 100, sd: 0.8 }
}
