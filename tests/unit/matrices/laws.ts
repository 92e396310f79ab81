import type { AttributeKey, Value } from '@/domain/matrices/attributes'
import type { ExplanationStep } from '@/domain/matrices/explain/explanation'
import type { RuleName } from '@/domain/matrices/rules'

type Line = readonly Value[]
type Law = (line: Line, step: { by: number | null; attribute: AttributeKey; first: Line }) => boolean

/** The rules once more, written for checking whole lines and not for completing them. */
const LAWS: Record<RuleName, Law> = {
  constant: (line) => new Set(line).size === 1,
  progression: (line, { by, attribute }) => {
    const [a, b, c] = numbers(line)
    const gap = (from: number, to: number) =>
      attribute.endsWith('rotation') ? (((to - from - (by ?? 0)) % 8) + 8) % 8 === 0 : to - from === by
    return by !== null && gap(a, b) && gap(b, c)
  },
  'distribute-three': (line, { first }) => sorted(line) === sorted(first),
  'distribute-two': (line) => line.filter((value) => value === null).length === 1 && new Set(line).size === 2,
  arithmetic: (line, { by }) => {
    const [a, b, c] = numbers(line)
    return c === (by === 1 ? a + b : a - b)
  },
  composition: (line, { by }) => {
    const [a, b, c] = numbers(line)
    return c === (by === 1 ? a + b : a - b + 8) % 8
  },
  or: (line) => bits(line, (a, b) => a || b),
  and: (line) => bits(line, (a, b) => a && b),
  xor: (line) => bits(line, (a, b) => a !== b),
  difference: (line, { by }) => bits(line, by === 1 ? (a, b) => a && !b : (a, b) => b && !a),
}

/** Does every line obey the rule that the step names, the ninth cell filled with `values[8]`? */
export const obeys = ({ step, values }: { step: ExplanationStep; values: Line }): boolean => {
  const lines = step.lines.map((line) => line.map((cell) => values[cell]!))
  return lines.every((line) => LAWS[step.rule](line, { ...step, first: lines[0]! }))
}

const numbers = (line: Line) => line.map((value) => value ?? Number.NaN) as [number, number, number]
const sorted = (line: Line) =>
  [...line]
    .map((value) => value ?? -1)
    .sort((a, b) => a - b)
    .join()

const bits = (line: Line, keeps: (a: boolean, b: boolean) => boolean): boolean => {
  const [a, b, c] = numbers(line)
  const has = (mask: number, bit: number) => Math.floor(mask / 2 ** bit) % 2 === 1
  return BITS.every((bit) => keeps(has(a, bit), has(b, bit)) === has(c, bit))
}

const BITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
