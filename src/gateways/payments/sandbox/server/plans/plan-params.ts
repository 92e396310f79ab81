import { z } from 'zod'
import { type Currency, isCurrency } from '@/domain/money/currencies'
import { CONVERSIONS, PERIOD_UNITS, PLAN_LEVELS } from '@/domain/subscriptions/terms'

const days = z.array(z.int().nonnegative().max(366)).max(10)
const many = z.int().nonnegative().nullable()

/** What the shop agreed with its buyer, whole: the plan is billed by it and by nothing else. */
export const planParams = z.strictObject({
  terms: z.strictObject({
    plan: z.string().max(100),
    level: z.enum(PLAN_LEVELS),
    period: z.strictObject({ unit: z.enum(PERIOD_UNITS), count: z.int().positive().max(366) }),
    price: z.strictObject({ amount: z.int().positive(), currency: z.custom<Currency>(isCurrency) }),
    trialDays: z.int().nonnegative().max(366),
    trialPrice: z.int().nonnegative(),
    conversion: z.enum(CONVERSIONS),
    reminders: z.strictObject({ trialEnd: days, firstRenewal: days, everyRenewal: days }),
    graceDays: z.int().nonnegative().max(60),
    allowance: z.strictObject({ tests: many, courses: many }),
  }),
  withTrial: z.boolean(),
  credit: z.int().nonnegative(),
})
