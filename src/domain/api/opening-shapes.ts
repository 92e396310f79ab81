import { z } from 'zod'

/** What the plan of who is signed in makes of something that is closed to them (domain/subscriptions/opens.ts). */
export const byPlan = z.object({
  opens: z.enum(['all', 'counted', 'none_left']),
  /** How many of its kind may still be opened in this period, and how many a period has; null: all. */
  left: z.int().nullable(),
  allowed: z.int().nullable(),
  /** The first day of the next period, YYYY-MM-DD where the plan was bought; null: it ends before. */
  nextDay: z.iso.date().nullable(),
})
