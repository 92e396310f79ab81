/** Beyond it a word in the middle of its place would leave the line. In percent of the line. */
const NEAR_END = 20

export type BarPlace = {
  /** Percent of the line's length from its left end. */
  at: number
  from: number
  width: number
  /** How the word above the point stands, so that it stays within the line. */
  anchor: 'start' | 'middle' | 'end'
}

/** A point and its interval on a line from 0 to 100, cut at its ends. */
export const barPlace = ({
  percent,
  interval,
}: {
  percent: number
  interval: readonly [low: number, high: number]
}): BarPlace => {
  const [from, to] = [onLine(interval[0]), onLine(interval[1])]
  const at = onLine(percent)
  return {
    at,
    from,
    width: Math.round(100 * (to - from)) / 100,
    anchor: at < NEAR_END ? 'start' : at > 100 - NEAR_END ? 'end' : 'middle',
  }
}

const onLine = (percent: number): number => Math.round(100 * Math.min(100, Math.max(0, percent))) / 100
