import { graceEnd } from './deadline'

export type Acceptance =
  | { kind: 'score'; reason: 'untimed' | 'in_time' | 'given_in_time' }
  | { kind: 'store_unscored'; reason: 'given_late' | 'device_time_unknown' | 'grace_over' }
  | { kind: 'refuse'; reason: 'confirmed' }

type Arrival = {
  deadline: Date | null
  /** When the answer arrived, by the server's clock. */
  now: Date
  /** The sitting is confirmed: answers are locked. */
  confirmed?: boolean
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
  const { deadline, now, confirmed = false } = arrival
  if (confirmed) return { kind: 'refuse', reason: 'confirmed' }
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
