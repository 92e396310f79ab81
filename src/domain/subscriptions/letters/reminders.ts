import { addDays, type Instant, later, millis } from '../period'

/** A mail that tells of an event. */
export type ReminderMoment = { days: number; at: Instant }

/**
 * When one is reminded of an event, the earliest first. A reminder that would come before the period or trial even began is
 * sent at its beginning ("at once"): nobody goes without because a trial is short.
 * @param from when the period or trial begins that the event ends.
 * @param days before the event.
 */
export const reminderMoments = ({
  from,
  event,
  days,
}: {
  from: Instant
  event: Instant
  days: readonly number[]
}): ReminderMoment[] => {
  const moments = [...new Set(days)]
    .filter((each) => Number.isFinite(each) && each > 0)
    .toSorted((one, other) => other - one)
    .map((each) => ({ days: each, at: later(from, addDays(event, -each)) }))
  return moments.filter(({ at }, index) => at !== moments[index - 1]?.at)
}

/**
 * Like reminderMoments, and where a trial is shorter than an offset once more 24 hours before its end, since the mail at
 * once comes together with the confirmation and is easily missed.
 */
export const trialReminderMoments = ({
  from,
  event,
  days,
}: {
  from: Instant
  event: Instant
  days: readonly number[]
}): ReminderMoment[] => {
  const isShort = days.some((each) => millis(addDays(event, -each)) < millis(from))
  return reminderMoments({ from, event, days: isShort ? [...days, 1] : days })
}
