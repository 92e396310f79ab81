import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { PLAN_TIER } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import type { Benefit } from '@/domain/subscriptions/benefits'
import type { PeriodUnit, PlanLevel, PriceList } from '@/domain/subscriptions/terms'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import type { Written } from '../exams'
import { planPrices } from '../prices'
import { PLAN_HELP, seedPlanHelp } from '../seed-centre'
import words from './words.json'

type At = { payload: Payload; req: PayloadRequest }
type Point = Parameters<typeof planPrices>[0]

type SeedPlan = {
  code: keyof (typeof words)['EN']
  level: PlanLevel
  periodUnit: PeriodUnit
  periodCount: number
  toldPerDay: boolean
  trialDays: number
  benefits: Benefit[]
  tests: number | null
  courses: number | null
  prices: Partial<Record<PriceList, Point>>
}

const BASIC = {
  level: 'basic',
  toldPerDay: false,
  trialDays: 0,
  benefits: ['counted_tests', 'counted_courses', 'member_articles'],
  tests: 2,
  courses: 1,
} as const satisfies Partial<SeedPlan>

/** docs/decisions/0007, 0037: what can be subscribed to, and its prices in US cents. */
export const SEED_PLANS: readonly SeedPlan[] = [
  {
    ...BASIC,
    code: 'weekly',
    periodUnit: 'WEEK',
    periodCount: 1,
    trialDays: 3,
    benefits: [...BASIC.benefits],
    prices: { standard: 1999, second: 1499 },
  },
  {
    ...BASIC,
    code: 'daily-price',
    periodUnit: 'WEEK',
    periodCount: 4,
    toldPerDay: true,
    benefits: [...BASIC.benefits],
    prices: { standard: 1999 },
  },
  {
    ...BASIC,
    code: 'monthly',
    periodUnit: 'MONTH',
    periodCount: 1,
    benefits: [...BASIC.benefits],
    prices: { standard: 4999 },
  },
  {
    code: 'premium',
    level: 'premium',
    periodUnit: 'MONTH',
    periodCount: 1,
    toldPerDay: false,
    trialDays: 0,
    benefits: ['all_reports', 'map', 'all_courses', 'member_articles', 'games', 'tree_hole', 'daily_mail'],
    tests: null,
    courses: null,
    prices: { standard: 6999 },
  },
]

/** The plans, and a SKU for each of their price lists. */
export const seedPlans = async (at: At, { draft }: Written = { draft: false }): Promise<void> => {
  const _status = draft ? 'draft' : 'published'
  for (const [order, { prices, ...facts }] of SEED_PLANS.entries()) {
    const titleIn = (locale: Locale) => words[locale][facts.code]
    const plan = await writeInNine(at, {
      collection: 'plans',
      draft,
      data: (locale) => ({ ...facts, order, title: titleIn(locale), active: true, _status }),
    })
    for (const [priceList, point] of Object.entries(prices) as [PriceList, Point][])
      await writeInNine(at, {
        collection: 'skus',
        draft,
        data: (locale) => ({
          name: titleIn(locale),
          tier: PLAN_TIER,
          plan: plan.id,
          priceList,
          prices: Object.entries(planPrices(point)).map(([currency, amount]) => ({ currency, amount })),
          mostPopular: false,
          active: true,
          _status,
        }),
      })
  }
}

/**
 * Gives an installation of the time before them the plans as drafts, and the help about them. One that has any plan is left
 * alone.
 */
export const addPlans = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(
    sql`select exists (select from storefronts) and not exists (select from plans) as lacks`,
  )
  if (!rows[0]?.lacks) return 'the plans are there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    await seedPlans({ payload, req }, { draft: true })
    const known = { slug: { in: [...PLAN_HELP] } }
    const { totalDocs } = await payload.count({ collection: 'help-entries', req, where: known })
    if (totalDocs === 0) await seedPlanHelp({ payload, req }, { draft: true })
  })
  return 'added the plans as drafts'
}
