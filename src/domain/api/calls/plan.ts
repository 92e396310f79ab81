import { z } from 'zod'
import { BENEFITS } from '../../subscriptions/benefits'
import { SUBSCRIPTION_STATUSES } from '../../subscriptions/state'
import { PERIOD_UNITS, PLAN_LEVELS } from '../../subscriptions/terms'
import type { CallRows } from '../call-row'
import { appExamId, country, empty, locale, money, number12, promo, purchase, quote, uuid } from '../shapes'
import { payCalls } from './pay'

/** An IANA zone: in it days are told. */
const zone = z.string().max(60)
const code = z.string().regex(/^[a-z0-9-]{1,40}$/)
const period = z.object({ unit: z.enum(PERIOD_UNITS), count: z.int() })
const level = z.enum(PLAN_LEVELS)

const plan = z.object({
  skuId: uuid,
  code,
  title: z.string(),
  level,
  period,
  /** Taken each period, before discounts. */
  price: money,
  /** The same told by the day, rounded up; null: it is not told so. */
  perDay: money.nullable(),
  /** What its trial is here and for this person; null: none. */
  trial: z.object({ days: z.int(), price: money }).nullable(),
  /** Whether a trial becomes paid only after the buyer agreed once more. */
  asksAgain: z.boolean(),
  benefits: z.array(z.enum(BENEFITS)),
  /** How many a period opens; null: all. */
  allowance: z.object({ tests: z.int().nullable(), courses: z.int().nullable() }),
  offerEndsAt: z.string().nullable(),
})

/** All that is to come, as domain/subscriptions/schedule.ts computes it. Days are YYYY-MM-DD in the buyer's zone. */
const schedule = z.object({
  zone,
  charges: z.array(
    z.object({ at: z.string(), day: z.string(), kind: z.enum(['trial', 'period']), amount: money }),
  ),
  reminders: z.array(z.object({ at: z.string(), day: z.string(), kind: z.enum(['trial_end', 'renewal']) })),
  trialEnd: z.object({ at: z.string(), day: z.string(), converts: z.boolean() }).nullable(),
  end: z.object({ at: z.string(), day: z.string(), reason: z.string() }).nullable(),
})

const ownSubscription = z.object({
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
  mayUndo: z.boolean(),
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
export const subscriptionShapes = { ownSubscription, level }

export const planCalls = {
  'plan.list': {
    method: 'GET',
    path: '/api/secondPhase/plan/sku/list/:examId/:country',
    purpose: 'The plans that can be bought in a country today, by the price list of the storefront.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ examId: appExamId, country }),
    query: z.object({ hl: locale }),
    data: z.object({ plans: z.array(plan) }),
  },
  'plan.offer': {
    method: 'GET',
    path: '/api/secondPhase/plan/info/:examId/:code/:country/:hl',
    purpose: 'What a plan costs this person, and every date and amount that would follow.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, perIp: 3_000, windowSeconds: 60 },
    params: z.object({ examId: appExamId, code, country, hl: locale }),
    query: z.object({
      promo: z.string().trim().max(60).optional(),
      zone: zone.optional(),
      /** Pays now instead of a trial. */
      skipTrial: z.enum(['1']).optional(),
    }),
    data: z.object({
      plan,
      quote,
      promo: promo.nullable(),
      schedule,
      /** What of the running plan is taken off when this one takes its place; null: nothing runs. */
      replaces: z.object({ number: number12, title: z.string(), credit: money }).nullable(),
      /** Already has this plan, or one that holds more. */
      owned: z.boolean(),
    }),
  },
  'plan.pay': {
    method: 'POST',
    path: '/pay/secondPhase/pay/planSku',
    purpose: 'Places the first order of a plan for the customer who is signed in.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ appExamId, code, zone, skipTrial: z.boolean(), ...purchase }),
    data: payCalls['pay.create'].data,
  },
} as const satisfies CallRows

export const subscriptionCalls = {
  'subscription.change': {
    method: 'POST',
    path: '/pay/subscription/changeSubscription',
    purpose:
      'Places the order that replaces a running basic plan by a premium one at once (docs/decisions/0038).',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ appExamId, code, zone, ...purchase }),
    data: payCalls['pay.create'].data,
  },
  'subscription.agree': {
    method: 'POST',
    path: '/pay/subscription/agree',
    purpose: 'The second yes to a trial that becomes paid only with it.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({ number: number12 }),
    data: empty,
  },
} as const satisfies CallRows
