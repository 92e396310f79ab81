import { ATTRIBUTES, type AttributeKey, type Value, type Values } from '../attributes'
import { RULES, type Rule } from '../rules'
import { fittingHypotheses, type Hypothesis } from '../solve/hypotheses'
import type { ExplanationStep } from './explanation'
import { partOf } from './part-of'
import { followsPresence, LEADS } from './presence'

type Given = {
  /** The nine cells, row by row, the right option last. */
  cells: readonly Values[]
  rules: readonly Rule[]
}

/**
 * One step for every attribute that is not the same in all nine cells, the simplest rule first. Null when an attribute
 * has no rule that demands the ninth value, or when nothing changes at all.
 */
export const deriveSteps = ({ cells, rules }: Given): ExplanationStep[] | null => {
  const steps: ExplanationStep[] = []
  for (const attribute of ATTRIBUTES) {
    const values = cells.map((cell) => cell[attribute])
    if (new Set(values).size === 1 || followsPresence({ attribute, cells })) continue
    // A property that comes and goes on its own account is nothing that a sentence could say.
    if (values.includes(null) && !LEADS.includes(attribute)) return null
    const reading = choose({ attribute, values, rules })
    if (!reading) return null
    steps.push(stepOf({ attribute, values, reading, cells }))
  }
  const simplicity = ({ rule, attribute }: ExplanationStep) =>
    RULES.indexOf(rule) * ATTRIBUTES.length + ATTRIBUTES.indexOf(attribute)
  return steps.length > 0 ? steps.sort((left, right) => simplicity(left) - simplicity(right)) : null
}

type Choice = { attribute: AttributeKey; values: readonly Value[]; rules: readonly Rule[] }

const choose = ({ attribute, values, rules }: Choice): Hypothesis | null => {
  const wanted = values[8]
  const fitting = fittingHypotheses({ attribute, values: values.slice(0, 8) })
  const made = rules.find((rule) => rule.attribute === attribute)
  const intended = fitting.find(
    ({ rule, direction, value }) => rule === made?.rule && direction === made.direction && value === wanted,
  )
  const [simplest] = fitting
  return intended ?? (simplest?.value === wanted ? simplest : null) ?? null
}

const stepOf = ({
  attribute,
  values,
  reading: { rule, direction, by, lines },
  cells,
}: {
  attribute: AttributeKey
  values: readonly Value[]
  reading: Hypothesis
  cells: readonly Values[]
}): ExplanationStep => ({
  attribute,
  part: partOf({ attribute, cells }),
  rule,
  direction,
  by,
  lines: lines.map((line) => [...line]),
  values: lines.at(-1)!.map((cell) => values[cell]!),
})
