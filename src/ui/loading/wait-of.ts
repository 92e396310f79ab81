const MINUTE = 60
const HOUR = 3600

export type Wait = { unit: 'minutes' | 'hours'; count: number }

/** How long to wait, rounded up to what a person counts in: minutes up to an hour, then hours. */
export const waitOf = (seconds: number): Wait =>
  seconds <= HOUR
    ? { unit: 'minutes', count: Math.max(1, Math.ceil(seconds / MINUTE)) }
    : { unit: 'hours', count: Math.ceil(seconds / HOUR) }
