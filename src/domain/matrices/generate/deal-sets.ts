import type { Value } from '../attributes'
import type { Random } from '../random'
import type { RuleName } from '../rules'
import { SET_OPERATIONS } from '../solve/hypotheses'

type SetRule = 'or' | 'and' | 'xor' | 'difference'
type Range = readonly [fewest: number, most: number]

/**
 * Segments that the operands share, and that each has alone. Both keep something of their own and share something, so
 * every set rule gives another result, and no operand contains the other (docs/facts/measurement.md 1.4).
 */
const PARTS: Record<SetRule, { shared: Range; own: Range }> = {
  or: { shared: [1, 2], own: [1, 2] },
  and: { shared: [2, 4], own: [1, 2] },
  xor: { shared: [1, 2], own: [1, 2] },
  difference: { shared: [1, 2], own: [2, 3] },
}

/** How many segments the results of a rule have; values that no operation makes have two to four. */
export const resultSizes = (rule: RuleName): Range => {
  if (rule === 'or') return [3, 6]
  return rule === 'difference' ? [2, 3] : [2, 4]
}

export const isSetRule = (rule: RuleName): rule is SetRule => rule in PARTS

/** Rows of two operands and their result, the last with `key` as its result. `domain` are the bits in use. */
export const dealSets = ({
  rule,
  domain,
  key,
  random,
}: {
  rule: SetRule
  domain: readonly number[]
  key: number
  random: Random
}): Value[][] => {
  const [fewest, most] = resultSizes(rule)
  const result = () => randomMask({ domain, random, size: fewest + random.below(most - fewest + 1) })
  return [result(), result(), key].map((mask) => rowOf({ rule, domain, result: mask, random }))
}

type Row = { rule: SetRule; domain: readonly number[]; result: number; random: Random }

const rowOf = ({ rule, domain, result, random }: Row): Value[] => {
  const inside = random.shuffle(domain.filter((bit) => bit & result))
  const outside = random.shuffle(domain.filter((bit) => !(bit & result)))
  const { shared, own } = PARTS[rule]
  const few = ([low, high]: Range) => low + random.below(high - low + 1)
  const take = (from: number[], count: number) => union(from.splice(0, count))
  const parts = (): [common: number, left: number, right: number] => {
    switch (rule) {
      case 'and':
        return [result, take(outside, few(own)), take(outside, few(own))]
      case 'difference':
        return [take(outside, few(shared)), result, take(outside, few(own))]
      case 'xor': {
        const left = take(inside, 1 + random.below(inside.length - 1))
        return [take(outside, few(shared)), left, union(inside)]
      }
      default: {
        const common = take(inside, Math.min(few(shared), inside.length - 2))
        const left = take(inside, 1 + random.below(inside.length - 1))
        return [common, left, union(inside)]
      }
    }
  }
  const [common, left, right] = parts()
  const operands: [number, number] = [common | left, common | right]
  const operate = SET_OPERATIONS.find(([name]) => name === rule)![1]
  return [...operands, operate(...operands)]
}

/** `size` of the bits, as one mask. */
export const randomMask = ({
  domain,
  random,
  size,
}: {
  domain: readonly number[]
  random: Random
  size: number
}): number => union(random.shuffle(domain).slice(0, size))

const union = (masks: readonly number[]): number => masks.reduce((sum, mask) => sum | mask, 0)
