import { ATTRIBUTE_SCALE, type AttributeKey, type Value } from './attributes'
import { SET_OPERATIONS, stepBy } from './hypotheses'

export type TemptingValue = { value: Value; by: 'repetition' | 'wrong-principle' }

/**
 * Values that a wrong solution would put into the ninth cell: those of its neighbours to the left and above, and those
 * of other rules run on the last row or the last column. `values` are the nine of one attribute; the key's own value
 * is left out. Errors after the taxonomy of matRiks (repetition, difference, wrong principle, incomplete correlate).
 */
export const temptingValues = ({
  attribute,
  values,
}: {
  attribute: AttributeKey
  values: readonly Value[]
}) => {
  const key = values[8]!
  const found = new Map<Value, TemptingValue['by']>()
  const add = (value: Value | undefined, by: TemptingValue['by']) => {
    if (value !== undefined && value !== key && !found.has(value)) found.set(value, by)
  }
  for (const cell of [7, 5]) add(values[cell], 'repetition')
  for (const [first, second] of [
    [6, 7],
    [2, 5],
  ] as const) {
    const [a, b] = [values[first] ?? null, values[second] ?? null]
    if (a === null || b === null) continue
    for (const value of rivals({ attribute, a, b })) add(value, 'wrong-principle')
  }
  return [...found].map(([value, by]): TemptingValue => ({ value, by }))
}

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
