import { ATTRIBUTE_SCALE, type Value } from '../attributes'
import type { Rule } from '../rules'
import { fittingHypotheses } from '../solve/hypotheses'
import { type Deal, dealValues } from './deal-values'
import { mixesOperands } from './mixes-operands'
import { leadsOfSameness } from './sameness'
import { temptingValues } from './tempting-values'

/** Draws after which a sound deal is taken as it is, however few wrong options it tempts to. */
const ENOUGH = 40
/** Draws in which the matrix shows the first wrong options; where that cannot be read in one way, others have a turn. */
const IN_ORDER = 10

type Settled = { values: Value[]; draws: number }

/**
 * Nine values of one attribute that obey the rule, end in the key, can be read in no other way, and lead a wrong
 * solution to as many of the wrong options as chance allows. Null after `most` draws.
 */
export const settleAttribute = ({ most, ...deal }: Deal & { most: number }): Settled | null => {
  let best: { values: Value[]; tempted: number } | null = null
  for (let draws = 1; draws <= most; draws++) {
    const wanted = draws <= IN_ORDER ? deal.wanted : deal.random.shuffle(deal.wanted)
    const values = dealValues({ ...deal, wanted })
    if (values && isReadInOneWay({ rule: deal.rule, values })) {
      const tempted = countTempted({ ...deal, values })
      if (!best || tempted > best.tempted) best = { values, tempted }
    }
    if (best && (draws >= ENOUGH || best.tempted === deal.wanted.length))
      return { values: best.values, draws }
  }
  return best && { values: best.values, draws: most }
}

/**
 * Every rule that fits the eight visible values demands the ninth, and the simplest of them is the one intended. Lines
 * that happen to repeat or to mirror each other lead nowhere else.
 */
const isReadInOneWay = ({ rule, values }: { rule: Rule; values: readonly Value[] }): boolean => {
  if (values.slice(0, 8).every((value) => value === values[0])) return false
  const hypotheses = fittingHypotheses({ attribute: rule.attribute, values: values.slice(0, 8) })
  const [simplest] = hypotheses
  return (
    simplest?.rule === rule.rule &&
    simplest.direction === rule.direction &&
    [...hypotheses.map(({ value }) => value), ...leadsOfSameness(values.slice(0, 8))].every(
      (value) => value === values[8],
    )
  )
}

/** Of a set, a mixture of its operands counts half. */
const countTempted = ({ rule, values, wanted }: Deal & { values: readonly Value[] }): number => {
  const tempting = new Set(temptingValues({ attribute: rule.attribute, values }).map(({ value }) => value))
  const isSet = ATTRIBUTE_SCALE[rule.attribute] === 'set'
  const weigh = (value: Value) => {
    if (tempting.has(value)) return 1
    return isSet && mixesOperands({ value: value!, values }) ? 0.5 : 0
  }
  return wanted.reduce<number>((sum, value) => sum + weigh(value), 0)
}
