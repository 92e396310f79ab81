import { probability } from '@/domain/measurement/item-response'
import { FAMILIES, type Family, familiesOf, governing } from './families'
import { isEasy, isFound, type Puzzle, solvedOfHundred } from './puzzle'

export type Count = { right: number; of: number }

export type FamilyCount = Count & {
  id: Family
  /** Standardized: (right - expected) / sqrt(sum P Q). Below 0: fewer than the whole result suggests. */
  surplus: number
  missed: number[]
}

/** How somebody went through a test, as far as a report tells it. Positions count from 1. */
export type Way = {
  solved: Count
  /** By how many rules govern a puzzle: one, two, three or more. */
  byRules: [one: Count, two: Count, more: Count]
  /** Of at least three puzzles each. */
  families: FamilyCount[]
  /** The hardest puzzle that was solved, more probably than guessed, and how many of 100 solve it. */
  hardest: { position: number; ofHundred: number } | null
  missed: number[]
  /** The puzzle that was missed and that most people solve of those; how long it took, where that is known. */
  easiestMissed: { position: number; ofHundred: number; seconds: number | null } | null
  /** Missed though most people solve them. */
  slips: number[]
  /** Missed in so few seconds that haste is the likeliest reason. */
  hastyMisses: number[]
  open: number
  /** Seconds of the answers: the middle time, and the middle half; null with fewer than five times. */
  pace: { median: number; from: number; to: number } | null
  /** The middle times of what was solved and of what was missed; null with fewer than three of either. */
  paces: { right: number; wrong: number } | null
}

const FEWEST_OF_FAMILY = 3
const FEWEST_TIMES = 5
const FEWEST_EACH = 3
/** Below so many seconds nobody tries a rule on each answer. */
export const HASTY_SECONDS = 6

const isHasty = ({ seconds }: Puzzle): boolean => seconds !== null && seconds < HASTY_SECONDS

type Taken = { puzzles: readonly Puzzle[]; theta: number; upper: number }

/**
 * @param theta the ability that the result tells, in logits.
 * @param upper the upper asymptote that theta was estimated with (`upperOf` in measurement/scorings): expecting more would
 * find every kind below what the result suggests.
 */
export const readWay = ({ puzzles, theta, upper }: Taken): Way => {
  const missed = puzzles.filter(({ outcome }) => outcome === 'wrong')
  const solved = puzzles.filter(({ outcome }) => outcome === 'right')
  return {
    solved: countOf(puzzles),
    byRules: [1, 2, 3].map((rules) =>
      countOf(puzzles.filter(({ item }) => rulesOf(item.features.rules) === rules)),
    ) as Way['byRules'],
    families: FAMILIES.map((id) => familyCount(id, { puzzles, theta, upper })).filter(
      ({ of }) => of >= FEWEST_OF_FAMILY,
    ),
    hardest: hardestOf(solved.filter((puzzle) => isFound(theta, puzzle))),
    easiestMissed: easiestOf(missed),
    missed: missed.map(({ position }) => position),
    slips: missed.filter(isEasy).map(({ position }) => position),
    hastyMisses: missed.filter(isHasty).map(({ position }) => position),
    open: puzzles.filter(({ outcome }) => outcome === 'open').length,
    pace: paceOf(puzzles),
    paces: pacesOf(solved, missed),
  }
}

const rulesOf = (rules: readonly string[]): number => Math.min(3, Math.max(1, governing(rules).length))

const countOf = (puzzles: readonly Puzzle[]): Count => ({
  right: puzzles.filter(({ outcome }) => outcome === 'right').length,
  of: puzzles.length,
})

const familyCount = (id: Family, { puzzles, theta, upper }: Taken): FamilyCount => {
  const own = puzzles.filter(({ item }) => familiesOf(item.features.rules).includes(id))
  const answered = own.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong')
  const expected = answered.map(({ item }) => probability(theta, item, upper))
  const variance = expected.reduce((sum, p) => sum + p * (1 - p), 0)
  const right = answered.filter(({ outcome }) => outcome === 'right').length
  return {
    id,
    right,
    of: own.length,
    surplus: variance === 0 ? 0 : (right - expected.reduce((sum, p) => sum + p, 0)) / Math.sqrt(variance),
    missed: own.filter(({ outcome }) => outcome === 'wrong').map(({ position }) => position),
  }
}

const hardestOf = (solved: readonly Puzzle[]): Way['hardest'] => {
  const rated = solved.map(({ position, item }) => ({ position, ofHundred: solvedOfHundred(item) }))
  return rated.toSorted((one, other) => one.ofHundred - other.ofHundred)[0] ?? null
}

const easiestOf = (missed: readonly Puzzle[]): Way['easiestMissed'] => {
  const rated = missed.map(({ position, item, seconds }) => ({
    position,
    ofHundred: solvedOfHundred(item),
    seconds,
  }))
  return rated.toSorted((one, other) => other.ofHundred - one.ofHundred)[0] ?? null
}

const paceOf = (puzzles: readonly Puzzle[]): Way['pace'] => {
  // What was looked at and left open has a time, and is no answer.
  const times = timesOf(puzzles.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong'))
  if (times.length < FEWEST_TIMES) return null
  return { median: quantile(times, 0.5), from: quantile(times, 0.25), to: quantile(times, 0.75) }
}

const pacesOf = (solved: readonly Puzzle[], missed: readonly Puzzle[]): Way['paces'] => {
  const [right, wrong] = [timesOf(solved), timesOf(missed)]
  if (right.length < FEWEST_EACH || wrong.length < FEWEST_EACH) return null
  return { right: quantile(right, 0.5), wrong: quantile(wrong, 0.5) }
}

const timesOf = (puzzles: readonly Puzzle[]): number[] =>
  puzzles.flatMap(({ seconds }) => (seconds === null ? [] : [seconds])).toSorted((one, other) => one - other)

/** Linear between the neighbours; `sorted` holds at least one value. */
const quantile = (sorted: readonly number[], share: number): number => {
  const at = share * (sorted.length - 1)
  const low = Math.floor(at)
  const [from, to] = [sorted[low]!, sorted[Math.min(low + 1, sorted.length - 1)]!]
  return from + (to - from) * (at - low)
}
