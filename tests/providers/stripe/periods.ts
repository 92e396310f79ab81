import type { Period } from './account.ts'

export const HOUR = 3600
export const DAY = 24 * HOUR

/** When the n-th period after an anchor ends. In UTC; a month without the anchor's day has its last one. */
export const boundaryOf = ({
  anchor,
  interval,
  count,
  periods,
}: Period & { anchor: number; periods: number }): number => {
  const units = count * periods
  if (interval === 'day') return anchor + units * DAY
  if (interval === 'week') return anchor + units * 7 * DAY
  const from = new Date(anchor * 1000)
  const months = interval === 'year' ? units * 12 : units
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const time = anchor % DAY
  return Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, day) / 1000 + time
}
