import { describe, expect, it } from 'vitest'
import { PACKAGE_TIERS } from '@/domain/catalog/parts'
import { LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import { lostNeeds, unmetNeeds, usesOf } from '@/domain/publishing/lost-needs'
import { LEGAL_PAGES } from '@/domain/publishing/missing-legal'
import { type Kind, patched, planned, type World } from '@/domain/publishing/world'
import { plus, record, thing, worldOf } from './worlds'

const PRICES = { prices: [{ currency: 'USD', amount: 699 }] }
const PAID = {
  code: 'iq',
  paymentMethods: [{ gateway: 'sandbox', method: 'card', countries: null }],
  usableMethods: ['sandbox/card'],
}

/** A shop of one test, as the seed makes it. */
const SHOP = worldOf(
  thing('site-settings', 'settings', { defaultStorefront: 'shop', defaultExam: 'iq' }),
  thing('storefronts', 'shop', { defaultLanding: 'home', logo: 'mark' }, PAID),
  thing('exams', 'iq', {}, { number: 1, kind: 'iq' }),
  thing('landing-themes', 'paper', { hero: 'photo' }),
  thing('landing-themes', 'slate', { hero: [] }),
  thing(
    'landing-pages',
    'home',
    { storefront: 'shop', exam: 'iq', theme: 'paper' },
    { slug: 'new', publicIn: [...LOCALES] },
  ),
  thing('landing-pages', 'ad', { storefront: 'shop', exam: 'iq', theme: 'slate' }, { slug: 'girl' }),
  ...LEGAL_PAGES.map((linkCode) => thing('protocols', linkCode, { storefront: 'shop' }, { linkCode })),
  thing('protocols', 'imprint', { storefront: 'shop' }, { linkCode: 'imprint' }),
  thing('skus', 'score', { exam: 'iq' }, { active: true, tier: 'sku1', parts: ['iq_score'], ...PRICES }),
  thing('skus', 'full', { exam: 'iq' }, { active: true, tier: 'sku2', parts: ['iq_score'], ...PRICES }),
  thing('skus', 'guide', { exam: 'iq' }, { active: true, tier: PACKAGE_TIERS[0], parts: [] }),
  thing('packages', 'step', { sku: 'guide' }),
  thing('promo-codes', 'spring', { skus: 'full' }),
  thing('report-parts', 'score', {}, { part: 'iq_score' }),
  thing('report-parts', 'eq', {}, { part: 'eq_test' }),
  ...LOCALES.map((locale) => thing('countries', locale, {}, { code: LOCALE_FACTS[locale].country })),
  thing('countries', 'far', {}, { code: 'QZ' }),
  thing('checkout-policies', 'anywhere', { countries: [] }),
  thing('checkout-policies', 'eu', { countries: ['DE', 'FR'] }),
  thing('questions', 'one', { exam: 'iq' }, { part: 1, level: 0, position: 1 }),
  thing('questions', 'two', { exam: 'iq' }, { part: 1, level: 0, position: 2 }),
  thing('media', 'mark'),
  thing('media', 'photo'),
  thing('media', 'spare'),
  record('sittings', 'iq shop', { exam: 'iq', storefront: 'shop' }),
  record('orders', 'guide', { sku: 'guide', package: 'step' }),
)

type Change = Record<string, unknown> | null
const change = (kind: Kind, id: string, made: Change, world = SHOP): World =>
  planned(world, (each) => (each.kind === kind && each.id === id ? made && patched(each, made) : each))
/** Who loses what by a change of one document. */
const lost = (kind: Kind, id: string, made: Change, world = SHOP): string[] =>
  lostNeeds(world, change(kind, id, made, world)).map(
    ({ user, place, detail }) => `${user.id}: ${place}${detail && ` ${detail}`}`,
  )
const GONE = null
const OFFLINE = { _status: 'draft' }

describe('what a public page needs', () => {
  it.each<[string, Kind, string, Change, string[]]>([
    ['the theme that a page wears, deleted', 'landing-themes', 'slate', GONE, ['ad: theme']],
    ['the theme that a page wears, offline', 'landing-themes', 'slate', OFFLINE, ['ad: theme']],
    ['the home page, offline', 'landing-pages', 'home', OFFLINE, ['settings: home', 'shop: defaultLanding']],
    [
      'another page for the home page',
      'storefronts',
      'shop',
      { defaultLanding: 'nowhere' },
      ['settings: home', 'shop: defaultLanding'],
    ],
    ['no default storefront', 'site-settings', 'settings', { defaultStorefront: null }, ['settings: home']],
    ['a legal page, offline', 'protocols', 'terms', OFFLINE, ['ad: legal terms', 'home: legal terms']],
    [
      'a legal page under another name',
      'protocols',
      'terms',
      { linkCode: 'refund' },
      ['ad: legal terms', 'home: legal terms', 'terms: address iq/terms'],
    ],
    [
      'another shop of a page',
      'landing-pages',
      'ad',
      { storefront: ['new'] },
      expect.arrayContaining(['ad: address iq/1']),
    ],
    [
      'another name of the shop',
      'storefronts',
      'shop',
      { code: 'eq' },
      expect.arrayContaining(['ad: address iq/1', 'iq shop: address iq/1']) as never,
    ],
    [
      'another number of the test',
      'exams',
      'iq',
      { number: 9 },
      expect.arrayContaining(['home: address iq/1']) as never,
    ],
    [
      'the test, offline',
      'exams',
      'iq',
      OFFLINE,
      expect.arrayContaining(['ad: exam', 'iq shop: exam']) as never,
    ],
    ['a question of the test, offline', 'questions', 'one', OFFLINE, ['iq: question 1/0/1']],
    ['a question moved', 'questions', 'one', { position: 31 }, ['iq: question 1/0/1']],
    ['a picture', 'media', 'photo', GONE, ['paper: hero']],
    ['what was bought', 'skus', 'guide', GONE, ['guide: sku', 'step: sku']],
    ['the guide that was bought', 'packages', 'step', GONE, ['guide: package']],
    ['the only tier that a code is for', 'skus', 'full', GONE, ['spring: skus']],
    [
      'the words of a part that is sold',
      'report-parts',
      'score',
      GONE,
      ['full: parts iq_score', 'score: parts iq_score'],
    ],
    ['a country of a language', 'countries', 'JA', GONE, ['shop: country JP']],
    ['a country of a law', 'countries', 'DE', GONE, ['eu: countries DE', 'shop: country DE']],
    ['the law of everywhere else', 'checkout-policies', 'anywhere', GONE, ['shop: policy']],
  ])('is kept: %s', (_, kind, id, made, expected) => {
    expect(lost(kind, id, made).toSorted()).toEqual(expected)
  })

  it.each<[string, Kind, string, Change]>([
    ['a page that nobody leads to goes offline', 'landing-pages', 'ad', OFFLINE],
    ['and is deleted', 'landing-pages', 'ad', GONE],
    ['a page puts on another theme', 'landing-pages', 'ad', { theme: 'paper' }],
    ['another page becomes the home page', 'storefronts', 'shop', { defaultLanding: { id: 'ad' } }],
    ['one of two tiers is taken off sale', 'skus', 'score', { active: false }],
    ['a picture that nobody shows', 'media', 'spare', GONE],
    ['a theme gets another picture', 'landing-themes', 'paper', { hero: null }],
    ['a legal page that the law does not ask for everywhere', 'protocols', 'imprint', OFFLINE],
    ['a country that is nobody’s', 'countries', 'far', GONE],
    ['words of a part that is not sold', 'report-parts', 'eq', GONE],
    ['a step is taken out of the shop', 'packages', 'step', OFFLINE],
    ['the name of a document', 'storefronts', 'shop', { name: 'Another' }],
  ])('leaves editors free: %s', (_, kind, id, made) => {
    expect(lost(kind, id, made)).toEqual([])
  })

  it('counts only tiers that hold something we can deliver', () => {
    const undeliverable = { parts: ['left_right_brain', 'brain_guide'] }
    const one = change('skus', 'score', undeliverable)
    expect(lost('skus', 'full', { active: false }, one)).toEqual(['home: offer', 'ad: offer'])
    expect(lost('skus', 'full', undeliverable, one)).toEqual(['home: offer', 'ad: offer'])
    // A part that is a test of its own is delivered while an exam of its kind is public and has something to ask.
    const eq = plus(one, thing('exams', 'eq', {}, { number: 2, kind: 'eq' }))
    const asked = plus(eq, thing('instruments', 'eq1', { exam: 'eq' }, {}))
    expect(lost('skus', 'full', { parts: ['eq_test'] }, eq)).toEqual(['home: offer', 'ad: offer'])
    expect(lost('skus', 'full', { parts: ['eq_test'] }, asked)).toEqual([])
  })

  it('keeps the questionnaire of a public test', () => {
    const eq = plus(
      SHOP,
      thing('exams', 'eq', {}, { number: 3, kind: 'eq' }),
      thing('instruments', 'eq1', { exam: 'eq' }, {}),
    )
    expect(lost('instruments', 'eq1', OFFLINE, eq)).toEqual(['eq: instrument'])
    expect(lost('instruments', 'eq1', GONE, eq)).toEqual(['eq: instrument'])
  })

  const KOREA = { currency: 'KRW', amount: 900_000 }
  const DOLLARS = { currency: 'USD', amount: 699 }
  const CENTS = { currency: 'USD', amount: 1 }
  const ABROAD = LOCALES.filter((locale) => locale !== 'KR').map(
    (locale) => `price ${LOCALE_FACTS[locale].country}`,
  )
  it.each<[string, readonly object[], readonly object[], string[]]>([
    ['no dollars, charged wherever there is no other', [DOLLARS, KOREA], [KOREA], [...ABROAD, 'price USD']],
    ['no wons: dollars are charged', [DOLLARS, KOREA], [DOLLARS], []],
    ['no wons where there were no dollars', [KOREA], [], ['price KR']],
    ['dollars twice, which is none', [DOLLARS], [DOLLARS, CENTS], [...ABROAD, 'price KR', 'price USD']],
  ])('is a price in each language’s country: %s', (_, before, after, expected) => {
    const priced = planned(SHOP, (each) => {
      if (each.kind === 'countries' && each.id === 'KR')
        return { ...each, facts: { ...each.facts, currency: 'KRW' } }
      return each.kind === 'skus' ? patched(each, { prices: before }) : each
    })
    const then = planned(priced, (each) => (each.kind === 'skus' ? patched(each, { prices: after }) : each))
    const places = lostNeeds(priced, then).filter(({ user }) => user.id === 'ad')
    expect(places.map(({ place, detail }) => `${place} ${detail}`)).toEqual(expected)
  })

  const CARD = { gateway: 'sandbox', method: 'card' }
  const IN_ALL = LOCALES.map((locale) => `shop: payment ${LOCALE_FACTS[locale].country}`)
  it.each<[string, object[], string[]]>([
    ['a card everywhere', [CARD], []],
    ['none', [], IN_ALL],
    ['a method that its gateway does not do', [{ gateway: 'sandbox', method: 'apple_pay' }], IN_ALL],
    ['a gateway that is off', [{ gateway: 'stripe', method: 'card' }], IN_ALL],
    ['in one country alone', [{ ...CARD, countries: ['JA'] }], IN_ALL.filter((each) => !each.endsWith('JP'))],
    ['in each alone', LOCALES.map((locale) => ({ ...CARD, countries: [{ id: locale }] })), []],
  ])('is a way to pay in each language’s country: %s', (_, paymentMethods, expected) => {
    expect(lost('storefronts', 'shop', { paymentMethods })).toEqual(expected)
  })

  it('is what a test is, but not a test that no page offers', () => {
    expect(lost('exams', 'iq', { kind: 'eq' })).toEqual(['home: kind iq', 'ad: kind iq'])
    const spare = plus(SHOP, thing('exams', 'spare', {}, { number: 2, kind: 'iq' }))
    expect(lost('exams', 'spare', { kind: 'eq' }, spare)).toEqual([])
    expect(lost('landing-pages', 'ad', OFFLINE)).toEqual([])
  })

  it('is every language of what has no drafts, once it is written in all', () => {
    const begun = { ...thing('checkout-policies', 'new', { countries: ['DE'] }, { whole: false }) }
    const begunShop = plus(SHOP, begun)
    const whole = planned(begunShop, (each) => (each.id === 'new' ? patched(each, { whole: true }) : each))
    expect(lostNeeds(begunShop, whole)).toEqual([])
    expect(lost('checkout-policies', 'new', { whole: false }, whole)).toEqual(['new: languages'])
    const anywhere = change('checkout-policies', 'anywhere', GONE)
    const other = thing('checkout-policies', 'begun', { countries: [] }, { whole: false })
    expect(
      unmetNeeds(plus(anywhere, other))
        .map(({ place }) => place)
        .toSorted(),
    ).toEqual(['languages', 'policy'])
  })

  it('keeps the last of what any of several would do', () => {
    const one = change('skus', 'score', OFFLINE)
    expect(lost('skus', 'full', { active: false }, one)).toEqual(['home: offer', 'ad: offer'])
    const all = planned(SHOP, (each) => (each.kind === 'skus' ? patched(each, OFFLINE) : each))
    expect(lostNeeds(SHOP, all).map(({ place }) => place)).toEqual(['offer', 'offer'])
  })

  it('asks no tier of a page whose test is never sold', () => {
    const page = thing(
      'landing-pages',
      'free',
      { storefront: 'shop', exam: 'mood', theme: 'paper' },
      { slug: 'free' },
    )
    const pageOf = (kind: string) => plus(SHOP, page, thing('exams', 'mood', {}, { number: 5, kind }))
    const lacking = (kind: string) => unmetNeeds(pageOf(kind)).map(({ place }) => place)
    expect(lacking('psychology')).toContain('offer')
    expect(lacking('depression')).not.toContain('offer')
  })

  it('lets a question go when another stands at its place', () => {
    const second = thing('questions', 'other', { exam: 'iq' }, { part: 1, level: 0, position: 1 })
    expect(lost('questions', 'one', OFFLINE, plus(SHOP, second))).toEqual([])
  })

  it('lets a page and its theme go together', () => {
    const both = planned(SHOP, (each) => (['ad', 'slate'].includes(each.id) ? null : each))
    expect(lostNeeds(SHOP, both)).toEqual([])
  })

  it('holds no editor up for what was broken before', () => {
    const broken = change('landing-themes', 'slate', OFFLINE)
    expect(unmetNeeds(broken).map(({ user, place }) => `${user.id}: ${place}`)).toEqual(['ad: theme'])
    expect(lost('landing-themes', 'slate', { name: 'Slate again', ...OFFLINE }, broken)).toEqual([])
  })

  it.each<[string, readonly string[], string[]]>([
    ['in all nine languages', LOCALES, []],
    ['without one of them', LOCALES.filter((locale) => locale !== 'KR'), ['shop: defaultLanguages']],
  ])(
    'allows the default page %s, whose countries its storefront sells to, or not',
    (_, publicIn, expected) => {
      expect(lost('landing-pages', 'home', { publicIn })).toEqual(expected)
      expect(lost('landing-pages', 'ad', { publicIn })).toEqual([])
    },
  )

  it('is missed where nothing is named any more', () => {
    expect(unmetNeeds(SHOP)).toEqual([])
    const bare = change('landing-pages', 'ad', { theme: null })
    expect(unmetNeeds(bare).map(({ user, place }) => `${user.id}: ${place}`)).toEqual(['ad: theme'])
  })

  it('says who uses a document', () => {
    const uses = (kind: Kind, id: string) =>
      usesOf(SHOP, { kind, id }).map(({ user, place }) => `${user.id}: ${place}`)
    expect(uses('landing-themes', 'slate')).toEqual(['ad: theme'])
    expect(uses('landing-pages', 'home')).toEqual([
      'shop: defaultLanding',
      'settings: home',
      'shop: defaultLanguages',
    ])
    expect(uses('media', 'spare')).toEqual([])
  })
})
