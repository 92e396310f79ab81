import { isQuestionnaire } from '../exam/is-questionnaire'
import { LANDING_NAMES } from '../routing/landing-names'
import { LEGAL_PAGES } from './missing-legal'
import { type At, type Need, one } from './need'
import {
  countries,
  languages,
  languagesOfHome,
  offer,
  payments,
  policy,
  prices,
  texts,
} from './needs-of-buyers'
import { isLive, type Kind, keyOf, type Ref, type Thing, type World } from './world'

/** Everything that one document needs of others, met or not: what is named, and what public pages need unnamed. */
export const needsOf = ({ things, relations }: World): Need[] => {
  const byId = new Map(things.map((thing) => [keyOf(thing), thing]))
  const get = (kind: Kind, id: string | undefined) => (id ? byId.get(keyOf({ kind, id })) : undefined)
  const every = (kind: Kind) => things.filter((thing) => thing.kind === kind)
  const at: At = { get, every, relations }
  return [
    ...things.flatMap((user) => named(at, user)),
    ...every('site-settings').map((user) => home(at, user)),
    ...every('landing-pages')
      .filter(isLive)
      .flatMap((user) => [
        ...legal(at, user),
        ...offer(at, user),
        ...prices(at, user),
        ...kind(at, user),
        ...address(at, user),
      ]),
    ...every('protocols')
      .filter(isLive)
      .flatMap((user) => address(at, user)),
    ...every('sittings').flatMap((user) => address(at, user)),
    ...places(at),
    ...asked(at),
    ...every('skus')
      .filter(isLive)
      .flatMap((user) => texts(at, user)),
    ...every('storefronts')
      .filter(isLive)
      .flatMap((user) => [
        ...countries(at, user),
        policy(at, user),
        ...payments(at, user),
        ...languagesOfHome(at, user),
      ]),
    ...things.filter(({ facts }) => 'whole' in facts).map(languages),
  ]
}

const named = ({ get, relations }: At, user: Thing): Need[] =>
  relations
    .filter(({ from }) => from === user.kind)
    .flatMap(({ field, to, public: both, required }) => {
      const ids = user.refs[field] ?? []
      const nothing = required && isLive(user) && ids.length === 0
      return (nothing ? [''] : ids).map((id): Need => {
        const found = get(to, id)
        const met = found && (isLive(found) || !both || !isLive(user))
        return { user, place: field, detail: ids.length > 1 ? id : '', of: to, by: met ? [found] : [] }
      })
    })

/** `/` is the default storefront's default landing page, or its first slug for the default test. */
const home = ({ get, every }: At, user: Thing): Need => {
  const storefront = get('storefronts', one(user, 'defaultStorefront'))
  const chosen = storefront && one(storefront, 'defaultLanding')
  const isHome = (page: Thing): boolean =>
    chosen
      ? page.id === chosen
      : page.facts.slug === LANDING_NAMES[0] && one(page, 'exam') === one(user, 'defaultExam')
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

/** What kind of test a public page offers decides how it is scored and what a report of it can hold: it does not change. */
const kind = ({ get }: At, user: Thing): Need[] => {
  const exam = get('exams', one(user, 'exam'))
  if (!exam) return []
  return [{ user, place: 'kind', detail: String(exam.facts.kind), of: 'exams', by: [exam], lasting: true }]
}

/**
 * What a public page is found under. It was linked, advertised, printed: it does not move. A landing page's slug may change,
 * because the old address leads to the new one (docs/decisions/0042).
 */
const address = ({ get }: At, user: Thing): Need[] => {
  const code = get('storefronts', one(user, 'storefront'))?.facts.code
  const number = get('exams', one(user, 'exam'))?.facts.number
  const detail = [code, number, user.facts.linkCode].filter((part) => part != null).join('/')
  return [{ user, place: 'address', detail, of: user.kind, by: [user], lasting: true }]
}

/** A published test keeps each of its places filled: a question leaves when another takes its place. */
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

/** A public questionnaire has something to ask. */
const asked = ({ every }: At): Need[] =>
  every('exams')
    .filter((exam) => isLive(exam) && isQuestionnaire(String(exam.facts.kind)))
    .map((exam) => ({
      user: exam,
      place: 'instrument',
      detail: '',
      of: 'instruments',
      by: every('instruments').filter((each) => isLive(each) && one(each, 'exam') === exam.id),
    }))
