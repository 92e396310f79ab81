/** `just_now` is a key for the caller's own translation: Intl has no wording for it. */
export type RelativeTime = { key: 'just_now' } | { text: string }

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit with its length and the last distance (ms, inclusive) it words. A month is 30 days, a year 365. */
const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; length: number; upTo: number }[] = [
  { unit: 'second', length: SECOND, upTo: MINUTE - 1 },
  { unit: 'minute', length: MINUTE, upTo: HOUR - 1 },
  { unit: 'hour', length: HOUR, upTo: DAY - 1 },
  { unit: 'day', length: DAY, upTo: 8 * DAY - 1 },
  { unit: 'week', length: 7 * DAY, upTo: 30 * DAY - 1 },
  { unit: 'month', length: 30 * DAY, upTo: 365 * DAY - 1 },
  { unit: 'year', length: 365 * DAY, upTo: Number.POSITIVE_INFINITY },
]

/**
 * How long ago (or ahead) `at` is: just now up to 5 s, then seconds, minutes, hours, days up to 7, weeks up to 4,
 * months up to 12, then years. Counts are rounded down, never up.
 * @param localeTag BCP 47, never our own code.
 * @throws RangeError for an invalid date.
 */
export const relativeTime = ({
  at,
  now,
  localeTag,
}: {
  at: Date
  now: Date
  localeTag: string
}): RelativeTime => {
  const ahead = at.getTime() - now.getTime()
  const distance = Math.abs(ahead)
  if (distance <= 5 * SECOND) return { key: 'just_now' }
  const step = UNITS.find(({ upTo }) => distance <= upTo)
  if (!step) throw new RangeError('not a date')
  const count = Math.floor(distance / step.length)
  const format = new Intl.RelativeTimeFormat(localeTag, { numeric: 'always' })
  return { text: format.format(ahead < 0 ? -count : count, step.unit) }
}
