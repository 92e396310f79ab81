import { FORM_SETTINGS } from '../settings'

/** How much time a visitor chose before the start; named in the report. */
export const TIMINGS = ['standard', 'x1_25', 'x1_5', 'x2', 'untimed'] as const
export type Timing = (typeof TIMINGS)[number]

/** Multiples of the form's time limit; null = no limit. */
export const TIMING_FACTORS: Record<Timing, number | null> = {
  standard: 1,
  x1_25: 1.25,
  x1_5: 1.5,
  x2: 2,
  untimed: null,
}

export const DEFAULT_LIMIT_SECONDS = FORM_SETTINGS.timeLimitMinutes.default * 60
/** How long after the deadline an answer given before it may still arrive (docs/decisions/0024). */
export const GRACE_SECONDS = 15 * 60

/**
 * When the time of a sitting is over; null for an untimed one.
 * @throws RangeError for an invalid date or a limit that is not above 0.
 */
export const deadlineOf = ({
  startedAt,
  limitSeconds,
  timing,
}: {
  startedAt: Date
  limitSeconds: number
  timing: Timing
}): Date | null => {
  if (!(limitSeconds > 0 && Number.isFinite(limitSeconds))) {
    throw new RangeError(`limitSeconds must be above 0, got ${limitSeconds}`)
  }
  if (Number.isNaN(startedAt.getTime())) throw new RangeError('startedAt must be a valid date')
  const factor = TIMING_FACTORS[timing]
  return factor === null ? null : later(startedAt, limitSeconds * factor)
}

/** Whole seconds left, rounded up, never below 0; null for an untimed sitting. */
export const remainingSeconds = ({ deadline, now }: { deadline: Date | null; now: Date }): number | null =>
  deadline === null ? null : Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000))

/** The last moment at which a late answer can still be scored; null for an untimed sitting. */
export const graceEnd = (deadline: Date | null): Date | null => deadline && later(deadline, GRACE_SECONDS)

export type Acceptance =
  | { kind: 'score'; reason: 'untimed' | 'in_time' | 'given_in_time' }
  | { kind: 'store_unscored'; reason: 'given_late' | 'device_time_unknown' | 'grace_over' }

type Arrival = {
  deadline: Date | null
  /** When the answer arrived, by the server's clock. */
  now: Date
  /** Server time of the last save that the device saw acknowledged; the start counts as one. */
  acknowledgedAt?: Date | null
  /** Milliseconds from that acknowledgement to the answer, by the device's monotonic clock. */
  deviceElapsedMs?: number | null
}

/**
 * What becomes of an answer that arrives at `now` (docs/decisions/0024). Up to 15 minutes after the deadline it is
 * scored if the device's monotonic clock, anchored at the last acknowledged save, puts it before the deadline. Every
 * other late answer is kept, not scored, and the report says so. The moment of the deadline itself is in time.
 */
export const acceptAnswer = (arrival: Arrival): Acceptance => {
  const { deadline, now } = arrival
  if (deadline === null) return { kind: 'score', reason: 'untimed' }
  if (now <= deadline) return { kind: 'score', reason: 'in_time' }
  if (now > graceEnd(deadline)!) return { kind: 'store_unscored', reason: 'grace_over' }
  const givenAt = deviceTime(arrival)
  if (givenAt === null) return { kind: 'store_unscored', reason: 'device_time_unknown' }
  if (givenAt > deadline.getTime()) return { kind: 'store_unscored', reason: 'given_late' }
  return { kind: 'score', reason: 'given_in_time' }
}

/** When the answer was given, in server milliseconds; null when the device says nothing that can be true. */
const deviceTime = ({ acknowledgedAt, deviceElapsedMs, now }: Arrival): number | null => {
  if (!acknowledgedAt || typeof deviceElapsedMs !== 'number') return null
  if (!(deviceElapsedMs >= 0) || !(acknowledgedAt <= now)) return null
  return acknowledgedAt.getTime() + deviceElapsedMs
}

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + Math.round(seconds * 1000))
