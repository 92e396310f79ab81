import type { AttributeKey, Value } from '../attributes'
import type { Direction, RuleName } from '../rules'

/** Which part of a panel: the only figure (or small figures), the outer of two, the inner of two, or the lines. */
export const PARTS = ['figure', 'outer', 'inner', 'lines'] as const
export type Part = (typeof PARTS)[number]

/** One governed attribute: how it runs along the lines of cells, and what that demands of the missing one. */
export type ExplanationStep = {
  attribute: AttributeKey
  part: Part
  rule: RuleName
  direction: Direction
  /** In which form the rule runs, see `Hypothesis`. */
  by: number | null
  /** Cells 0..8, row by row: the complete lines, then the open one, which ends in 8. */
  lines: number[][]
  /** The values along the open line; the last is the one demanded of the missing cell. */
  values: Value[]
}

/**
 * Where the value of a wrong option can come from. `same`: the attribute is equal in all panels, and the option alone
 * breaks it. `already`: the open line of a distribution has that value. `left`, `above`: it repeats that neighbour.
 * `reversed`: the rule run backwards. `axis`: the rule run on the other axis. The rest name the rule that would give it.
 */
export const SLIPS = [
  'same',
  'already',
  'left',
  'above',
  'reversed',
  'axis',
  'or',
  'and',
  'xor',
  'difference',
] as const
export type Slip = (typeof SLIPS)[number]

/** One attribute in which a wrong option differs from the right one. `slip` is null where no slip is likely. */
export type Miss = {
  attribute: AttributeKey
  part: Part
  shown: Value
  wanted: Value
  slip: Slip | null
}

/** Why an item has the answer that it has, free of any language. It gives the answer away. */
export type Explanation = {
  /** The simplest rule first; never empty. */
  steps: ExplanationStep[]
  /** For each option what it misses, in the order of the steps; empty exactly for the key. */
  misses: Miss[][]
}
