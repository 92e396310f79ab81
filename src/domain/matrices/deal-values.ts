import { ATTRIBUTE_SCALE, type Value } from './attributes'
import { SET_OPERATIONS, stepBy } from './hypotheses'
import type { Random } from './random'
import type { Rule } from './rules'

type Deal = { rule: Rule; domain: readonly number[]; random: Random; absentKey: boolean }

/**
 * Nine values, row by row, that obey the rule; null when this draw ran off the scale (draw again). Whether the result
 * can be read in only one way is not decided here: the solver judges. `absentKey` says, for a distribution of two,
 * whether the ninth cell is the one that lacks the figure.
 */
export const dealValues = (deal: Deal): Value[] | null => {
  const { rule, domain, random } = deal
  if (rule.rule === 'constant' && rule.direction === 'diagonal') {
    const values = random.shuffle(domain).slice(0, 5)
    return values.length < 5 ? null : CELLS.map((cell) => values[(cell % 3) - Math.floor(cell / 3) + 2]!)
  }
  const rows = dealRows(deal)
  if (!rows || rows.length < 3 || rows.some((row) => row === null)) return null
  const dealt = rows.flat() as Value[]
  return rule.direction === 'column'
    ? CELLS.map((cell) => dealt[(cell % 3) * 3 + Math.floor(cell / 3)]!)
    : dealt
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

type Row = Value[] | null

const dealRows = ({ rule, domain, random, absentKey }: Deal): Row[] | null => {
  switch (rule.rule) {
    case 'constant':
      return random
        .shuffle(domain)
        .slice(0, 3)
        .map((value) => [value, value, value])
    case 'progression': {
      const step = random.pick(ATTRIBUTE_SCALE[rule.attribute] === 'nominal' ? [-1, 1] : [-2, -1, 1, 2])
      return draw(() => progress({ rule, start: random.pick(domain), step, domain }))
    }
    case 'distribute-three':
      return latin({ values: random.shuffle(domain).slice(0, 3), turn: random.pick([1, 2]) })
    case 'distribute-two':
      return presence({ values: random.shuffle(domain).slice(0, 3), random, absentKey })
    case 'arithmetic': {
      const sign = random.pick([-1, 1])
      return draw(() => {
        const [a, b] = [1 + random.below(6), 1 + random.below(5)]
        const sum = a + sign * b
        return sum >= 1 && sum <= 9 ? [a, b, sum] : null
      })
    }
    case 'composition':
      return draw(() => {
        const [a, b] = [1 + random.below(7), 1 + random.below(7)]
        return (a + b) % 8 === 0 ? null : [a, b, (a + b) % 8]
      })
    default:
      return draw(() => operateOnSets({ rule, domain, random }))
  }
}

const draw = (row: () => Row): Row[] => [row(), row(), row()]

const progress = ({
  rule,
  start,
  step,
  domain,
}: {
  rule: Rule
  start: number
  step: number
  domain: readonly number[]
}) => {
  const second = stepBy(rule.attribute, start, step)
  const third = second === undefined ? undefined : stepBy(rule.attribute, second, step)
  if (second === undefined || third === undefined) return null
  return domain.includes(second) && domain.includes(third) ? [start, second, third] : null
}

/** A Latin square of order three. `turn` 1 leaves equal values on rising diagonals, 2 on falling ones. */
const latin = ({ values, turn }: { values: readonly number[]; turn: number }): Row[] =>
  values.length < 3
    ? [null]
    : [0, 1, 2].map((row) => [0, 1, 2].map((column) => values[(column + row * turn) % 3]!))

/** Each row has its own value, present in two of three cells; the gap moves from row to row. */
const presence = ({
  values,
  random,
  absentKey,
}: {
  values: readonly number[]
  random: Random
  absentKey: boolean
}) => {
  const last = absentKey ? 2 : random.below(2)
  const others = random.shuffle([0, 1, 2].filter((column) => column !== last))
  return [...others, last].map((gap, row) =>
    [0, 1, 2].map((column) => (column === gap ? null : values[row]!)),
  )
}

/** Both operands keep something of their own and share something, so that every set rule gives another result. */
const operateOnSets = ({
  rule,
  domain,
  random,
}: {
  rule: Rule
  domain: readonly number[]
  random: Random
}): Row => {
  const bits = random.shuffle(domain)
  const sizes = SET_SIZES[rule.rule as keyof typeof SET_SIZES]
  const take = (most: number, least: number) => bits.splice(0, least + random.below(most - least + 1))
  const union = (masks: readonly number[]) => masks.reduce((sum, mask) => sum | mask, 0)
  const [shared, left, right] = [take(...sizes.shared), take(...sizes.own), take(...sizes.own)].map(
    union,
  ) as [number, number, number]
  const [a, b] = [shared | left, shared | right]
  const operate = SET_OPERATIONS.find(([name]) => name === rule.rule)?.[1]
  return operate ? [a, b, operate(a, b)] : null
}

/** Most and fewest segments that the operands share, and that each has alone. */
const SET_SIZES: Record<
  'or' | 'and' | 'xor' | 'difference',
  { shared: [number, number]; own: [number, number] }
> = {
  or: { shared: [2, 1], own: [2, 1] },
  and: { shared: [4, 2], own: [2, 1] },
  xor: { shared: [2, 1], own: [2, 1] },
  difference: { shared: [2, 1], own: [3, 2] },
}
