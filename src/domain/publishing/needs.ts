import { deliverableParts } from '../catalog/built-parts'
import { sellableParts } from '../catalog/deliverable'
import { type Part, saleOf, type Tier } from '../catalog/parts'
import { FALLBACK_CURRENCY } from '../catalog/sku'
import { LOCALE_FACTS, LOCALES } from '../locale/locales'
import { VARIANTS } from '../routing/routes'
import { LEGAL_PAGES } from './missing-legal'
import { isSold } from './missing-prices'
import { RELATIONS } from './relations'
import { idsOf, isLive, type Kind, keyOf, type Ref, type Thing, type World } from './world'

export type Need = {
  user: Ref
  /** The field that names the other, or what the page needs without naming it. */
  place: string
  /** Which of several: a kind of legal page, a place in a test, a country. */
  detail: string
  /** What kind of document meets it. */
  of: Kind
  /** Whatever meets it today; none: it is not met. */
  by: readonly Ref[]
  /** While its user is public, it may not even cease to be a need. */
  lasting?: true
}

/** Everything that one document needs of others, met or not: what is named, and what public pages need unnamed. */
export const needsOf = (world: World): Need[] => {
  const byId = new Map(world.map((thing) => [keyOf(thing), thing]))
  const get = (kind: Kind, id: string | undefined) => (id ? byId.get(keyOf({ kind, id })) : undefined)
  const every = (kind: Kind) => world.filter((thing) => thing.kind === kind)
  const at: At = { get, every }
  return [
    ...world.flatMap((user) => named(at, user)),
    ...every('site-settings').map((user) => home(at, user)),
    ...every('landing-pages')
      .filter(isLive)
      .flatMap((user) => [
        ...legal(at, user),
        offer(at, user),
        ...prices(at, user),
        ...kind(at, user),
        ...address(at, user),
      ]),
    ...every('protocols')
      .filter(isLive)
      .flatMap((user) => address(at, user)),
    ...every('sittings').flatMap((user) => address(at, user)),
    ...places(at),
    ...every('skus')
      .filter(isLive)
      .flatMap((user) => texts(at, user)),
    ...every('storefronts')
      .filter(isLive)
      .flatMap((user) => [...countries(at, user), policy(at, user), ...payments(at, user)]),
    ...world.filter(({ facts }) => 'whole' in facts).map(languages),
  ]
}

type At = {
  get: (kind: Kind, id: string | undefined) => Thing | undefined
  every: (kind: Kind) => readonly Thing[]
}

const one = ({ refs }: Thing, field: string): string | undefined => refs[field]?.[0]

const named = ({ get }: At, user: Thing): Need[] =>
  RELATIONS.filter(({ from }) => from === user.kind).flatMap(({ field, to, public: both, required }) => {
    const ids = user.refs[field] ?? []
    const nothing = required && isLive(user) && ids.length === 0
    return (nothing ? [''] : ids).map((id): Need => {
      const found = get(to, id)
      const met = found && (isLive(found) || !both || !isLive(user))
      return { user, place: field, detail: ids.length > 1 ? id : '', of: to, by: met ? [found] : [] }
    })
  })

/** `/` is the default storefront's default landing page, or its first variant for the default test. */
const home = ({ get, every }: At, user: Thing): Need => {
  const storefront = get('storefronts', one(user, 'defaultStorefront'))
  const chosen = storefront && one(storefront, 'defaultLanding')
  const isHome = (page: Thing): boolean =>
    chosen
      ? page.id === chosen
      : page.facts.variant === VARIANTS[0] && one(page, 'exam') === one(user, 'defaultExam')
  const by = every('landing-pages').filter(
    (page) =>
      isLive(page) &&
      storefront &&
      isLive(storefront) &&
      one(page, 'storefront') === storefront.id &&
      isHome(page),
  )
  return { user, place: 'home', detail: '', of: 'landing-pages', by }
}

const legal = ({ every }: At, user: Thing): Need[] =>
  LEGAL_PAGES.map((code) => ({
    user,
    place: 'legal',
    detail: code,
    of: 'protocols',
    by: every('protocols').filter(
      (page) =>
        isLive(page) && page.facts.linkCode === code && one(page, 'storefront') === one(user, 'storefront'),
    ),
  }))

