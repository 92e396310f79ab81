import { type AttributeKey, panelKey, readPanel } from '../attributes'
import type { Panel } from '../panel'
import type { Rule } from '../rules'
import { isSetRule } from './deal-sets'
import { mixesOperands } from './mixes-operands'
import { temptingValues } from './tempting-values'

/**
 * What a taker who chose this option did, after the error classes of matRiks. The first that holds: repetition (it
 * equals a visible panel), wrong principle (each missed attribute has the value of another rule, or of the rule run on
 * another axis), incomplete correlate (some governed attributes right, the missed ones not; or a set rule
 * applied to some of the segments only), again repetition or wrong
 * principle (no attribute right, and each copied from a neighbour, or some copied and the others by another rule),
 * difference (none of these).
 */
export type DistractorError = 'repetition' | 'wrong-principle' | 'incomplete-correlate' | 'difference'

/** `missed` names the governed attributes in which the option differs from the key: the rules that were not found. */
export type Distractor = { error: DistractorError; missed: AttributeKey[] }

type Case = { option: Panel; key: Panel; panels: readonly Panel[]; rules: readonly Rule[] }

export const labelDistractor = ({ option, key, panels, rules }: Case): Distractor => {
  const [chosen, right] = [readPanel(option), readPanel(key)]
  const missed = rules
    .map(({ attribute }) => attribute)
    .filter((attribute) => chosen[attribute] !== right[attribute])
  return { error: classify(), missed }

  function classify(): DistractorError {
    if (panels.some((panel) => panelKey(panel) === panelKey(option))) return 'repetition'
    const temptations = missed.map(temptationsOf)
    if (temptations.every((by) => by.has('wrong-principle'))) return 'wrong-principle'
    if (missed.length < rules.length || missed.every(isHalfDone)) return 'incomplete-correlate'
    if (temptations.every((by) => by.has('repetition'))) return 'repetition'
    return temptations.every((by) => by.size > 0) ? 'wrong-principle' : 'difference'
  }

  function valuesOf(attribute: AttributeKey) {
    return [...panels, key].map((panel) => readPanel(panel)[attribute])
  }

  function isHalfDone(attribute: AttributeKey): boolean {
    const combines = rules.some((rule) => rule.attribute === attribute && isSetRule(rule.rule))
    return combines && mixesOperands({ value: chosen[attribute]!, values: valuesOf(attribute) })
  }

  function temptationsOf(attribute: AttributeKey) {
    const values = valuesOf(attribute)
    const found = temptingValues({ attribute, values }).filter(({ value }) => value === chosen[attribute])
    return new Set(found.map(({ by }) => by))
  }
}
