import { ATTRIBUTE_SCALE, type Value } from '../attributes'
import type { Random } from '../random'
import type { Rule } from '../rules'
import { stepBy } from '../solve/hypotheses'
import { dealSets, isSetRule, randomMask } from './deal-sets'

/**
 * `key` is the value of the ninth cell; `wanted` are values of wrong options, which the matrix shows where it can, the
 * first ones first: attributes that are dealt alike then show whole options.
 */
export type Deal = {
  rule: Rule
  domain: readonly number[]
  key: Value
  wanted: readonly Value[]
  random: Random
}

/**
 * Nine values, row by row, that obey the rule and end in the key; null when this draw ran off the scale (draw again).
 * Whether the result can be read in only one way is not decided here: the solver judges.
 */
export const dealValues = (deal: Deal): Value[] | null => {
  const { rule } = deal
  if (rule.rule === 'constant' && rule.direction === 'diagonal') {
    const [key, ...others] = valuesToShow({ ...deal, count: 5 })
    const along = deal.random.shuffle(others).toSpliced(2, 0, key!)
    return others.length < 4 ? null : CELLS.map((cell) => along[fallingDiagonal(cell)]!)
  }
  const rows = dealRows(deal)
  if (rows.length < 3 || rows.some((row) => row === null)) return null
  const dealt = rows.flat() as Value[]
  if (rule.direction === 'column') return CELLS.map((cell) => dealt[(cell % 3) * 3 + Math.floor(cell / 3)]!)
  return dealt
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const fallingDiagonal = (cell: number) => (cell % 3) - Math.floor(cell / 3) + 2

type Row = Value[] | null

const dealRows = (deal: Deal): Row[] => {
  const { rule, domain, random, key } = deal
  if (isSetRule(rule.rule)) return dealSets({ rule: rule.rule, domain, key: key!, random })
  switch (rule.rule) {
    case 'constant': {
      const [last, ...others] = valuesToShow({ ...deal, count: 3 })
      return [...others, last!].map((value) => [value, value, value])
    }
    case 'progression':
      return progressions(deal)
    case 'distribute-three': {
      const values = valuesToShow({ ...deal, count: 3 })
      if (values.length < 3) return [null]
      return rule.direction === 'row' ? latin({ values, random }) : scrambled({ values, random })
    }
    case 'distribute-two':
      return presence(deal)
    case 'arithmetic': {
      const sign = random.pick([-1, 1].filter((way) => (way > 0 ? key! >= 2 : key! <= 8)))
      const row = (sum: number) => {
        const b = 1 + random.below(5)
        const a = sum - sign * b
        return a >= 1 && a <= 9 ? [a, b, sum] : null
      }
      return [row(1 + random.below(9)), row(1 + random.below(9)), row(key!)]
    }
    default: {
      const row = (sum: number) => {
        const a = random.below(7) + 1
        return a === sum ? null : [a, (sum - a + 8) % 8, sum]
      }
      return [row(random.below(8)), row(random.below(8)), row(key!)]
    }
  }
}

/** The key, then other values that the matrix may show: wrong options first. Fewer than asked where there are no more. */
const valuesToShow = ({ rule, domain, key, wanted, random, count }: Deal & { count: number }): Value[] => {
  const rest =
    ATTRIBUTE_SCALE[rule.attribute] === 'set'
      ? CELLS.map(() => randomMask({ domain, random, size: 2 + random.below(3) }))
      : domain
  const shown = new Set<Value>([key, ...wanted, ...random.shuffle(rest)])
  return [...shown].slice(0, count)
}

/** Three rows that take the same step; the last one ends in the key. */
const progressions = ({ rule, domain, key, random }: Deal): Row[] => {
  const step = random.pick(ATTRIBUTE_SCALE[rule.attribute] === 'nominal' ? [-1, 1] : [-2, -1, 1, 2])
  const endingIn = (last: number): Row => {
    const second = stepBy(rule.attribute, last, -step)
    const first = second === undefined ? undefined : stepBy(rule.attribute, second, -step)
    if (first === undefined || second === undefined) return null
    return domain.includes(first) && domain.includes(second) ? [first, second, last] : null
  }
  return [endingIn(random.pick(domain)), endingIn(random.pick(domain)), endingIn(key!)]
}

/**
 * A Latin square of order three that ends in the first value. One turn leaves equal values on rising diagonals, the
 * other on falling ones.
 */
const latin = ({ values, random }: { values: readonly Value[]; random: Random }): Row[] => {
  const turn = random.pick([1, 2])
  const last = (2 + 2 * turn) % 3
  return [0, 1, 2].map((row) => [0, 1, 2].map((column) => values[(column + row * turn + 3 - last) % 3]!))
}

/** Three lines, each with the three values in an order of its own; the last ends in the first value. */
const scrambled = ({ values, random }: { values: readonly Value[]; random: Random }): Row[] => [
  random.shuffle(values),
  random.shuffle(values),
  [...random.shuffle(values.slice(1)), values[0]!],
]

/** Each row has its own value, present in two of three cells; the gap moves from row to row. */
const presence = ({ domain, key, wanted, random }: Deal): Row[] => {
  const last = key === null ? 2 : random.below(2)
  const others = random.shuffle([0, 1, 2].filter((column) => column !== last))
  const present = new Set([...wanted, ...random.shuffle(domain)])
  present.delete(null)
  if (key !== null) present.delete(key)
  const [first, second, third] = [...present]
  // Where the key is the gap, the figure of the last row is the wrong option that tempts most.
  const values = key === null ? [second, third, first] : [first, second, key]
  return [...others, last].map((gap, row) =>
    [0, 1, 2].map((column) => (column === gap ? null : values[row]!)),
  )
}