/** The tiers of a page's test that can be sold: on sale, and holding something that we can deliver. */
const tiers = ({ every }: At, user: Thing): readonly Thing[] => {
  const asked = new Set(every('questions').flatMap((each) => (isLive(each) ? (one(each, 'exam') ?? []) : [])))
  const offered = every('exams').filter((exam) => isLive(exam) && asked.has(exam.id))
  const deliverable = deliverableParts({
    publishedExamKinds: offered.map(({ facts }) => String(facts.kind)),
    // Guides are sold after a report, never in one.
    guideSteps: [],
  })
  return every('skus').filter(
    (sku) =>
      isLive(sku) &&
      one(sku, 'exam') === one(user, 'exam') &&
      saleOf(sku.facts.tier as Tier) === 'report' &&
      sellableParts({ parts: (sku.facts.parts ?? []) as Part[], deliverable }).length > 0,
  )
}

const offer = (at: At, user: Thing): Need => ({
  user,
  place: 'offer',
  detail: '',
  of: 'skus',
  by: tiers(at, user),
})

/**
 * Where anything is sold at all, a price in the country of each language, and in the currency that is charged where a
 * country's own has none.
 */
const prices = (at: At, user: Thing): Need[] => {
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

/** What kind of test a public page offers decides how it is scored and what a report of it can hold: it does not change. */
const kind = ({ get }: At, user: Thing): Need[] => {
  const exam = get('exams', one(user, 'exam'))
  if (!exam) return []
  return [{ user, place: 'kind', detail: String(exam.facts.kind), of: 'exams', by: [exam], lasting: true }]
}

/** What a public page is found under. It was linked, advertised, printed: it does not move. */
const address = ({ get }: At, user: Thing): Need[] => {
  const code = get('storefronts', one(user, 'storefront'))?.facts.code
  const number = get('exams', one(user, 'exam'))?.facts.number
  const detail = [code, number, user.facts.variant, user.facts.linkCode]
    .filter((part) => part != null)
    .join('/')
  return [{ user, place: 'address', detail, of: user.kind, by: [user], lasting: true }]
}

/** A published test keeps each of its places filled: a question leaves when another stands there. */
const places = ({ get, every }: At): Need[] => {
  const found = new Map<string, Need & { by: Ref[] }>()
  for (const question of every('questions').filter(isLive)) {
    const exam = get('exams', one(question, 'exam'))
    if (!exam || !isLive(exam)) continue
    const { part, level, position } = question.facts
    const detail = [part, level, position].join('/')
    const key = `${exam.id} ${detail}`
    const before = found.get(key)
    if (before) before.by.push(question)
    else
      found.set(key, {
        user: exam,
        place: 'question',
        detail,
        of: 'questions',
        by: [question],
        lasting: true,
      })
  }
  return [...found.values()]
}

const texts = ({ every }: At, user: Thing): Need[] =>
  ((user.facts.parts ?? []) as string[]).map((part) => ({
    user,
    place: 'parts',
    detail: part,
    of: 'report-parts',
    by: every('report-parts').filter(({ facts }) => facts.part === part),
  }))

/** Where the languages lead. */
const PLACES: readonly string[] = [...new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].country))]

const countries = ({ every }: At, user: Thing): Need[] =>
  PLACES.map((code) => ({
    user,
    place: 'country',
    detail: code,
    of: 'countries',
    by: every('countries').filter(({ facts }) => facts.code === code),
  }))

/** The policy for wherever no other applies; one that lacks a language is none yet. */
const policy = ({ every }: At, user: Thing): Need => ({
  user,
  place: 'policy',
  detail: '',
  of: 'checkout-policies',
  by: every('checkout-policies').filter(
    ({ refs, facts }) => (refs.countries ?? []).length === 0 && facts.whole !== false,
  ),
})

/** What has no drafts is public in every language as soon as it is in all of them, and stays so. */
const languages = (user: Thing): Need => ({
  user,
  place: 'languages',
  detail: '',
  of: user.kind,
  by: user.facts.whole ? [user] : [],
})

/** In the country of each language one of a storefront's ways to pay. */
const payments = ({ every }: At, user: Thing): Need[] => {
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
