import { ATTRIBUTE_SCALE, type AttributeKey, type Value } from '../attributes'
import {
  COLUMNS,
  DIRECTIONS,
  type Direction,
  FALLING,
  type Lines,
  RISING,
  ROWS,
  RULES,
  type RuleName,
} from '../rules'

/** Lines of two or three cells that a rule was read along; the last one ends in the missing cell 8. */
export type ReadLines = readonly (readonly number[])[]

/**
 * A rule that fits the eight visible values, and the value that it then demands of the ninth cell. `by` says in which
 * form, where the rule has several: the step of a progression (levels, sides or eighth turns); for arithmetic and
 * composition 1 when the second value is added to the first and -1 when it is taken away; for a difference 1 when the
 * second set is taken from the first and -1 for the reverse; else null.
 */
export type Hypothesis = {
  rule: RuleName
  direction: Direction
  value: Value
  by: number | null
  lines: ReadLines
}

/** What a rule makes of a line: is the complete line an instance of it, and how would it complete two values? */
export type Reading = {
  rule: RuleName
  by: number | null
  complete: (first: Value, second: Value) => Value | undefined
}

/**
 * Every rule of the grammar, with every parameter and direction, that fits the eight visible values of one attribute;
 * simplest first, rows before columns before diagonals. `values` are those of cells 0..7, row by row.
 */
export const fittingHypotheses = ({
  attribute,
  values,
}: {
  attribute: AttributeKey
  values: readonly Value[]
}) => {
  const found: Hypothesis[] = []
  const add = ({ value, ...rest }: Omit<Hypothesis, 'value'> & { value: Value | undefined }) => {
    if (value !== undefined) found.push({ ...rest, value })
  }
  const readings = functionalReadings(attribute)
  for (const [direction, lines] of [['row', ROWS] as const, ['column', COLUMNS] as const]) {
    for (const { rule, by, complete } of readings) {
      add({ rule, direction, by, lines, value: extend({ values, lines, complete }) })
    }
    const whole = { direction, by: null, lines }
    add({ rule: 'distribute-three', ...whole, value: sameThree(values, lines) })
    add({ rule: 'distribute-two', ...whole, value: twoOfThree(values, lines) })
  }
  const slanting = { direction: 'diagonal', by: null } as const
  add({ rule: 'constant', ...slanting, lines: NOT_WRAPPED, value: alongFallingDiagonals(values) })
  for (const lines of [FALLING, RISING]) {
    add({ rule: 'distribute-three', ...slanting, lines, value: sameThree(values, lines) })
  }
  const simplicity = ({ rule, direction }: Hypothesis) =>
    RULES.indexOf(rule) * 3 + DIRECTIONS.indexOf(direction)
  return found.sort((left, right) => simplicity(left) - simplicity(right))
}

/** The falling diagonals of more than one cell that do not leave the matrix. */
const NOT_WRAPPED: ReadLines = [
  [1, 5],
  [3, 7],
  [0, 4, 8],
]

/** Rules in which the first two values of a line determine the third. */
export const functionalReadings = (attribute: AttributeKey): Reading[] => {
  const readings: Reading[] = [{ rule: 'constant', by: null, complete: (a, b) => (a === b ? b : undefined) }]
  type Completion = (a: number, b: number) => number | undefined
  const numeric = (rule: RuleName, by: number | null, complete: Completion) =>
    readings.push({ rule, by, complete: (a, b) => (a === null || b === null ? undefined : complete(a, b)) })

  for (const step of [-2, -1, 1, 2]) {
    numeric('progression', step, (a, b) => {
      const next = stepBy(attribute, b, step)
      return stepBy(attribute, a, step) === b ? next : undefined
    })
  }
  if (attribute === 'figure.count') {
    numeric('arithmetic', 1, (a, b) => within(a + b, 1, 9))
    numeric('arithmetic', -1, (a, b) => within(a - b, 1, 9))
  }
  if (ATTRIBUTE_SCALE[attribute] === 'cyclic') {
    numeric('composition', 1, (a, b) => (a + b) % 8)
    numeric('composition', -1, (a, b) => (a - b + 8) % 8)
  }
  if (ATTRIBUTE_SCALE[attribute] === 'set') {
    for (const [rule, operate, by] of SET_OPERATIONS) numeric(rule, by, (a, b) => operate(a, b) || undefined)
  }
  return readings
}

