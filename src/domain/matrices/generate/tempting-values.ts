import { ATTRIBUTE_SCALE, type AttributeKey, type Value } from '../attributes'
import { SET_OPERATIONS, stepBy } from '../solve/hypotheses'

export type TemptingValue = { value: Value; by: 'repetition' | 'wrong-principle' }

/**
 * Values that a wrong solution would put into the ninth cell. Repetition: those of its neighbours (left, above, and on
 * the diagonal) and of the ends of its row and column. Wrong principle: those of other rules run on the last row or the
 * last column, of a step the other way, and of the right rule with a slip of one. `values` are the nine of one
 * attribute; the key's own value is left out, and a value that is tempting in both ways is there twice. Errors after
 * the taxonomy of matRiks (repetition, difference, wrong principle, incomplete correlate).
 */
export const temptingValues = ({
  attribute,
  values,
}: {
  attribute: AttributeKey
  values: readonly Value[]
}): TemptingValue[] => {
  const key = values[8]!
  const copied = new Set([7, 5, 4, 6, 2].map((cell) => values[cell]!))
  const derived = new Set<Value>()
  for (const [first, second] of [
    [6, 7],
    [2, 5],
  ] as const) {
    const [a, b] = [values[first] ?? null, values[second] ?? null]
    if (a === null || b === null) continue
    for (const value of rivals({ attribute, a, b })) if (value !== undefined) derived.add(value)
  }
  if (key !== null && isCounted(attribute)) {
    for (const slip of [-1, 1]) derived.add(stepBy(attribute, key, slip) ?? key)
  }
  const tempting = (found: Set<Value>, by: TemptingValue['by']) =>
    [...found].filter((value) => value !== key).map((value) => ({ value, by }))
  return [...tempting(copied, 'repetition'), ...tempting(derived, 'wrong-principle')]
}

const isCounted = (attribute: AttributeKey) => ['ordered', 'cyclic'].includes(ATTRIBUTE_SCALE[attribute])

const rivals = ({
  attribute,
  a,
  b,
}: {
  attribute: AttributeKey
  a: number
  b: number
}): (number | undefined)[] => {
  const scale = ATTRIBUTE_SCALE[attribute]
  if (scale === 'set') return SET_OPERATIONS.map(([, operate]) => operate(a, b) || undefined)
  const steps = [-1, 1].map((step) => stepBy(attribute, b, step))
  if (scale === 'cyclic') return [...steps, (a + b) % 8, (a - b + 8) % 8]
  if (attribute === 'figure.count') return [...steps, ...[a + b, a - b].filter((sum) => sum >= 1 && sum <= 9)]
  return scale === 'ordered' ? steps : []
}
