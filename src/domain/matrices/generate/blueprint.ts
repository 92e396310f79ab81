import type { LayerName } from '../attributes'
import { type OptionScheme, predictDifficulty } from '../predict-difficulty'
import { radicalsOf } from '../radicals-of'
import type { Rule } from '../rules'
import { BANK, LETTERS, type Term } from './bank'

/** A template of items that share their radicals. `b` is the predicted difficulty in logits, see predictDifficulty. */
export type ItemBlueprint = {
  id: string
  rules: readonly Rule[]
  layers: readonly LayerName[]
  scheme: OptionScheme
  b: number
}

const blueprint = (terms: readonly Term[]): ItemBlueprint => {
  const rules = terms.map(([name, rule, direction = 'row']) => ({
    attribute: LETTERS[name],
    rule,
    direction,
  }))
  const radicals = radicalsOf(rules)
  const id = terms.map((term) => term.join(':')).join('+')
  return { id, ...radicals, b: predictDifficulty(radicals).b }
}

/**
 * Every template, from the easiest to the hardest by prediction: -2.30, the floor of the grammar, to 2.95. At least
 * twelve for every 0.3 logits. A template that the rating would clip at 3 is left out.
 */
export const BLUEPRINTS: readonly ItemBlueprint[] = BANK.map(blueprint)
  .filter(({ b }) => b < 3)
  .sort((left, right) => left.b - right.b)

const pickById = (...ids: string[]): ItemBlueprint[] =>
  ids.map((id) => {
    const found = BLUEPRINTS.find((candidate) => candidate.id === id)
    if (!found) throw new Error(`No blueprint is called ${id}`)
    return found
  })

/** Two very easy unscored items. */
export const PRACTICE_BLUEPRINT: readonly ItemBlueprint[] = pickById('shape:constant', 'count:progression')

/** Three parts of ten, rising from -2.05 to +2.70. */
export const FORM_30_BLUEPRINT: readonly ItemBlueprint[] = pickById(
  'fill:constant:column',
  'count:progression',
  'turn:progression',
  'shape:constant:diagonal',
  'shape:distribute-three',
  'turn:progression:column',
  'count:arithmetic',
  'shape:constant+size:progression',
  'turn:composition',
  'shape:constant+fill:distribute-three',

  'turn:progression+fill:progression',
  'inner-shape:distribute-two',
  'lines:or',
  'shape:distribute-three+size:progression',
  'lines:difference',
  'shape:distribute-three+fill:distribute-three',
  'slots:or:column',
  'count:arithmetic+shape:distribute-three',
  'inner-shape:distribute-three+shape:distribute-three',
  'lines:xor',

  'turn:composition+fill:distribute-three',
  'slots:and+fill:distribute-three',
  'inner-shape:distribute-two+fill:distribute-three',
  'lines:or+fill:distribute-three',
  'lines:and+turn:progression',
  'lines:xor+shape:distribute-three',
  'lines:difference+turn:composition',
  'lines:and+shape:distribute-three+fill:distribute-three',
  'lines:xor:column+turn:composition',
  'lines:xor:column+turn:composition+fill:distribute-three',
)

/** The shorter form: the same range in twenty steps. */
export const FORM_20_BLUEPRINT: readonly ItemBlueprint[] = pickById(
  'fill:constant:column',
  'turn:progression',
  'shape:distribute-three',
  'count:progression:column',
  'count:arithmetic',
  'turn:composition',
  'shape:constant+fill:distribute-three',
  'inner-shape:distribute-two',
  'lines:or',
  'count:progression+shape:distribute-three',
  'slots:difference',
  'inner-shape:distribute-three+shape:distribute-three',
  'lines:xor',
  'turn:composition+fill:distribute-three',
  'slots:xor+shape:distribute-three',
  'lines:and+turn:progression',
  'lines:xor+shape:distribute-three',
  'lines:and+shape:distribute-three+fill:distribute-three',
  'lines:xor:column+turn:composition',
  'lines:xor:column+turn:composition+fill:distribute-three',
)
