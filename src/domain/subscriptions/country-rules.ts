import { addDays, type Instant, leastDays } from './period'
import type { SubscriptionState } from './state'
import type { Conversion, PlanTerms, ReminderDays } from './terms'

/** What a country asks of plans. Days to withdraw stand in its checkout policy. */
export type PlanPolicy = {
  /** A plan is sold with its trial. */
  trials: boolean
  /** A longer trial is cut to it; null: as the plan says. */
  mostTrialDays: number | null
  /** `asked`: every trial asks once more; `automatic`: as the plan says. */
  conversion: Conversion
  /** Sent at least, beside the plan's own. */
  reminders: ReminderDays
  /** Renewals of a plan whose period has at least so many days are told so many days before. */
  longPeriods: { fromDays: number; reminders: number[] } | null
  /** Plans with a shorter period are not sold. */
  leastPeriodDays: number
  /** Once a year, what it is, what it costs and how it is left. */
  yearlyNotice: boolean
}

/** Visa and Mastercard, everywhere: 7 days before a trial converts, and 7 to 30 before a plan of half a year or more renews. */
const CARD_RULES: PlanPolicy = {
  trials: true,
  mostTrialDays: null,
  conversion: 'automatic',
  reminders: { trialEnd: [7, 1], firstRenewal: [], everyRenewal: [] },
  longPeriods: { fromDays: 168, reminders: [14] },
  leastPeriodDays: 1,
  yearlyNotice: false,
}

/** Which countries ask for more (docs/facts/commerce.md R6, R10). The last, which names none, is for all others. */
export const PLAN_POLICIES: readonly { countries: readonly string[]; policy: PlanPolicy }[] = [
  // Silence is no consent to a paid plan.
  { countries: ['KR'], policy: { ...CARD_RULES, conversion: 'asked' } },
  // Five days before each automatic charge; a week is too short for that.
  {
    countries: ['CN'],
    policy: {
      ...CARD_RULES,
      reminders: { trialEnd: [5, 1], firstRenewal: [], everyRenewal: [5] },
      leastPeriodDays: 8,
    },
  },
  // Massachusetts: 5 to 30 days before, where a period is longer than a month. California: a notice each year.
  {
    countries: ['US'],
    policy: {
      ...CARD_RULES,
      reminders: { ...CARD_RULES.reminders, firstRenewal: [7] },
      longPeriods: { fromDays: 32, reminders: [14] },
      yearlyNotice: true,
    },
  },
  { countries: [], policy: CARD_RULES },
]

/** The rules of a country: of the row that names it, else of the one that names none. */
export const planPolicyFor = (
  country: string,
  policies: readonly { countries: readonly string[]; policy: PlanPolicy }[] = PLAN_POLICIES,
): PlanPolicy =>
  (
    policies.find(({ countries }) => countries.includes(country)) ??
    policies.find(({ countries }) => countries.length === 0)
  )?.policy ?? CARD_RULES

/** A plan's terms as a country allows them: never laxer than its editor wrote them. What cannot be mended stays: unmetRules. */
export const termsInCountry = ({ terms, policy }: { terms: PlanTerms; policy: PlanPolicy }): PlanTerms => {
  const most = policy.trials ? (policy.mostTrialDays ?? terms.trialDays) : 0
  const trialDays = Math.min(terms.trialDays, most)
  const long = longReminders({ terms, policy })
  return {
    ...terms,
    trialDays,
    trialPrice: trialDays > 0 ? terms.trialPrice : 0,
    conversion: policy.conversion === 'asked' ? 'asked' : terms.conversion,
    reminders: {
      trialEnd: joinDays(terms.reminders.trialEnd, policy.reminders.trialEnd),
      firstRenewal: joinDays(terms.reminders.firstRenewal, policy.reminders.firstRenewal),
      everyRenewal: joinDays(terms.reminders.everyRenewal, policy.reminders.everyRenewal, long),
    },
  }
}

const longReminders = ({ terms, policy }: { terms: PlanTerms; policy: PlanPolicy }): number[] =>
  policy.longPeriods && leastDays(terms.period) >= policy.longPeriods.fromDays
    ? policy.longPeriods.reminders
    : []

const joinDays = (...lists: readonly number[][]): number[] =>
  [...new Set(lists.flat())].toSorted((one, other) => other - one)

export const COUNTRY_RULES = [
  'period_too_short',
  'no_trial_here',
  'trial_too_long',
  'consent_not_asked',
  'reminder_missing',
] as const
export type CountryRule = (typeof COUNTRY_RULES)[number]

/** The rules of a country that terms do not keep. After termsInCountry only a period can be wrong. */
export const unmetRules = ({ terms, policy }: { terms: PlanTerms; policy: PlanPolicy }): CountryRule[] => {
  const { trialEnd, firstRenewal, everyRenewal } = policy.reminders
  const own = terms.reminders
  const hasTrial = terms.trialDays > 0
  const missing =
    (hasTrial && !includesAll(own.trialEnd, trialEnd)) ||
    !includesAll([...own.firstRenewal, ...own.everyRenewal], firstRenewal) ||
    !includesAll(own.everyRenewal, [...everyRenewal, ...longReminders({ terms, policy })])
  const unmet: Record<CountryRule, boolean> = {
    period_too_short: leastDays(terms.period) < policy.leastPeriodDays,
    no_trial_here: hasTrial && !policy.trials,
    trial_too_long: policy.mostTrialDays !== null && terms.trialDays > policy.mostTrialDays,
    consent_not_asked: hasTrial && policy.conversion === 'asked' && terms.conversion !== 'asked',
    reminder_missing: missing,
  }
  return COUNTRY_RULES.filter((rule) => unmet[rule])
}

const includesAll = (own: readonly number[], asked: readonly number[]): boolean =>
  asked.every((days) => own.includes(days))

/**
 * Until when the contract may be withdrawn from: counted from its start, with the trial or without. null: the country gives
 * no such right.
 * @param withdrawalDays of the country's checkout policy.
 */
export const withdrawUntil = ({
  state,
  withdrawalDays,
}: {
  state: Pick<SubscriptionState, 'startedAt'>
  withdrawalDays: number
}): Instant | null => (withdrawalDays > 0 ? addDays(state.startedAt, withdrawalDays) : null)
