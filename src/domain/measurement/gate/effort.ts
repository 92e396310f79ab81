/**
 * Rapid-guessing threshold when an item's mean time is unknown or short, in seconds (docs/facts/measurement.md 3, A1).
 */
const SHORTEST_THRESHOLD = 2
const LONGEST_THRESHOLD = 10

/**
 * Below how many seconds an answer is a rapid guess: NT10 (Wise & Ma 2012), a tenth of the item's mean time,
 * kept between 2 s and 10 s. Without a mean: 2 s.
 * @throws RangeError for a mean that is not a number from 0.
 */
export const rapidThreshold = (meanSeconds = 0): number => {
  if (!(meanSeconds >= 0)) throw new RangeError(`meanSeconds must be a number from 0, got ${meanSeconds}`)
  return Math.max(SHORTEST_THRESHOLD, Math.min(LONGEST_THRESHOLD, 0.1 * meanSeconds))
}

/**
 * Response time effort (Wise & Kong 2005): the share of answers that took at least their threshold, 0 to 1.
 * @param times seconds per item, null where there is none; @param thresholds seconds, one per item.
 * @throws RangeError for lengths that differ, a time of NaN, a threshold that is not a number from 0, or no time at all.
 */
export const responseTimeEffort = ({
  times,
  thresholds,
}: {
  times: readonly (number | null)[]
  thresholds: readonly number[]
}): number => {
  if (times.length !== thresholds.length) {
    throw new RangeError(
      `thresholds must match times: ${thresholds.length} thresholds, ${times.length} times`,
    )
  }
  let timed = 0
  let effortful = 0
  times.forEach((time, index) => {
    const threshold = thresholds[index]!
    if (Number.isNaN(time)) throw new RangeError(`times[${index}] must be a number or null, got NaN`)
    if (!(threshold >= 0)) {
      throw new RangeError(`thresholds[${index}] must be a number from 0, got ${threshold}`)
    }
    if (time === null) return
    timed += 1
    if (time >= threshold) effortful += 1
  })
  if (timed === 0) throw new RangeError('times must hold at least one time')
  return effortful / timed
}

/** Longest run of one choice. A null (no answer) ends a run. @throws RangeError for a choice that is not whole from 0. */
export const longestString = (choices: readonly (number | null)[]): number => longestRepeat(choices, 1)

/**
 * Longest stretch in which every choice equals the one `period` places before; its first `period` choices count.
 * @throws RangeError for a choice that is not whole from 0.
 */
export const longestRepeat = (choices: readonly (number | null)[], period: number): number => {
  assertChoices(choices, 'choices')
  let longest = 0
  let run = 0
  choices.forEach((choice, index) => {
    if (choice === null) {
      run = 0
      return
    }
    run = index >= period && choice === choices[index - period] ? run + 1 : Math.min(run + 1, period)
    longest = Math.max(longest, run)
  })
  return longest
}

/** Shannon entropy of the choices in bits: log2(6) = 2.58 when six positions are used alike. Null is ignored. */
export const choiceEntropy = (choices: readonly (number | null)[]): number => {
  const counts = new Map<number, number>()
  let total = 0
  for (const choice of choices) {
    if (choice === null) continue
    counts.set(choice, (counts.get(choice) ?? 0) + 1)
    total += 1
  }
  return [...counts.values()].reduce((bits, count) => bits - (count / total) * Math.log2(count / total), 0)
}

/** Positions are whole numbers from 0, null where nothing was chosen. */
export const assertChoices = (choices: readonly (number | null)[], name: string): void => {
  choices.forEach((choice, index) => {
    if (choice === null || (Number.isInteger(choice) && choice >= 0)) return
    throw new RangeError(`${name}[${index}] must be a whole number from 0 or null, got ${choice}`)
  })
}
