import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { internalPath, parsePlace, publicPath, requestedPath } from '@/domain/routing/internal-path'
import { LANDING_NAMES } from '@/domain/routing/landing-names'
import { matchPath, patternsOf } from '@/domain/routing/match-path'
import { alternatesOf, pathTo } from '@/domain/routing/path-to'
import { fill, namesDocument, slugProblem } from '@/domain/routing/pattern'
import { RESERVED_SLUGS } from '@/domain/routing/reserved-slugs'
import { ROUTE_IDS, ROUTES, type RouteId } from '@/domain/routing/routes'

/** Every path that was asked for, copied by hand: what each leads to. P stands for iq-1. */
const ASKED_FOR: [RouteId, ...string[]][] = [
  ['home', '/'],
  ['questions', '/answer_question/standard/P', '/question/P', '/question/standard/P', '/quiz/standard/P'],
  ['instructions', '/answer_question/start_loading/P'],
  ['email', '/answer/email/P', '/email/P'],
  ['calculating', '/answer/loading/P'],
  ['confirm', '/answer/submit/P', '/answer_submit/P', '/answer/submit-old/P', '/quiz/submit/P'],
  ['cancel', '/cancel/subscription/P'],
  ['cancelDone', '/cancel/success/P'],
  ['help', '/help/P'],
  ['helpDetail', '/helpDetail/P', '/help-detail/P'],
  ['support', '/support/P'],
  ...[
    'founder',
    'free',
    'genius_lab',
    'girl',
    'home',
    'matrix',
    'new_boy',
    'new_computer',
    'new_genius',
    'new_girl',
  ]
    .concat('new_page', 'new', 'relax', 'test_center', 'third', 'types', 'yellow_boy', 'yellow_computer')
    .concat('yellow_girl', 'young')
    .map((v): [RouteId, ...string[]] => [
      'landing',
      `/landing_page/${v}/P`,
      `/landing_page/${v}-old/P`,
      `/${v}/P`,
    ]),
  ['landingPsychological', '/landing/psychological/P', '/psychological/P'],
  ['tiers', '/paying/P', '/paying/scheme/P', '/paying/buyreport/P', '/scheme_select/P'],
  ['payCheck', '/paying/check/P', '/payCheck/P'],
  ['payFailed', '/paying/failed/P', '/pay_failed/P'],
  ['payPackage', '/paying/package/P', '/pay_package/P'],
  [
    'payment',
    '/paying/payment/P',
    '/paying/paypage/P',
    '/payment/P',
    '/payPage/P',
    '/payinsider/P',
    '/primer/P',
  ],
  ['premium', '/paying/premiumSubscriptions/P'],
  ['subscribeCheck', '/paying/subscribe/check/P'],
  ['paySuccess', '/paying/success/P', '/pay_success/P'],
  ['upgrade', '/paying/upgrade/P', '/paying/upgrade-bak/P'],
  ['triplePurchase', '/triplePurchase/P'],
  ['report', '/report/result/P', '/report/result-old/P'],
  ['reportDownload', '/report/result-download/P'],
  ['teaser', '/report/result-free-test/P'],
  ['retrieve', '/report/retrieve/P', '/retrieve_report/P', '/retrieve/P'],
  ['wrongAnswers', '/report/wrong/P'],
  ['login', '/user/login/P'],
  ['register', '/user/register/P'],
  ['forgotPassword', '/user/forgot-password/P'],
  ['editPassword', '/user/edit-password/P'],
  ['account', '/user/info/P'],
  ['accountSettings', '/user/setting/P'],
  ['centre', '/userCenter/P'],
  ['courses', '/userCenter/courseList/P'],
  ['courseDetail', '/userCenter/courseList/detail/P'],
  ['coursePdf', '/userCenter/courseList/detail/pdf/P'],
  ['explore', '/userCenter/exploreMore/P'],
  ['articles', '/userCenter/exploreMore/articles/P'],
  ['articleDetail', '/userCenter/exploreMore/articles/detail/P'],
  ['experiment', '/userCenter/exploreMore/experiment/P'],
  ['testCentre', '/userCenter/exploreMore/testCenter/P'],
  ['testList', '/userCenter/exploreMore/testCenter/list/P'],
  ['treeHole', '/userCenter/exploreMore/treeHole/P'],
  ['treeHoleAdd', '/userCenter/treeHole/add/P', '/userCenter/exploreMore/treeHole/add/P'],
  ['treeHoleList', '/userCenter/treeHole/list/P', '/userCenter/exploreMore/treeHole/list/P'],
  ['games', '/userCenter/gameCenter/P'],
  ['gameDetail', '/userCenter/gameCenter/detail/P'],
  ['growth', '/userCenter/growthCenter/P'],
  ['dailyQuestion', '/userCenter/growthCenter/dailyQuestion/P'],
  ['psychologyCourses', '/userCenter/growthCenter/psychologyCourse/P'],
  ['courseCategories', '/userCenter/psychologyCourse/categoryList/P'],
  ['results', '/userCenter/resultReport/P'],
  ['settings', '/userCenter/setting/P'],
  ['userInfo', '/userCenter/setting/userInfo/P', '/userCenter/user-info/P'],
]
const OURS: [RouteId, string][] = [
  ['abnormal', '/answer/abnormal/P'],
  ['courseOrder', '/paying/course/P'],
  ['purchases', '/userCenter/purchases/P'],
  ['reportLink', '/r/P'],
  ['deviceLink', '/continue/P'],
  ['loginLink', '/user/enter/P'],
  ['myData', '/user/data/P'],
  ['guides', '/report/guide/P'],
  ['sharedResult', '/report/shared/P'],
  ['certificate', '/c/P'],
  ['protocol', '/protocol/terms/P'],
  ['review', '/report/review/P'],
  ['protocolEdition', '/protocol/terms/versions/P'],
]
const rows = [...ASKED_FOR, ...OURS].flatMap(([route, ...paths]) =>
  paths.map((path) => [path.replace(/P$/, 'iq-1'), route] as const),
)

