import { saleOf, type Tier } from '../catalog/parts'
import { LOCALE_FACTS, LOCALES } from '../locale/locales'
import { VARIANTS } from '../routing/routes'
import { LEGAL_PAGES } from './missing-legal'
import { RELATIONS } from './relations'
import { isLive, type Kind, keyOf, type Ref, type Thing, type World } from './world'

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
      .flatMap((user) => [...legal(at, user), offer(at, user), ...address(at, user)]),
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
      .flatMap((user) => [...countries(at, user), policy(at, user)]),
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

const offer = ({ every }: At, user: Thing): Need => ({
  user,
  place: 'offer',
  detail: '',
  of: 'skus',
  by: every('skus').filter(
    (sku) =>
      isLive(sku) && one(sku, 'exam') === one(user, 'exam') && saleOf(sku.facts.tier as Tier) === 'report',
  ),
})

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

const countries = ({ every }: At, user: Thing): Need[] =>
  [...new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].country))].map((code) => ({
    user,
    place: 'country',
    detail: code,
    of: 'countries',
    by: every('countries').filter(({ facts }) => facts.code === code),
  }))

/** The policy for wherever no other applies. */
const policy = ({ every }: At, user: Thing): Need => ({
  user,
  place: 'policy',
  detail: '',
  of: 'checkout-policies',
  by: every('checkout-policies').filter(({ refs }) => (refs.countries ?? []).length === 0),
})
