import type { AttributeKey, LayerName } from './attributes'
import { type OptionScheme, predictDifficulty } from './predict-difficulty'
import { radicalsOf } from './radicals-of'
import type { Direction, Rule, RuleName } from './rules'

/** A template of items that share their radicals. `b` is the predicted difficulty in logits, see predictDifficulty. */
export type ItemBlueprint = {
  id: string
  rules: readonly Rule[]
  layers: readonly LayerName[]
  scheme: OptionScheme
  b: number
}

const LETTERS = {
  shape: 'figure.shape',
  fill: 'figure.fill',
  size: 'figure.size',
  turn: 'figure.rotation',
  count: 'figure.count',
  slots: 'figure.slots',
  'inner-shape': 'inner.shape',
  'inner-fill': 'inner.fill',
  'inner-turn': 'inner.rotation',
  lines: 'lines.segments',
} as const satisfies Record<string, AttributeKey>

type Term = readonly [attribute: keyof typeof LETTERS, rule: RuleName, direction?: Direction]

const blueprint = (...terms: Term[]): ItemBlueprint => {
  const rules = terms.map(([name, rule, direction = 'row']) => ({
    attribute: LETTERS[name],
    rule,
    direction,
  }))
  const radicals = radicalsOf(rules)
  const id = terms.map((term) => term.join(':')).join('+')
  return { id, ...radicals, b: predictDifficulty(radicals).b }
}

const D3 = 'distribute-three'
const D2 = 'distribute-two'

/** Every template, from the easiest to the hardest by prediction: -2.30 to +2.70. */
export const BLUEPRINTS: readonly ItemBlueprint[] = [
  blueprint(['shape', 'constant']),
  blueprint(['fill', 'constant']),
  blueprint(['shape', 'constant', 'column']),
  blueprint(['fill', 'constant', 'column']),
  blueprint(['count', 'progression']),
  blueprint(['turn', 'progression']),
  blueprint(['shape', 'constant', 'diagonal']),
  blueprint(['fill', 'constant', 'diagonal']),
  blueprint(['shape', D3]),
  blueprint(['fill', D3]),
  blueprint(['turn', D3]),
  blueprint(['count', 'progression', 'column']),
  blueprint(['turn', 'progression', 'column']),
  blueprint(['count', 'arithmetic']),
  blueprint(['count', 'arithmetic', 'column']),
  blueprint(['shape', 'constant'], ['size', 'progression']),
  blueprint(['turn', 'composition']),
  blueprint(['shape', 'constant'], ['fill', D3]),
  blueprint(['turn', 'composition', 'column']),
  blueprint(['fill', 'progression'], ['turn', 'progression']),
  blueprint(['inner-shape', D2]),
  blueprint(['lines', 'or']),
  blueprint(['slots', 'or']),
  blueprint(['shape', D3], ['size', 'progression']),
  blueprint(['count', 'progression'], ['shape', D3]),
  blueprint(['shape', D3], ['fill', D3]),
  blueprint(['lines', 'difference']),
  blueprint(['slots', 'difference']),
  blueprint(['lines', 'or', 'column']),
  blueprint(['slots', 'or', 'column']),
  blueprint(['fill', D3], ['turn', 'progression', 'column']),
  blueprint(['count', 'arithmetic'], ['shape', D3]),
  blueprint(['lines', 'difference', 'column']),
  blueprint(['lines', 'and']),
  blueprint(['slots', 'and']),
  blueprint(['inner-shape', D3], ['shape', D3]),
  blueprint(['lines', 'xor']),
  blueprint(['slots', 'xor']),
  blueprint(['inner-turn', 'progression'], ['fill', D3]),
  blueprint(['lines', 'xor', 'column']),
  blueprint(['turn', 'composition'], ['fill', D3]),
  blueprint(['count', 'arithmetic'], ['shape', D3], ['fill', D3]),
  blueprint(['slots', 'and'], ['fill', D3]),
  blueprint(['slots', 'xor'], ['shape', D3]),
  blueprint(['inner-shape', D2], ['fill', D3]),
  blueprint(['inner-turn', 'composition'], ['shape', D3]),
  blueprint(['lines', 'or'], ['fill', D3]),
  blueprint(['lines', 'difference'], ['shape', D3]),
  blueprint(['lines', 'and'], ['turn', 'progression']),
  blueprint(['lines', 'and'], ['fill', D3]),
  blueprint(['lines', 'or'], ['shape', D3], ['fill', D3]),
  blueprint(['lines', 'xor'], ['shape', D3]),
  blueprint(['lines', 'and', 'column'], ['shape', D3]),
  blueprint(['lines', 'difference'], ['turn', 'composition']),
  blueprint(['lines', 'and'], ['shape', D3], ['fill', D3]),
  blueprint(['lines', 'xor'], ['shape', D3], ['fill', D3]),
  blueprint(['lines', 'xor'], ['turn', 'composition']),
  blueprint(['lines', 'difference'], ['turn', 'composition'], ['fill', D3]),
  blueprint(['lines', 'xor', 'column'], ['turn', 'composition']),
  blueprint(['lines', 'and'], ['turn', 'composition'], ['fill', D3]),
  blueprint(['lines', 'xor'], ['turn', 'composition'], ['fill', D3]),
  blueprint(['lines', 'xor', 'column'], ['turn', 'composition'], ['fill', D3]),
  blueprint(['lines', 'difference', 'column'], ['turn', 'composition'], ['fill', D3]),
  blueprint(['lines', 'and', 'column'], ['turn', 'composition'], ['fill', D3]),
].sort((left, right) => left.b - right.b)

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

  'fill:progression+turn:progression',
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