const PARAMS = { code: 'iq', examId: '1', slug: 'new', linkCode: 'terms' }
const everyPattern = ROUTE_IDS.flatMap((route) =>
  patternsOf(ROUTES[route]).map((pattern, alias) => ({ route, pattern, alias })),
)

describe('the route table', () => {
  it.each(rows)('%s is the route %s', (path, route) => {
    expect(matchPath(path)?.route).toBe(route)
  })

  it('has no route beside those asked for and those named here', () => {
    expect(new Set(rows.map(([, route]) => route))).toEqual(new Set(ROUTE_IDS))
  })

  it.each(everyPattern)(
    '$pattern has exactly one reading and leads back to itself',
    ({ route, pattern, alias }) => {
      const path = fill(pattern, PARAMS) ?? ''
      const match = matchPath(path)
      expect(match).toMatchObject({ route, alias })
      if (!match || !ROUTES[match.route].built) return
      const id = namesDocument(ROUTES[route].page) ? 'sleep-and-mood' : null
      const internal = internalPath({ locale: 'FR', pathname: path, id })
      expect(internal).toMatch(/^\/FR\/(home|iq\/1(~\d+)?\/)/)
      expect(publicPath(internal)).toBe(id ? `${path}?id=${id}` : path)
      if (id) expect(internalPath({ locale: 'FR', pathname: path })).toBe(`/FR/not-found${path}`)
    },
  )

  it('gives every route its own page', () => {
    expect(new Set(ROUTE_IDS.map((route) => ROUTES[route].page)).size).toBe(ROUTE_IDS.length)
  })

  it('keeps the scroll position on question pages only', () => {
    expect(ROUTE_IDS.filter((route) => ROUTES[route].scroll === 'keep')).toEqual(['questions'])
  })

  it.each(LANDING_NAMES)('leads the landing name %s to its page, whether one is published or not', (slug) => {
    expect(internalPath({ locale: 'FR', pathname: `/landing_page/${slug}/iq-1` })).toBe(
      `/FR/iq/1/landing/${slug}`,
    )
  })

  it.each([
    ['summer_2026', null],
    ['x1', null],
    ['Summer', 'form'],
    ['summer-sale', 'form'],
    ['_x', 'form'],
    ['1st', 'form'],
    ['\u590f', 'form'],
    ['a', 'form'],
    ['', 'form'],
    ['a'.repeat(41), 'form'],
    ['email', 'reserved'],
    ['paying', 'reserved'],
    ['landing', 'reserved'],
    ['scheme_select', 'reserved'],
    ['admin', 'reserved'],
    ['de', 'reserved'],
  ] as const)('says of the slug %j: %s', (slug, problem) => expect(slugProblem(slug)).toBe(problem))

  it('lends no slug to two pages: what is a route is no landing page', () => {
    expect(matchPath('/email/iq-1')?.route).toBe('email')
    expect(matchPath('/summer_2026/iq-1')?.route).toBe('landing')
    expect(RESERVED_SLUGS.filter((name) => LANDING_NAMES.some((own) => own === name))).toEqual([])
  })
})

describe('a path that is not of its form', () => {
  it.each([
    '/landing_page/new/IQ-1',
    '/landing_page/new/iq-0',
    '/landing_page/new/iq-01',
    '/landing_page/new/iq-1234567890',
    '/landing_page/new/iq--1',
    '/landing_page/new/iq-1.5',
    '/landing_page/new/iq-1~2',
    '/landing_page/new/iq-1/',
    '/landing_page/new/iq',
    '/landing_page/new/-1',
    `/landing_page/new/${'a'.repeat(25)}-1`,
    '/landing_page/Summer/iq-1',
    '/landing_page/s/iq-1',
    '/landing_page/summer-sale/iq-1',
    '/landing_page/summer-old/iq-1',
    '/landing_page/\u590f/iq-1',
    `/landing_page/${'a'.repeat(41)}/iq-1`,
    '/landing_page/email/iq-1',
    '/landing_page/de/iq-1',
    '/Landing_Page/new/iq-1',
    '/landing_page/ne%77/iq-1',
    '/iq/1/landing/new',
    '/FR/iq/1/landing/new',
    '/protocol/../iq-1',
    '/unknown',
    '',
  ])('%j matches nothing', (path) => {
    expect(matchPath(path)).toBeNull()
  })
})

