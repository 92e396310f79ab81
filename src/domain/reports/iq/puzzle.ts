import type { ItemFeatures } from '@/domain/measurement/dimensions/dimensions'
import { type ItemParameters, probability } from '@/domain/measurement/item-response'

/** What became of a question. `late`: answered after the time was over, kept and not scored. */
export const OUTCOMES = ['right', 'wrong', 'open', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A question of one sitting as a report looks at it. */
export type Puzzle = {
  position: number
  outcome: Outcome
  /** Null: not known. */
  seconds: number | null
  /** As scoring takes it (measurement/scored-item): an uncertain difficulty makes nothing as easy or as hard as it looks. */
  item: ItemParameters & { features: ItemFeatures }
}

/** A puzzle that so many of 100 people solve is easy, whoever takes it: what somebody missed lowers their own measure of ease. */
const EASY = 75

export const isEasy = ({ item }: Puzzle): boolean => solvedOfHundred(item) >= EASY

/** How probable it is that somebody of this ability finds the rule: the response curve without its lucky guesses. */
const findsRule = (theta: number, item: ItemParameters): number =>
  (probability(theta, item) - item.c) / (1 - item.c)

/** Whether a right answer was more probably found than guessed. */
export const isFound = (theta: number, { item }: Puzzle): boolean =>
  findsRule(theta, item) / probability(theta, item) >= 0.5

/** The norm population, N(0, 1), at the abilities that the mean of a response curve is made of: from -4 to 4, in twentieths. */
const POPULATION = Array.from({ length: 161 }, (_, step) => {
  const theta = (step - 80) / 20
  return { theta, weight: Math.exp(-0.5 * theta * theta) }
})
const EVERYBODY = POPULATION.reduce((mass, { weight }) => mass + weight, 0)

/**
 * Of 100 people of the norm population, how many find the rule of an item: the mean of its response curve over N(0, 1) without
 * lucky guesses, by the trapezoidal rule from -4 to 4. A forecast while difficulties are predicted. Never 0 and never 100.
 */
export const solvedOfHundred = (item: ItemParameters): number => {
  const known = shares.get(item)
  if (known !== undefined) return known
  const solved = POPULATION.reduce((sum, { theta, weight }) => sum + weight * findsRule(theta, item), 0)
  const share = Math.min(99, Math.max(1, Math.round((100 * solved) / EVERYBODY)))
  shares.set(item, share)
  return share
}

/** An item never changes, and one report asks for its share several times. */
const shares = new WeakMap<ItemParameters, number>()
