import { type Response, testInformation } from './item-response'
import { estimateEap } from './posterior'
import { scoredItem, type UncertainItem } from './scored-item'
import { SCORING_VERSION, SCORINGS } from './scorings'

/** A part of a form at one level of difficulty. */
export type Level = { level: number; items: readonly UncertainItem[] }

type Choice = {
  /** The items of the parts before, and what was made of them; null = not answered. */
  items: readonly UncertainItem[]
  responses: readonly Response[]
  levels: readonly Level[]
}

/**
 * The level of the next part that measures best at the ability estimated from the parts before: the highest test
 * information at their EAP (Lord 1980, ch. 8, two-stage testing; without any answer at the mean, theta 0), estimated as
 * scoring does today, so that a slip at the start does not lead to parts that are too easy. Of equals the one nearest to the
 * middle, level 0. No cut scores: new item parameters move the route by themselves.
 * @throws RangeError without levels, and as `estimateEap` and `testInformation`.
 */
export const chooseLevel = ({ items, responses, levels }: Choice): number => {
  const isAnswered = responses.some((response) => response !== null)
  const { upper } = SCORINGS[SCORING_VERSION]
  const theta = isAnswered ? estimateEap({ items: items.map(scoredItem), responses, upper }).theta : 0
  const [first, ...others] = levels.map((each) => ({
    level: each.level,
    worth: testInformation(theta, each.items.map(scoredItem)),
  }))
  if (!first) throw new RangeError('levels must not be empty')
  return others.reduce((best, each) => {
    if (each.worth !== best.worth) return each.worth > best.worth ? each : best
    return Math.abs(each.level) < Math.abs(best.level) ? each : best
  }, first).level
}
