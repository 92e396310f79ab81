import { ATTRIBUTES, type AttributeKey, readPanel, type Value } from '../attributes'
import type { Panel } from '../panel'
import { fittingHypotheses, type Hypothesis } from './hypotheses'

/** How one attribute can be read from the eight visible panels. */
export type AttributeReading = {
  attribute: AttributeKey
  /** True when the eight visible panels do not all show the same value. */
  varies: boolean
  /** The simplest rule that fits, or null when none does (noise). */
  simplest: Hypothesis | null
  /** Every value of the ninth cell that some rule of the grammar would defend. */
  defensible: Value[]
}

export type Solution = {
  /** Indices of the options that are defensible in every attribute. A sound item has exactly one. */
  answers: number[]
  explanation: AttributeReading[]
}

/**
 * Solves an item from what a taker sees and nothing else. For every attribute all rules of the grammar that fit the
 * visible cells are enumerated, in rows, columns and diagonals (docs/facts/measurement.md 1.5); an option is an answer
 * when each of its attributes is demanded by at least one of them. So two answers mean an ambiguous item, none an
 * unsolvable one. `panels` are the first eight, row by row.
 */
export const solveItem = (item: { panels: readonly Panel[]; options: readonly Panel[] }): Solution => {
  if (item.panels.length !== 8) throw new RangeError('A matrix shows eight panels')
  const cells = item.panels.map(readPanel)
  const explanation = ATTRIBUTES.map((attribute): AttributeReading => {
    const values = cells.map((cell) => cell[attribute])
    const hypotheses = fittingHypotheses({ attribute, values })
    return {
      attribute,
      varies: new Set(values).size > 1,
      simplest: hypotheses[0] ?? null,
      defensible: [...new Set(hypotheses.map(({ value }) => value))],
    }
  })
  const isDefensible = (option: Panel) => {
    const values = readPanel(option)
    return explanation.every(({ attribute, defensible }) => defensible.includes(values[attribute]))
  }
  const answers = item.options.flatMap((option, index) => (isDefensible(option) ? [index] : []))
  return { answers, explanation }
}
