/**
 * The server's time as a device carries it on: what it said, signed by services/sittings/anchor.ts, and when that came
 * by the device's monotonic clock.
 */
export type ServerClock = { anchor: string; remainingSeconds: number | null; receivedAt: number }

/**
 * The server rounds up to whole seconds and its answer travels. Ending one second early means that nobody taps an
 * answer that the server then finds late.
 */
const MARGIN_MS = 1_000

/** Milliseconds left at `now`, never below 0; null for an untimed sitting. */
export const remainingMs = (clock: ServerClock, now: number): number | null =>
  clock.remainingSeconds === null
    ? null
    : Math.max(0, clock.remainingSeconds * 1_000 - MARGIN_MS - (now - clock.receivedAt))

export const elapsedMs = (clock: ServerClock, now: number): number => Math.max(0, now - clock.receivedAt)

/** `24:59`, or `1:05:00` from an hour on. Digits and colons only, the same in every language. */
export const formatRemaining = (ms: number): string => {
  const total = Math.ceil(ms / 1_000)
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

const ANNOUNCED_MINUTES = [10, 5, 1] as const
export type AnnouncedMinutes = (typeof ANNOUNCED_MINUTES)[number]

/** Which mark was passed between two looks at the clock; null when none was. Starting below a mark passes none. */
export const passedMark = (before: number, after: number): AnnouncedMinutes | null =>
  ANNOUNCED_MINUTES.findLast((minutes) => before > minutes * 60_000 && after <= minutes * 60_000) ?? null
