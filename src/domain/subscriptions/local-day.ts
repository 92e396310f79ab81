import { type Instant, millis } from './period'

/** The day of an instant in a zone, as `2026-03-31`. A zone that nobody knows is read as UTC. */
export const localDay = (at: Instant, zone: string): string => dayIn(zone)(at)

/** localDay for many instants of one zone. */
export const dayIn = (zone: string): ((at: Instant) => string) => {
  const format = formatOf(zone)
  return (at) => {
    const parts = format.formatToParts(millis(at))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  }
}

const DAY = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const

/** A zone that a formatter takes: the same, or UTC in the place of one that nobody knows. */
export const knownZone = (zone: string): string => formatOf(zone).resolvedOptions().timeZone

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en', { ...DAY, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...DAY, timeZone: 'UTC' })
  }
}
