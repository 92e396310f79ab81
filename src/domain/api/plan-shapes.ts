import { z } from 'zod'
import { PERIOD_UNITS, PLAN_LEVELS } from '../subscriptions/terms'
import { money } from './shapes'

/** An IANA zone: in it days are told. */
export const zone = z.string().max(60)
export const code = z.string().regex(/^[a-z0-9-]{1,40}$/)
export const level = z.enum(PLAN_LEVELS)
export const period = z.object({ unit: z.enum(PERIOD_UNITS), count: z.int() })

/** The landing page that the browser came through: it may choose the price list, until a test pins it. */
export const landing = z.string().max(40).optional()

/** What the visitor saw of each period to come; refused when it is no longer so. `seenTotal` tells only of what is due at once. */
export const seenPlan = z.object({
  price: money,
  /** 0: it begins without a trial. */
  trialDays: z.int().min(0).max(366),
})

/** All that is to come, as domain/subscriptions/schedule.ts computes it. Days are YYYY-MM-DD in the buyer's zone. */
export const schedule = z.object({
  zone,
  charges: z.array(
    z.object({ at: z.string(), day: z.string(), kind: z.enum(['trial', 'period']), amount: money }),
  ),
  reminders: z.array(z.object({ at: z.string(), day: z.string(), kind: z.enum(['trial_end', 'renewal']) })),
  trialEnd: z.object({ at: z.string(), day: z.string(), converts: z.boolean() }).nullable(),
  end: z.object({ at: z.string(), day: z.string(), reason: z.string() }).nullable(),
})

/** What the order of a plan sells, as it was agreed, and what follows it. */
export const soldPlan = z.object({
  period,
  /** Taken each period, after the discount of the order. */
  price: money,
  /** Days of the trial that it begins with, while that is not over; 0: none. */
  trialDays: z.int().min(0).max(366),
  /** Unpaid: as if it began now. Paid: what is to come. */
  schedule,
})
