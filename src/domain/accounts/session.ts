/** How somebody came to be signed in. */
export const SIGN_IN_WAYS = ['password', 'code', 'register', 'temporary', 'link'] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]

const DAY_MS = 86_400_000

/** A session ends a month after it was last used, and half a year after it began, used or not. */
export const IDLE_DAYS = 30
export const LONGEST_DAYS = 180

/** How often use is written down: once an hour is exact enough for a limit of a month. */
export const RENEWED_EVERY_MS = 3_600_000

/** A session that was last used before this has ended. */
export const leastSeen = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY_MS)

export const absoluteEnd = (began: Date): Date => new Date(began.getTime() + LONGEST_DAYS * DAY_MS)

const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const named = (table: readonly [string, RegExp][], userAgent: string): string | null =>
  table.find(([, mark]) => mark.test(userAgent))?.[0] ?? null

/** What a person knows their browser by: "Firefox · Android". Empty when it says nothing of itself. */
export const deviceName = (userAgent: string): string =>
  [named(BROWSERS, userAgent.slice(0, 500)), named(SYSTEMS, userAgent.slice(0, 500))]
    .filter((name) => name !== null)
    .join(' · ')
