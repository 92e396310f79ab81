import { z } from 'zod'
import { BENEFITS } from '../../subscriptions/benefits'
import type { CallRows } from '../call-row'
import { code, landing, level, period, schedule, seenPlan, zone } from '../plan-shapes'
import { appExamId, country, locale, money, number12, promo, purchase, quote, uuid } from '../shapes'
import { payCalls } from './pay'

const plan = z.object({
  skuId: uuid,
  code,
  title: z.string(),
  level,
  period,
  /** Taken each period, with the discount that holds for this person. */
  price: money,
  /** The same told by the day, half up; null: it is not told so. */
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

export const planCalls = {
  'plan.list': {
    method: 'GET',
    path: '/api/secondPhase/plan/sku/list/:examId/:country',
    purpose: 'The plans that can be bought in a country today, by the price list that this person saw first.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ examId: appExamId, country }),
    query: z.object({ hl: locale, landing }),
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
      landing,
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
      /** Already has a plan that this one cannot take the place of. */
      owned: z.boolean(),
      /** Whether it opens anything that this person has not bought. */
      opensMore: z.boolean(),
    }),
  },
  'plan.pay': {
    method: 'POST',
    path: '/pay/secondPhase/pay/planSku',
    purpose: 'Places the first order of a plan for the customer who is signed in.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ appExamId, code, zone, skipTrial: z.boolean(), seenPlan, landing, ...purchase }),
    data: payCalls['pay.create'].data,
  },
} as const satisfies CallRows
