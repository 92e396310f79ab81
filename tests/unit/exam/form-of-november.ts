import { LETTERS } from '@/domain/matrices/generate/bank'
import { predictDifficulty } from '@/domain/matrices/predict-difficulty'
import { radicalsOf } from '@/domain/matrices/radicals-of'
import type { Direction, Rule, RuleName } from '@/domain/matrices/rules'

/** The templates of the three-stage form as it was seeded until 2026-11-22, by part and level. */
const TEMPLATES: Record<string, string[]> = {
  '1/0': [
    'shape:constant:column',
    'shape:distribute-three',
    'inner-shape:constant:diagonal',
    'count:arithmetic:column',
    'slots:distribute-three',
    'lines:distribute-three:column',
    'lines:difference',
    'slots:difference:column',
    'lines:and:column',
    'inner-shape:distribute-three:diagonal+fill:distribute-three',
  ],
  '2/-2': [
    'shape:constant',
    'fill:constant',
    'turn:constant:column',
    'inner-shape:constant',
    'count:constant:diagonal',
    'fill:distribute-three',
    'inner-turn:progression',
    'inner-turn:constant:diagonal',
    'inner-shape:distribute-three',
    'shape:distribute-three:diagonal',
  ],
  '2/-1': [
    'inner-turn:constant:diagonal',
    'inner-turn:progression:column',
    'shape:distribute-three:diagonal',
    'turn:composition',
    'lines:distribute-three',
    'shape:constant:column+size:progression',
    'turn:progression+fill:progression',
    'slots:distribute-three:column',
    'lines:or',
    'slots:difference',
  ],
  '2/0': [
    'lines:or',
    'slots:distribute-three:diagonal',
    'slots:difference',
    'inner-turn:progression+shape:distribute-three',
    'lines:difference:column',
    'slots:or+fill:distribute-three',
    'lines:xor',
    'slots:and:column',
    'slots:xor:column',
    'inner-shape:distribute-three:diagonal+shape:distribute-three',
  ],
  '2/1': [
    'lines:xor:column',
    'slots:difference:column+shape:distribute-three',
    'slots:and+fill:distribute-three',
    'inner-shape:distribute-two+shape:distribute-three',
    'lines:difference+turn:progression',
    'slots:xor:column+fill:distribute-three',
    'lines:and+turn:progression',
    'lines:or+inner-shape:distribute-three',
    'lines:and+shape:distribute-three',
    'lines:or:column+inner-shape:distribute-three',
  ],
  '2/2': [
    'lines:difference:column+shape:distribute-three',
    'lines:xor+fill:distribute-three',
    'lines:or+turn:composition',
    'lines:difference:column+inner-shape:distribute-three',
    'lines:or:column+turn:composition',
    'lines:or+inner-turn:composition',
    'lines:and:column+inner-shape:distribute-three',
    'lines:xor+turn:composition',
    'lines:difference:column+inner-shape:distribute-three+shape:distribute-three',
    'lines:and+inner-turn:composition',
  ],
  '3/-3': [
    'turn:constant',
    'count:constant',
    'slots:constant',
    'lines:constant',
    'shape:constant+fill:constant',
    'fill:constant:column',
    'count:constant:column',
    'inner-turn:constant',
    'turn:distribute-three',
    'inner-shape:constant:column',
  ],
  '3/-2': [
    'fill:constant:column',
    'shape:constant:diagonal',
    'turn:distribute-three',
    'inner-shape:constant:column',
    'lines:constant+turn:constant',
    'inner-turn:distribute-three',
    'fill:distribute-three:diagonal',
    'inner-shape:distribute-three:column',
    'inner-turn:distribute-three:column',
    'inner-shape:distribute-three:diagonal',
  ],
  '3/-1': [
    'fill:distribute-three:diagonal',
    'inner-shape:distribute-three:column',
    'inner-turn:distribute-three:diagonal',
    'fill:constant:column+size:progression',
    'turn:composition:column',
    'shape:constant:column+fill:distribute-three',
    'slots:or',
    'lines:distribute-three:diagonal',
    'lines:or:column',
    'inner-turn:progression+fill:distribute-three',
  ],
  '3/0': [
    'lines:distribute-three:diagonal',
    'shape:distribute-three+fill:distribute-three',
    'inner-turn:progression+fill:distribute-three',
    'shape:distribute-three:diagonal+size:progression',
    'lines:and',
    'slots:xor',
    'turn:composition+size:distribute-three',
    'lines:xor:column',
    'lines:or+turn:progression',
    'turn:composition:column+size:distribute-three',
  ],
  '3/1': [
    'turn:composition+fill:distribute-three',
    'inner-fill:distribute-three:diagonal+shape:distribute-three',
    'lines:or+turn:progression',
    'inner-shape:distribute-two+fill:distribute-three',
    'slots:and:column+shape:distribute-three',
    'slots:xor:column+shape:distribute-three',
    'lines:or:column+fill:distribute-three',
    'lines:xor+turn:progression',
    'lines:difference+inner-shape:distribute-three',
    'lines:xor+shape:distribute-three',
  ],
  '3/2': [
    'slots:and+shape:distribute-three+fill:distribute-three',
    'lines:difference:column+fill:distribute-three',
    'lines:difference+inner-shape:distribute-three',
    'lines:and:column+shape:distribute-three',
    'lines:xor:column+shape:distribute-three',
    'lines:or:column+turn:composition',
    'lines:xor+inner-shape:distribute-three',
    'lines:and+turn:composition',
    'lines:or:column+inner-turn:composition',
    'lines:difference:column+inner-shape:distribute-three+fill:distribute-three',
  ],
  '3/3': [
    'lines:and+turn:composition',
    'lines:or:column+inner-turn:composition',
    'lines:difference:column+inner-shape:distribute-three+fill:distribute-three',
    'lines:xor:column+turn:composition',
    'lines:or+inner-turn:composition+shape:distribute-three',
    'lines:xor:column+inner-shape:distribute-three+fill:distribute-three',
    'lines:or:column+inner-turn:composition+shape:distribute-three',
    'lines:and:column+turn:composition+fill:distribute-three',
    'lines:or+inner-turn:composition+shape:distribute-three:diagonal',
    'lines:and+turn:composition+fill:distribute-three:diagonal',
  ],
}

const rulesOf = (template: string): Rule[] =>
  template.split('+').map((term) => {
    const [name, rule, direction = 'row'] = term.split(':')
    return {
      attribute: LETTERS[name as keyof typeof LETTERS],
      rule: rule as RuleName,
      direction: direction as Direction,
    }
  })

/** Its 130 questions, without their drawings. */
export const formOfNovember = () =>
  Object.entries(TEMPLATES).flatMap(([place, templates]) => {
    const [part = 0, level = 0] = place.split('/').map(Number)
    return templates.map((template, index) => {
      const rules = rulesOf(template)
      const { b, sd: bSe } = predictDifficulty(radicalsOf(rules))
      const position = (part - 1) * 10 + index + 1
      return { id: `${place}/${index}`, template, part, level, position, rules, a: 1.3, b, c: 1 / 6, bSe }
    })
  })
