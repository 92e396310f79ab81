const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** How long it is until a moment, in whole units; null: it has passed, or is no moment. Both in milliseconds. */
export const timeLeft = ({ endsAt, now }: { endsAt: number; now: number }): TimeLeft | null => {
  const left = endsAt - now
  if (!(left > 0)) return null
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / 1000),
  }
}
