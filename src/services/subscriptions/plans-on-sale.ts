import { sql } from '@payloadcms/db-postgres/drizzle'
import { FALLBACK_CURRENCY, priceFor } from '@/domain/catalog/sku'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { type Currency, parseCurrency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import { BENEFITS, type Benefit } from '@/domain/subscriptions/benefits'
import { type PlanPolicy, planPolicyFor, termsInCountry } from '@/domain/subscriptions/country-rules'
import { type OffSaleReason, offSaleReasons, type PlanBilling } from '@/domain/subscriptions/on-sale'
import type { Conversion, Period, PlanLevel, PlanTerms, PriceList } from '@/domain/subscriptions/terms'
import type { Deps } from '../deps'
import { offeredMethods } from '../payments/offered-methods'

/** Days in which all stays open after a charge failed. */
export const GRACE_DAYS = 7

type Price = { currency: string; amount: number; trialAmount: number | null }
type PlanRow = {
  id: string
  code: string
  title: string
  level: PlanLevel
  period: Period
  toldPerDay: boolean
  trialDays: number
  offerEndsAt: string | null
  allowance: PlanTerms['allowance']
  benefits: Benefit[]
  skuId: string
  prices: Price[]
}

/** A plan as it is offered in a country, with what keeps it off sale; no reasons: it can be bought. */
export type OfferedPlan = Omit<PlanRow, 'prices'> & { terms: PlanTerms; reasons: OffSaleReason[] }

export type PlanOffers = {
  country: string
  /** Whether we sell to the country. */
  listed: boolean
  currency: Currency
  taxRatePercent: number
  plans: OfferedPlan[]
}

/** What each gateway that bills plans can do: the sandbox and Stripe can do the same. */
const BILLS: PlanBilling = {
  plans: true,
  leastPeriodDays: 1,
  mostPeriodDays: 3 * 366,
  freeTrials: true,
  paidTrials: true,
  askedTrials: true,
}
const NO_PLANS: PlanBilling = {
  ...BILLS,
  plans: false,
  freeTrials: false,
  paidTrials: false,
  askedTrials: false,
}

/**
 * The published plans at the prices of a list, as the rules of a country make them. A plan without a price there is
 * left out; what else keeps one off sale stands with it.
 */
export const readPlanOffers = async (
  deps: Pick<Deps, 'payload' | 'payments' | 'now'>,
  {
    storefrontId,
    priceList,
    country,
    locale,
  }: { storefrontId: string; priceList: PriceList; country: string; locale: Locale },
): Promise<PlanOffers> => {
  const db = deps.payload.db.drizzle
  const [{ rows }, methods] = await Promise.all([
    db.execute<Facts>(sql`select ${placeOf(country)} as place, ${ownPolicy(country)} as policy,
      coalesce((select covers_plans from protocols where storefront_id = ${storefrontId}::uuid and link_code = 'terms'
        and _status = 'published' limit 1), false) as covers, ${plansOf({ priceList, locale })} as plans`),
    offeredMethods(deps, { storefrontId, country }),
  ])
  const [facts] = rows
  if (!facts) throw new Error('The database answered nothing.')
  const currency = parseCurrency(facts.place?.currency) ?? FALLBACK_CURRENCY
  const policy = strictest(planPolicyFor(country), facts.policy)
  const billing = methods.some(({ gateway }) => deps.payments[gateway]?.plans != null) ? BILLS : NO_PLANS
  const now = deps.now()
  const plans = facts.plans.flatMap(({ prices, ...plan }) => {
    const price = priceIn(prices, currency)
    if (!price || (plan.offerEndsAt !== null && new Date(plan.offerEndsAt) <= now)) return []
    const trialAmount = prices.find((one) => one.currency === price.currency)?.trialAmount ?? 0
    const terms = termsInCountry({ terms: termsOf({ plan, price, trialAmount }), policy })
    const reasons = offSaleReasons({
      terms,
      policy,
      billing,
      benefits: plan.benefits,
      openable: BENEFITS,
      termsCoverPlans: facts.covers,
    })
    return [{ ...plan, terms, reasons }]
  })
  const { place } = facts
  return { country, listed: place !== null, currency, taxRatePercent: place?.taxRatePercent ?? 0, plans }
}

const priceIn = (prices: readonly Price[], currency: Currency): Money | null =>
  priceFor({
    prices: prices.flatMap(({ amount, currency: of }) => {
      const known = parseCurrency(of)
      return known ? [{ amount, currency: known }] : []
    }),
    currency,
    fallback: FALLBACK_CURRENCY,
  })

const termsOf = ({
  plan,
  price,
  trialAmount,
}: {
  plan: Omit<PlanRow, 'prices'>
  price: Money
  trialAmount: number
}): PlanTerms => ({
  plan: plan.code,
  level: plan.level,
  period: plan.period,
  price,
  trialDays: plan.trialDays,
  trialPrice: plan.trialDays > 0 ? trialAmount : 0,
  conversion: 'automatic',
  reminders: { trialEnd: [], firstRenewal: [], everyRenewal: [] },
  graceDays: GRACE_DAYS,
  allowance: plan.allowance,
})

type OwnPolicy = {
  conversion: Conversion
  mostTrialDays: number
  shortestPeriodDays: number
  remindTrialDays: number
  remindFirstRenewalDays: number
  remindRenewalDays: number
}

type Facts = {
  place: { currency: string; taxRatePercent: number } | null
  policy: OwnPolicy | null
  covers: boolean
  plans: PlanRow[]
}

/** What the law asks (domain/subscriptions/country-rules.ts), and what staff ask beyond it. */
const strictest = (law: PlanPolicy, own: OwnPolicy | null): PlanPolicy => {
  if (!own) return law
  const days = (one: number) => (one > 0 ? [one] : [])
  return {
    ...law,
    trials: law.trials && own.mostTrialDays > 0,
    mostTrialDays: Math.min(law.mostTrialDays ?? own.mostTrialDays, own.mostTrialDays),
    conversion: own.conversion === 'asked' ? 'asked' : law.conversion,
    leastPeriodDays: Math.max(law.leastPeriodDays, own.shortestPeriodDays),
    reminders: {
      trialEnd: join(law.reminders.trialEnd, days(own.remindTrialDays)),
      firstRenewal: join(law.reminders.firstRenewal, days(own.remindFirstRenewalDays)),
      everyRenewal: join(law.reminders.everyRenewal, days(own.remindRenewalDays)),
    },
  }
}

const join = (one: readonly number[], other: readonly number[]): number[] =>
  [...new Set([...one, ...other])].toSorted((first, second) => second - first)

const placeOf = (
  country: string,
) => sql`(select json_build_object('currency', currency, 'taxRatePercent', tax_rate_percent)
  from countries where code = ${country})`

/** The rule that names the country, else the one that names none. */
const ownPolicy = (country: string) => sql`(
  select json_build_object('conversion', p.plans_conversion, 'mostTrialDays', coalesce(p.plans_most_trial_days, 30)::int,
    'shortestPeriodDays', coalesce(p.plans_shortest_period_days, 1)::int, 'remindTrialDays', coalesce(p.plans_remind_trial_days, 1)::int,
    'remindFirstRenewalDays', coalesce(p.plans_remind_first_renewal_days, 0)::int,
    'remindRenewalDays', coalesce(p.plans_remind_renewal_days, 0)::int)
  from checkout_policies p
  left join lateral (select bool_or(c.code = ${country}) as named, count(*) as places from checkout_policies_rels r
    join countries c on c.id = r.countries_id where r.parent_id = p.id and r.path = 'countries') at on true
  where at.named or at.places = 0
  order by coalesce(at.named, false) desc, p.created_at, p.id limit 1)`

/** By a price list; a plan that is not priced there is sold at the standard one. */
const plansOf = ({ priceList, locale }: { priceList: PriceList; locale: Locale }) => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'code', p.code, 'level', p.level,
    'title', coalesce(own.title, main.title, p.code),
    'period', json_build_object('unit', p.period_unit, 'count', p.period_count::int),
    'toldPerDay', coalesce(p.told_per_day, false), 'trialDays', coalesce(p.trial_days, 0)::int, 'offerEndsAt', p.offer_ends_at,
    'allowance', json_build_object('tests', p.tests::int, 'courses', p.courses::int),
    'benefits', (select coalesce(json_agg(b.value order by b."order"), '[]') from plans_benefits b where b.parent_id = p.id),
    'skuId', sold.id,
    'prices', (select coalesce(json_agg(json_build_object('currency', r.currency, 'amount', r.amount::int,
      'trialAmount', r.trial_amount::int) order by r._order), '[]') from skus_prices r where r._parent_id = sold.id)
  ) order by p."order", p.code), '[]')
  from plans p
  join lateral (select s.id from skus s where s.plan_id = p.id and s.tier = 'plan' and s.active and s._status = 'published'
    order by (s.price_list::text = ${priceList}) desc, s.price_list limit 1) sold on true
  left join plans_locales own on own._parent_id = p.id and own._locale::text = ${locale}
  left join plans_locales main on main._parent_id = p.id and main._locale::text = ${DEFAULT_LOCALE}
  where p.active and p._status = 'published')`
