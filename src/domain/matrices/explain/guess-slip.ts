import { ATTRIBUTE_SCALE, type Value } from '../attributes'
import { functionalReadings, SET_OPERATIONS, stepBy } from '../solve/hypotheses'
import type { ExplanationStep, Slip } from './explanation'

type Given = {
  step: ExplanationStep
  /** The attribute's values in the nine cells. */
  values: readonly Value[]
  /** What the wrong option shows. */
  shown: Value
}

/**
 * The likeliest way to a wrong value, or null: another operation on the same two sets, the rule backwards, a value that
 * a distribution has used, a neighbour copied, the rule run on the other axis (after the error classes of matRiks).
 */
export const guessSlip = ({ step, values, shown }: Given): Slip | null => {
  const [a, b] = step.values as [Value, Value]
  if (ATTRIBUTE_SCALE[step.attribute] === 'set' && step.lines.at(-1)?.length === 3) {
    const slip = otherOperation({ step, a, b, shown })
    if (slip) return slip
  }
  if (isReversed({ step, a, b, shown })) return 'reversed'
  if (step.rule === 'distribute-three' && step.values.slice(0, -1).includes(shown)) return 'already'
  if (values[7] === shown) return 'left'
  if (values[5] === shown) return 'above'
  const across = OTHER_AXIS[step.direction]
  if (!across) return null
  const [first, second] = across.map((cell) => values[cell] ?? null) as [Value, Value]
  return complete({ step, by: step.by, a: first, b: second }) === shown ? 'axis' : null
}

/** The two visible cells of the last column, for a rule on rows, and of the last row for one on columns. */
const OTHER_AXIS = { row: [2, 5], column: [6, 7], diagonal: null } as const

type Pair = { step: ExplanationStep; a: Value; b: Value }

const otherOperation = ({ step, a, b, shown }: Pair & { shown: Value }): Slip | null => {
  if (a === null || b === null || !SET_OPERATIONS.some(([rule]) => rule === step.rule)) return null
  const found = SET_OPERATIONS.find(([, operate]) => operate(a, b) === shown)
  if (!found || found[0] === step.rule) return null
  return found[0] as Slip
}

const isReversed = ({ step, a, b, shown }: Pair & { shown: Value }): boolean => {
  if (step.by === null || shown === null) return false
  if (step.rule === 'progression') return b !== null && stepBy(step.attribute, b, -step.by) === shown
  return complete({ step, by: -step.by, a, b }) === shown
}

const complete = ({ step, by, a, b }: Pair & { by: number | null }): Value | undefined =>
  functionalReadings(step.attribute)
    .find((reading) => reading.rule === step.rule && reading.by === by)
    ?.complete(a, b)
