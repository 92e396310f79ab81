import { relativeTime } from '@/domain/locale/relative-time'

const DAY_MS = 24 * 60 * 60 * 1_000
const SHORTEST_MS = { day: DAY_MS, week: 7 * DAY_MS } as const

export type Moment = {
  at: string
  /** The date in words. */
  exact: string
  /** What is known no finer than this is told by its date until so much time has passed. */
  finest?: keyof typeof SHORTEST_MS
  /** How "just now" is said; without it the date is told. */
  justNow?: string
}

/** How long ago it was, or its date where that says more. */
export const agoText = (
  { at, exact, finest, justNow = exact }: Moment,
  { now, localeTag }: { now: Date; localeTag: string },
): string => {
  const then = new Date(at)
  if (finest && now.getTime() - then.getTime() < SHORTEST_MS[finest]) return exact
  const told = relativeTime({ at: then, now, localeTag })
  return 'text' in told ? told.text : justNow
}
