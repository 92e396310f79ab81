import { readersDay } from './days'

/** The hours of the morning in which the question is mailed: whoever is not reached at seven, by a worker that stood still, is reached later. */
const FROM_HOUR = 7
const UNTIL_HOUR = 12

/** The day whose question is mailed to a reader now; null: it is not their morning. An unknown zone is read as UTC. */
export const mailDue = ({ zone, now }: { zone: string; now: Date }): string | null => {
  const day = readersDay({ zone, now })
  if (!day) return zone === 'UTC' ? null : mailDue({ zone: 'UTC', now })
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
  return hour >= FROM_HOUR && hour < UNTIL_HOUR ? day : null
}