describe('internal paths', () => {
  it('carry the alias that was asked for', () => {
    expect(internalPath({ locale: 'FR', pathname: '/landing_page/new/iq-1' })).toBe('/FR/iq/1/landing/new')
    expect(internalPath({ locale: 'FR', pathname: '/new/iq-1' })).toBe('/FR/iq/1~2/landing/new')
    expect(internalPath({ locale: 'EN', pathname: '/' })).toBe('/EN/home')
  })

  it('of unknown, malformed and unbuilt paths lead to the not-found page', () => {
    for (const pathname of [
      '/x',
      '/landing_page/No_Such_Name/iq-1',
      '/landing/no-such-name',
      '/FR/home',
      '/not-found/x',
    ])
      expect(internalPath({ locale: 'DE', pathname })).toBe(`/DE/not-found${pathname}`)
  })

  it('give back any requested path byte for byte after one decoding', () => {
    const byte = fc.constantFrom('a', 'Z', '%', '%E6', '%2F', '%252F', '%3C', '<', '&', '+', '.', '~', ';')
    const path = fc.array(
      fc.array(byte, { minLength: 1 }).map((bytes) => bytes.join('')),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(path, (segments) => {
        const pathname = `/${segments.join('/')}`
        const internal = internalPath({ locale: 'EN', pathname })
        expect(requestedPath(internal.replace('/EN/not-found/', '').split('/'))).toBe(pathname)
      }),
    )
  })

  it('that no public path leads to have none', () => {
    for (const path of [
      '/FR/iq/1~9/landing/new',
      '/XX/iq/1/landing/new',
      '/FR/iq/1~0/landing/new',
      '/FR/iq/1/nothing',
    ])
      expect(publicPath(path)).toBeNull()
  })
})

describe('parsePlace', () => {
  const params = { locale: 'FR', code: 'iq', examId: '1~2', slug: 'new' }

  it('reads the parameters of a page and the path that was asked for', () => {
    expect(parsePlace({ route: 'landing', params })).toEqual({
      locale: 'FR',
      route: 'landing',
      code: 'iq',
      examId: 1,
      slug: 'new',
      linkCode: undefined,
      alias: 2,
      path: '/new/iq-1',
    })
  })

  it.each([
    { ...params, locale: 'fr' },
    { ...params, code: 'IQ' },
    { ...params, examId: '1~9' },
    { ...params, examId: '1~' },
    { ...params, examId: '1~0' },
    { ...params, examId: '1~02' },
    { ...params, examId: '0' },
    { ...params, slug: 'x' },
    { ...params, slug: 'Constructor' },
    { ...params, slug: 'admin' },
    { ...params, slug: undefined },
  ])('refuses %j', (refused) => {
    expect(parsePlace({ route: 'landing', params: refused })).toBeNull()
  })
})

describe('pathTo', () => {
  it('writes the canonical path', () => {
    expect(pathTo({ route: 'landing', code: 'iq', examId: 1, slug: 'test_center' })).toBe(
      '/landing_page/test_center/iq-1',
    )
    expect(pathTo({ route: 'articleDetail', code: 'iq', examId: 1, id: 'sleep-and-mood' })).toBe(
      '/userCenter/exploreMore/articles/detail/iq-1?id=sleep-and-mood',
    )
    expect(() => pathTo({ route: 'articleDetail', code: 'iq', examId: 1 })).toThrow(RangeError)
    expect(pathTo({ route: 'questions', code: 'iq', examId: 12 })).toBe('/answer_question/standard/iq-12')
    expect(pathTo({ route: 'protocol', code: 'iq', examId: 1, linkCode: 'terms' })).toBe(
      '/protocol/terms/iq-1',
    )
    expect(pathTo({ route: 'home' })).toBe('/')
  })

  it('throws when a parameter is missing or malformed', () => {
    expect(() => pathTo({ route: 'landing', code: 'iq', examId: 1 })).toThrow(RangeError)
    expect(() => pathTo({ route: 'tiers', code: 'IQ', examId: 1 })).toThrow(RangeError)
    expect(() => pathTo({ route: 'tiers', code: 'iq', examId: 0 })).toThrow(RangeError)
    expect(() => pathTo({ route: 'tiers', code: 'iq', examId: 1.5 })).toThrow(RangeError)
  })

  it('names the same alternates from every alias, in nine languages and a default', () => {
    const place = { route: 'landing', code: 'iq', examId: 1, slug: 'new', locale: 'HK', alias: 2 } as const
    const { canonical, languages } = alternatesOf(place)
    expect(canonical).toBe('/landing_page/new/iq-1?hl=HK')
    expect(Object.keys(languages)).toHaveLength(LOCALES.length + 1)
    expect(languages).toMatchObject({ 'zh-Hant-HK': canonical, 'x-default': '/landing_page/new/iq-1' })
  })
})
