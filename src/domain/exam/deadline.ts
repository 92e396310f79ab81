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

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + Math.round(seconds * 1000))
