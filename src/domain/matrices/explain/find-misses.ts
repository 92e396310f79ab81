import { ATTRIBUTES, type AttributeKey, type Value, type Values } from '../attributes'
import type { ExplanationStep, Miss } from './explanation'
import { guessSlip } from './guess-slip'
import { partOf } from './part-of'
import { isAbsentWithItsShape } from './presence'

type Given = {
  /** The nine cells, the right option last. */
  cells: readonly Values[]
  steps: readonly ExplanationStep[]
  option: Values
}

/** Every attribute in which an option differs from the right one, and how that may have come about. */
export const findMisses = ({ cells, steps, option }: Given): Miss[] => {
  const right = cells[8]!
  const goesWithShape = (attribute: AttributeKey) =>
    [option, right].some((panel) => isAbsentWithItsShape({ attribute, panel }))
  return ATTRIBUTES.filter(
    (attribute) => option[attribute] !== right[attribute] && !goesWithShape(attribute),
  ).map((attribute): Miss => {
    const [shown, wanted] = [option[attribute], right[attribute]]
    const step = steps.find((candidate) => candidate.attribute === attribute)
    const values: Value[] = cells.map((cell) => cell[attribute])
    const slip = step ? guessSlip({ step, values, shown }) : 'same'
    return { attribute, part: partOf({ attribute, cells: [...cells, option] }), shown, wanted, slip }
  })
}
