import { localDay } from '../subscriptions/local-day'

// Days are YYYY-MM-DD. A day turns at its reader's midnight, so up to three days are running on earth at once.

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The clocks that are furthest behind and ahead of UTC, in hours. */
const WEST = -12
const EAST = 14

/** From this Monday on the questions follow each other; the turn of 28 begins on a Monday again. */
const FIRST_DAY = '2026-01-05'

/**
 * What day it is for a reader; null: their zone is none. An offset such as `+23:59` is not taken: engines know it as a zone,
 * and with it a day could be asked for that has begun nowhere.
 */
export const readersDay = ({ zone, now }: { zone: string; now: Date }): string | null => {
  if (!isZone(zone)) return null
  const day = localDay(now.toISOString(), zone)
  return isSomewhereToday(day, now) ? day : null
}

export const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z][\w+/-]{1,59}$/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Whether it is this day at the moment at any place on earth. */
export const isSomewhereToday = (day: string, now: Date): boolean =>
  day >= dayAt(now.getTime() + WEST * HOUR_MS) && day <= dayAt(now.getTime() + EAST * HOUR_MS)

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const addToDay = (day: string, days: number): string => dayAt(Date.parse(day) + days * DAY_MS)

const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Which of so many questions comes on a day, the first being 0. When all had their day, they begin again. */
export const turnOn = (day: string, questions: number): number => {
  const turn = daysFrom(FIRST_DAY, day) % questions
  return (turn + questions) % questions
}

/** The Monday of the week in which a day is. */
export const mondayOf = (day: string): string => addToDay(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The days that a calendar shows, the oldest first, whole weeks from a Monday on; `day` is in the last of them. */
export const weeksUntil = (day: string, weeks: number): string[] => {
  const first = addToDay(mondayOf(day), -7 * (weeks - 1))
  return Array.from({ length: weeks * 7 }, (_, index) => addToDay(first, index))
}
