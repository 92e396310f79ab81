import { deliverableParts } from '../catalog/built-parts'
import { type Part, saleOf, type Tier } from '../catalog/parts'
import { FALLBACK_CURRENCY, sellableParts } from '../catalog/sku'
import type { BuiltKind } from '../exam/kinds'
import { languagesOf } from '../languages/public-languages'
import { LOCALE_FACTS, LOCALES } from '../locale/locales'
import { isSold } from './missing-prices'
import { type At, type Need, one } from './need'
import { idsOf, isLive, type Thing } from './world'

/** The tiers of a page's test that can be sold: on sale, and holding something that we can deliver. */
const tiers = ({ every }: At, user: Thing): readonly Thing[] => {
  const asked = new Set(
    [...every('questions'), ...every('instruments')].flatMap((each) =>
      isLive(each) ? (one(each, 'exam') ?? []) : [],
    ),
  )
  const offered = every('exams').filter((exam) => isLive(exam) && asked.has(exam.id))
  const deliverable = deliverableParts({
    publishedExamKinds: offered.map(({ facts }) => String(facts.kind)),
    // No tier is a guide alone.
    guides: [],
  })
  return every('skus').filter(
    (sku) =>
      isLive(sku) &&
      one(sku, 'exam') === one(user, 'exam') &&
      saleOf(sku.facts.tier as Tier) === 'report' &&
      sellableParts({ parts: (sku.facts.parts ?? []) as Part[], deliverable }).length > 0,
  )
}

/** What a page leads to can be bought; of a test that is never sold, nothing needs to be (docs/decisions/0054). */
export const offer = (at: At, user: Thing): Need[] => {
  const kind = String(at.get('exams', one(user, 'exam'))?.facts.kind)
  if (NEVER_SOLD.has(kind)) return []
  return [{ user, place: 'offer', detail: '', of: 'skus', by: tiers(at, user) }]
}

const NEVER_SOLD: ReadonlySet<string> = new Set(['depression'] satisfies BuiltKind[])

/**
 * Where anything is sold at all, a price in the country of each language, and in the currency that is charged where a
 * country's own has none.
 */
export const prices = (at: At, user: Thing): Need[] => {
  const sold = tiers(at, user)
  if (sold.length === 0) return []
  const places = PLACES.map((code) => {
    const country = at.every('countries').find(({ facts }) => facts.code === code)
    return { detail: code, currency: String(country?.facts.currency) }
  })
  return [...places, { detail: FALLBACK_CURRENCY, currency: FALLBACK_CURRENCY }].map(
    ({ detail, currency }): Need => ({
      user,
      place: 'price',
      detail,
      of: 'skus',
      by: sold.filter(({ facts }) =>
        isSold({ prices: (facts.prices ?? []) as Price[], currency, fallback: FALLBACK_CURRENCY }),
      ),
    }),
  )
}

type Price = { currency: string; amount: number }

export const texts = ({ every }: At, user: Thing): Need[] =>
  ((user.facts.parts ?? []) as string[]).map((part) => ({
    user,
    place: 'parts',
    detail: part,
    of: 'report-parts',
    by: every('report-parts').filter(({ facts }) => facts.part === part),
  }))

/** Where the languages lead. */
const PLACES: readonly string[] = [...new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].country))]

export const countries = ({ every }: At, user: Thing): Need[] =>
  PLACES.map((code) => ({
    user,
    place: 'country',
    detail: code,
    of: 'countries',
    by: every('countries').filter(({ facts }) => facts.code === code),
  }))

/** The policy where no other applies; one that lacks a language does not count. */
export const policy = ({ every }: At, user: Thing): Need => ({
  user,
  place: 'policy',
  detail: '',
  of: 'checkout-policies',
  by: every('checkout-policies').filter(
    ({ refs, facts }) => (refs.countries ?? []).length === 0 && facts.whole !== false,
  ),
})

/** What has no drafts is public in every language as soon as it is in all of them, and stays so. */
export const languages = (user: Thing): Need => ({
  user,
  place: 'languages',
  detail: '',
  of: user.kind,
  by: user.facts.whole ? [user] : [],
})

/** A storefront sells in the countries of all languages, so its default page is public in each. */
export const languagesOfHome = ({ get }: At, user: Thing): Need[] => {
  const page = get('landing-pages', one(user, 'defaultLanding'))
  if (!page || !isLive(page)) return []
  const whole = LOCALES.every((locale) => languagesOf(page.facts).includes(locale))
  return [{ user, place: 'defaultLanguages', detail: '', of: page.kind, by: whole ? [page] : [] }]
}

/** In the country of each language one of a storefront's ways to pay. */
export const payments = ({ every }: At, user: Thing): Need[] => {
  const methods = (user.facts.paymentMethods ?? []) as Method[]
  const usable = (user.facts.usableMethods ?? []) as string[]
  return PLACES.map((code) => {
    const place = every('countries').find(({ facts }) => facts.code === code)?.id
    const pays = methods.some(({ gateway, method, countries }) => {
      const named = idsOf(countries ?? [])
      const here = named.length === 0 || named.some((id) => id === place)
      return here && usable.includes(`${gateway}/${method}`)
    })
    return { user, place: 'payment', detail: code, of: user.kind, by: pays ? [user] : [] }
  })
}

type Method = { gateway: string; method: string; countries?: unknown }
