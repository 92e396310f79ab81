import { millis } from '../period'
import type { Schedule, ScheduledReminder } from '../schedule'

/**
 * What is to be mailed now: of each event the latest reminder that has come, if it was not sent and its event is still to
 * come. Of several missed ones (a mailer that stood still, a renewal that is on again) only this one goes out.
 * No reminder comes before the period that its charge ends has begun: a schedule of one charge holds all that can be due.
 * @param sent keys of the reminders that were sent.
 */
export const dueReminders = ({
  schedule,
  sent,
  now,
}: {
  schedule: Pick<Schedule, 'reminders'>
  sent: ReadonlySet<string>
  now: Date
}): ScheduledReminder[] => {
  const latest = new Map<string, ScheduledReminder>()
  for (const reminder of schedule.reminders)
    if (millis(reminder.at) <= now.getTime() && now.getTime() < millis(reminder.about))
      latest.set(reminder.about, reminder)
  return [...latest.values()].filter(({ key }) => !sent.has(key))
}
