import type { Period } from '../subscriptions/terms'

/** Plans as they stand now, and what happened to them in the period. Counts of subscriptions, of all currencies together. */
export type PlanFigures = {
  /** `renewing`: paid, or in the days of grace of a charge that failed. `leaving`: open until what was paid for ends. */
  now: { trialing: number; renewing: number; leaving: number }
  /** What those that renew bring in a month, hundredths; the currency of most plans first. */
  recurring: { currency: string; amount: number }[]
  period: {
    began: number
    /** Trials whose end came, and those of them that were charged then. One that a change to premium ended was never to be charged. */
    trialsEnded: number
    trialsPaid: number
    /** Charges of a second or later period: the first after a trial makes it a paid one. */
    renewed: number
    /** Tries of a charge, of which a charge may have several. */
    failed: number
    cancelled: number
    /** Paid plans that ran when the period began, and those of them that ended in it; a change to premium is no end. */
    ranBefore: number
    lost: number
  }
}

const MONTHS_A_YEAR = 12
const DAYS_A_YEAR = 365.25

const UNITS_A_YEAR: Record<Period['unit'], number> = {
  DAY: DAYS_A_YEAR,
  WEEK: DAYS_A_YEAR / 7,
  MONTH: MONTHS_A_YEAR,
  YEAR: 1,
}

/** What a price a period is a month, in the unit of the price: monthly recurring revenue as it is usually told. */
export const aMonth = ({ amount, period }: { amount: number; period: Period }): number =>
  (amount * UNITS_A_YEAR[period.unit]) / period.count / MONTHS_A_YEAR

/** Whether there is anything to tell. */
export const hasPlans = ({ now, period }: PlanFigures): boolean =>
  [...Object.values(now), ...Object.values(period)].some((count) => count > 0)
