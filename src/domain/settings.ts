import { COUNTER_KEYS } from './catalog/landing'

/** A number that staff set in the admin, and what it is where they never saved it. */
export type NumberSetting = { unit: string; default: number; min: number; max?: number }

/** The site settings (admin: System, Site settings). */
export const SITE_SETTINGS = {
  /** Countdown on the success page. */
  reportOpensAfterSeconds: { unit: 'seconds', default: 10, min: 3, max: 60 },
  /** What an owner of the permanent discount saves (docs/decisions/0006). */
  permanentDiscountPercent: { unit: 'percent', default: 20, min: 1, max: 90 },
  /** A page of every list of the centre: reports, articles, courses, games, secrets (docs/decisions/0008). */
  listPageSize: { unit: 'entries', default: 10, min: 5, max: 100 },
  /** Of one secret in the tree hole (docs/decisions/0008). */
  treeHoleCharacters: { unit: 'characters', default: 500, min: 100, max: 2000 },
  /** From its creation; then an unpaid order gives back what it kept of a promo code. */
  orderExpiresAfterHours: { unit: 'hours', default: 24, min: 1, max: 720 },
  /** When a day of the statistics begins. */
  timeZone: { unit: 'IANA time zone', default: 'UTC' },
} as const satisfies Record<string, NumberSetting | { unit: string; default: string }>

/** The fields of one counter (admin: Content, Counters; docs/decisions/0009). */
export const COUNTER_SETTINGS = {
  /** Counted from our own data, or a text with evidence. */
  mode: { choices: ['live', 'static'] },
  /** What a live counter counts. */
  source: { choices: COUNTER_KEYS },
  /** A live counter is hidden below it; one that was emptied counts as the least. */
  minimum: { unit: 'cases', default: 200, min: 1 },
} as const satisfies Record<string, NumberSetting | { choices: readonly string[] }>

/** An exam's form (admin: Content, Exams). */
export const FORM_SETTINGS = {
  timeLimitMinutes: { unit: 'minutes', default: 25, min: 1, max: 240 },
} as const satisfies Record<string, NumberSetting>

/** What a country's law asks (admin: Shop, Checkout policies); the defaults also where a country has no policy. */
export const POLICY_SETTINGS = {
  withdrawalDays: { unit: 'days', default: 0, min: 0, max: 60 },
  minimumAge: { unit: 'years', default: 16, min: 0, max: 21 },
} as const satisfies Record<string, NumberSetting>

/** A plan (admin: Shop, Plans). */
export const PLAN_SETTINGS = {
  periodCount: { unit: 'periods', default: 1, min: 1, max: 12 },
  /** 0: none. */
  trialDays: { unit: 'days', default: 0, min: 0, max: 30 },
} as const satisfies Record<string, NumberSetting>

/** What a country's law asks of plans (admin: Shop, Checkout policies); the defaults also where a country has no policy. */
export const PLAN_POLICY_SETTINGS = {
  /** Longer trials are cut to it; 0: no trial. */
  mostTrialDays: { unit: 'days', default: 30, min: 0, max: 30 },
  /** Plans that bill more often are not sold. */
  shortestPeriodDays: { unit: 'days', default: 1, min: 1, max: 366 },
  /** Before a trial becomes paid. */
  remindTrialDays: { unit: 'days', default: 1, min: 1, max: 14 },
  /** Before the first charge that follows a paid period; 0: no mail. */
  remindFirstRenewalDays: { unit: 'days', default: 0, min: 0, max: 60 },
  /** Before every charge; 0: no mail. */
  remindRenewalDays: { unit: 'days', default: 0, min: 0, max: 60 },
} as const satisfies Record<string, NumberSetting>

export type SiteSettings = {
  -readonly [Name in keyof typeof SITE_SETTINGS]: (typeof SITE_SETTINGS)[Name] extends { min: number }
    ? number
    : string
}

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  reportOpensAfterSeconds: SITE_SETTINGS.reportOpensAfterSeconds.default,
  permanentDiscountPercent: SITE_SETTINGS.permanentDiscountPercent.default,
  listPageSize: SITE_SETTINGS.listPageSize.default,
  treeHoleCharacters: SITE_SETTINGS.treeHoleCharacters.default,
  orderExpiresAfterHours: SITE_SETTINGS.orderExpiresAfterHours.default,
  timeZone: SITE_SETTINGS.timeZone.default,
}
