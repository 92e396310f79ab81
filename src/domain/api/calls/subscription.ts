import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '../../subscriptions/state'
import type { CallRows } from '../call-row'
import { code, landing, level, period, schedule, seenPlan, zone } from '../plan-shapes'
import { appExamId, empty, money, number12, purchase } from '../shapes'
import { payCalls } from './pay'

/** A plan as its owner sees it. */
export const ownSubscription = z.object({
  number: number12,
  status: z.enum(SUBSCRIPTION_STATUSES),
  title: z.string(),
  code,
  level,
  period,
  price: money,
  trialDays: z.int(),
  trialPrice: money,
  startedAt: z.string(),
  paidUntil: z.string().nullable(),
  /** From when on it is closed if nothing more happens. */
  until: z.string().nullable(),
  schedule,
  /** Waits for a second yes: without it, it ends with the trial. */
  asksAgain: z.boolean(),
  /** Another price, from a day on: without a yes it ends then. null: none is asked for. */
  newPrice: z.object({ amount: money, day: z.string() }).nullable(),
  mayUndo: z.boolean(),
  /** Leads to where it is taken back (route `cancelDone`); null: by the link of the receipt alone, or not at all. */
  undoToken: z.string().nullable(),
  /** A basic plan's counts in this period; null: all are open. */
  left: z.object({ tests: z.int().nullable(), courses: z.int().nullable() }),
  allowance: z.object({ tests: z.int().nullable(), courses: z.int().nullable() }),
  /** What was charged, the newest first. */
  orders: z.array(
    z.object({ number: number12, at: z.string(), amount: money, status: z.string(), charge: z.int() }),
  ),
  /** Its own clock in test mode, where that is not ours. */
  clock: z.string().nullable(),
})

export const subscriptionCalls = {
  'subscription.change': {
    method: 'POST',
    path: '/pay/subscription/changeSubscription',
    purpose:
      'Places the order that replaces a running basic plan by a premium one at once (docs/decisions/0038).',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ appExamId, code, zone, seenPlan, landing, ...purchase }),
    data: payCalls['pay.create'].data,
  },
  'subscription.agree': {
    method: 'POST',
    path: '/pay/subscription/agree',
    purpose:
      'The second yes to a trial that becomes paid only with it, or the yes to another price, which it names in hundredths.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({ number: number12, seenPrice: z.int().positive().max(2_147_483_647).optional() }),
    data: empty,
  },
} as const satisfies CallRows
