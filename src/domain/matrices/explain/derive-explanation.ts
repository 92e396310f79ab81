import { ATTRIBUTES, readPanel } from '../attributes'
import type { Panel } from '../panel'
import type { Rule } from '../rules'
import { deriveSteps } from './derive-steps'
import type { Explanation } from './explanation'
import { findMisses } from './find-misses'

export type ExplainedItem = {
  /** The first eight, row by row. */
  panels: readonly Panel[]
  options: readonly Panel[]
  /** Index of the right option. */
  key: number
  /** The rules that the item was made from; what they do not explain is read from the panels. */
  rules?: readonly Rule[]
}

/**
 * Why the key is right and every other option wrong. Every attribute that changes gets the rule that it was made from
 * or, where that does not fit what can be seen (an editor changed the panels), the simplest one that does. Null when
 * some attribute then remains without a rule that leads to the key: no explanation is better than a wrong one.
 * Throws a RangeError when there are not eight panels or the key is not among the options.
 */
export const deriveExplanation = ({
  panels,
  options,
  key,
  rules = [],
}: ExplainedItem): Explanation | null => {
  const right = options[key]
  if (panels.length !== 8) throw new RangeError('panels: a matrix shows eight')
  if (!right) throw new RangeError('key: no such option')
  const cells = [...panels, right].map(readPanel)
  const steps = deriveSteps({ cells, rules })
  if (!steps) return null
  const order = [...steps.map(({ attribute }) => attribute), ...ATTRIBUTES]
  const misses = options.map((option, index) =>
    index === key
      ? []
      : findMisses({ cells, steps, option: readPanel(option) }).sort(
          (left, other) => order.indexOf(left.attribute) - order.indexOf(other.attribute),
        ),
  )
  return { steps, misses }
}
