import { CUT } from './careless-cuts'
import { mostOf, type QuestionnaireItem, worthOf } from './instrument'

type Answered = { item: QuestionnaireItem; choice: number | null }

/**
 * How much a set of answers looks like dice. Items of one scale are keyed both ways, so that a person's answers, turned one
 * way, lie near each other (scatter, cf. the inter-item standard deviation of Marjanovic et al. 2015) and off the middle
 * on some scales (lean); those of dice do neither. Both are in units of the variance of dice: of them the scatter is 1 and
 * the lean 1, of careful people about a half and 2 or more. The lean keeps people apart who use only the ends of a line.
 * Null: too few answers or scales to tell. Situations and puzzles have right answers and do not count.
 */
export const randomness = (given: readonly Answered[]): number | null => {
  const scored = given.filter(({ item, choice }) => !item.worth && choice !== null && item.choices > 1)
  const scales = [...new Set(scored.map(({ item }) => item.scale))].map((scale) =>
    scored
      .filter(({ item }) => item.scale === scale)
      .map(({ item, choice }) => worthOf(item, choice ?? 0) / mostOf(item)),
  )
  if (scored.length < CUT.random.fewestItems || scales.length < CUT.random.fewestScales) return null
  const dice = meanOf(scored.map(({ item: { choices } }) => (choices + 1) / (12 * (choices - 1))))
  const within = sumOf(scales.map((shares) => sumOf(shares.map((share) => (share - meanOf(shares)) ** 2))))
  const scatter = within / (scored.length - scales.length) / dice
  const lean = meanOf(scales.map((shares) => shares.length * (meanOf(shares) - 0.5) ** 2)) / dice
  return scatter - CUT.random.leanCounts * Math.min(lean, CUT.random.mostLean)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length