/** The set rules on bit masks; both orders of the difference, distinguished by `by`. */
export const SET_OPERATIONS: readonly (readonly [
  rule: RuleName,
  operate: (a: number, b: number) => number,
  by: number | null,
])[] = [
  ['or', (a, b) => a | b, null],
  ['and', (a, b) => a & b, null],
  ['xor', (a, b) => a ^ b, null],
  ['difference', (a, b) => a & ~b, 1],
  ['difference', (a, b) => b & ~a, -1],
]

/** The value `step` further on the attribute's scale, or undefined where the scale ends or has no order. */
export const stepBy = (attribute: AttributeKey, value: number, step: number): number | undefined => {
  if (ATTRIBUTE_SCALE[attribute] === 'cyclic') return (value + step + 8) % 8
  if (attribute === 'figure.count') return within(value + step, 1, 9)
  if (attribute === 'figure.size') return within(value + step, 1, 4)
  // Shapes by sides and fills by luminance: only the first four of each are ordered.
  if (ATTRIBUTE_SCALE[attribute] === 'nominal' && value <= 3) return within(value + step, 0, 3)
  return undefined
}

const within = (value: number, low: number, high: number) =>
  value >= low && value <= high ? value : undefined

type Fit = { values: readonly Value[]; lines: Lines; complete: Reading['complete'] }

const extend = ({ values, lines, complete }: Fit): Value | undefined => {
  const [first, second, open] = lines
  for (const [a, b, c] of [first, second]) {
    if (complete(valueAt(values, a), valueAt(values, b)) !== valueAt(values, c)) return undefined
  }
  return complete(valueAt(values, open[0]), valueAt(values, open[1]))
}

const valueAt = (values: readonly Value[], cell: number): Value => values[cell] ?? null

/** Both complete lines hold the same three values (in any order, repeats allowed); the third line lacks one. */
const sameThree = (values: readonly Value[], [first, second, open]: Lines): Value | undefined => {
  const sorted = (cells: readonly number[]) => cells.map((cell) => valueAt(values, cell)).sort(compare)
  const three = sorted(first)
  if (sorted(second).join() !== three.join()) return undefined
  for (const cell of open.slice(0, 2)) {
    const place = three.indexOf(valueAt(values, cell))
    if (place < 0) return undefined
    three.splice(place, 1)
  }
  return three[0]
}

/** Carpenter, Just & Shell (1990), distribution of two values: two cells of a line carry a value, the third has none. */
const twoOfThree = (values: readonly Value[], [first, second, open]: Lines): Value | undefined => {
  for (const line of [first, second]) {
    const present = line.map((cell) => valueAt(values, cell)).filter((value) => value !== null)
    if (present.length !== 2 || present[0] !== present[1]) return undefined
  }
  const [a, b] = [valueAt(values, open[0]), valueAt(values, open[1])]
  if (a === null || b === null) return a ?? b ?? undefined
  return a === b ? null : undefined
}

/**
 * Each falling diagonal, not wrapped, shows one value. One of the two Latin squares looks like that too; it is left to
 * the distribution of three, which says the same in rows.
 */
const alongFallingDiagonals = (values: readonly Value[]): Value | undefined => {
  const same = (a: number, b: number) => valueAt(values, a) === valueAt(values, b)
  if (sameThree(values, ROWS) !== undefined) return undefined
  return same(0, 4) && same(1, 5) && same(3, 7) ? valueAt(values, 0) : undefined
}

const compare = (left: Value, right: Value) => (left ?? -1) - (right ?? -1)
