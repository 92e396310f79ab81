import { type AttributeKey, panelKey, readPanel } from './attributes'
import type { Panel } from './panel'
import type { Rule } from './rules'
import { temptingValues } from './tempting-values'

/**
 * What a taker who chose this option did, after the error classes of matRiks: repetition (it equals a visible panel),
 * wrong principle (each missed attribute has the value of another rule, or of the rule run on another axis),
 * incomplete correlate (some governed attributes right, the missed ones not), difference (none of these).
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
    if (missed.every(isWrongPrinciple)) return 'wrong-principle'
    return missed.length < rules.length ? 'incomplete-correlate' : 'difference'
  }

  function isWrongPrinciple(attribute: AttributeKey): boolean {
    const values = [...panels, key].map((panel) => readPanel(panel)[attribute])
    return temptingValues({ attribute, values }).some(
      ({ value, by }) => by === 'wrong-principle' && value === chosen[attribute],
    )
  }
}
