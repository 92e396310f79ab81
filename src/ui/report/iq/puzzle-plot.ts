import type { Told } from '../score/score-facts'

export type Puzzle = NonNullable<Told['puzzles']>['list'][number]

/** Room left of the map for its words, for each question, and for the heights of map and times. */
const LEFT = 84
const STEP = 21
const RIGHT = 14
const TOP = 40
const HEIGHT = 240
const NUMBERS = 26
const TIMES = 52
const BOTTOM = 24

export const PLOT = {
  left: LEFT,
  top: TOP,
  bottom: TOP + HEIGHT,
  /** Where the numbers of questions stand, and where bars of time begin. */
  numbers: TOP + HEIGHT + 18,
  times: TOP + HEIGHT + NUMBERS,
  height: TOP + HEIGHT + NUMBERS + TIMES + BOTTOM,
} as const

/** How many of 100 people: the lines of the map. */
export const LINES = [10, 30, 50, 70, 90] as const

export const widthOf = (count: number): number => LEFT + count * STEP + RIGHT

/** The middle of a question's column; `index` from 0. */
export const xOf = (index: number): number => LEFT + (index + 0.5) * STEP

/** What few people solve stands high. */
export const yOf = (ofHundred: number): number => tidy(TOP + (HEIGHT * ofHundred) / 100)

/** Which questions have their number below them: the first, and every fifth. */
export const isNumbered = (position: number): boolean => position === 1 || position % 5 === 0

export type TimeBar = { index: number; height: number; seconds: number }

/** Bars of the times that are known, the longest as high as there is room. */
export const timeBars = (puzzles: readonly Puzzle[]): TimeBar[] => {
  const longest = Math.max(0, ...puzzles.map(({ seconds }) => seconds ?? 0))
  if (longest === 0) return []
  return puzzles.flatMap(({ seconds }, index) =>
    seconds === null ? [] : [{ index, seconds, height: tidy((TIMES * seconds) / longest) }],
  )
}

/** Of the bars the longest, the first of several. */
export const longestBar = (bars: readonly TimeBar[]): TimeBar | null =>
  bars.toSorted((one, other) => other.seconds - one.seconds)[0] ?? null

/** Where of those that were solved the one stands that the fewest people solve; -1: none was solved. */
export const hardestSolved = (puzzles: readonly Puzzle[]): number => {
  const solved = puzzles.filter(({ outcome }) => outcome === 'right')
  const fewest = Math.min(...solved.map(({ ofHundred }) => ofHundred))
  return puzzles.findIndex(({ outcome, ofHundred }) => outcome === 'right' && ofHundred === fewest)
}

/** Words at the top of the map, where few marks are, reach to the side where there is room. */
export const aboveMark = (index: number, count: number): { x: number; anchor: 'start' | 'end' } =>
  index < count / 2 ? { x: xOf(index) - 6, anchor: 'start' } : { x: xOf(index) + 6, anchor: 'end' }

const tidy = (value: number): number => Math.round(value * 10) / 10
