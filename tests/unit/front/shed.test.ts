import { describe, expect, it } from 'vitest'
import { ROUTE_IDS, ROUTES, type RouteId } from '@/domain/routing/routes'
import { BEGIN, BROWSE, LANES, laneOf, WORK } from '../../../scripts/serve/front/lanes.mjs'
import { loadOf, shedSeconds } from '../../../scripts/serve/front/shed.mjs'

describe('the lane of a request', () => {
  it.each([
    ['/', BROWSE],
    ['/landing_page/new/iq-1?hl=DE', BROWSE],
    ['/api/app/v2/view', BROWSE],
    ['/api/media/file/a.webp', BROWSE],
    ['/sitemap.xml', BROWSE],
    ['/nothing/here', BROWSE],
    ['/api/exam/sitting/start', BEGIN],
    ['/answer_question/start_loading/iq-1', BEGIN],
    ['/admin/collections/orders', BEGIN],
    ['/api/orders', BEGIN],
    ['/api/exam/sitting/save', WORK],
    ['/api/exam/sitting/confirm', WORK],
    ['/api/exam/question/list/1/EN', WORK],
    ['/api/exam/report/ABC', WORK],
    ['/pay/pay/order/create', WORK],
    ['/pay/vip/pay/create', WORK],
    ['/api/sandbox/webhooks', WORK],
    ['/api/vip/pay/status/ABC', WORK],
    ['/_next/static/chunks/a.js', WORK],
    ['/readyz', WORK],
  ])('%s', (url, lane) => expect(LANES[laneOf(url)]).toBe(LANES[lane]))

  const WORKING: RouteId[] = ['questions', 'confirm', 'calculating', 'email', 'abnormal', 'tiers', 'payment']
  WORKING.push(
    'payCheck',
    'payFailed',
    'paySuccess',
    'teaser',
    'report',
    'wrongAnswers',
    'reportLink',
    'retrieve',
  )

  it('is the last to be shed for every page of answering, paying and reading, under each of its addresses', () => {
    const wrong = WORKING.flatMap((id) => [ROUTES[id].path, ...ROUTES[id].aliases]).filter(
      (path) => laneOf(path) !== WORK,
    )
    expect(wrong).toEqual([])
  })

  it('is never that of work for a landing page', () => {
    const landings = ROUTE_IDS.filter((id) => id.startsWith('landing'))
    expect(landings.flatMap((id) => [ROUTES[id].path]).filter((path) => laneOf(path) !== BROWSE)).toEqual([])
  })
})

describe('who is let in', () => {
  const LOADS = ['calm', 'busy', 'hot'] as const
  /** How many of a lane are let in at once. */
  const most = (lane: number, load: string): number => {
    const underWay = [0, 0, 0]
    while (shedSeconds({ lane, underWay, load }) === 0) underWay[lane] = (underWay[lane] ?? 0) + 1
    return underWay[lane] ?? 0
  }

  it('is the more, the later a lane goes, and the fewer, the hotter it is', () => {
    for (const load of LOADS) {
      expect(most(BROWSE, load)).toBeGreaterThan(0)
      expect(most(WORK, load)).toBeGreaterThan(10 * most(BEGIN, 'hot'))
    }
    for (const lane of [BROWSE, BEGIN]) {
      const counts = LOADS.map((load) => most(lane, load))
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      expect(new Set(counts).size).toBe(3)
    }
  })

  it('leaves most of the ten connections to the database to answering and paying when it is hot', () => {
    expect(most(BROWSE, 'hot') + most(BEGIN, 'hot')).toBeLessThan(10)
  })

  it('does not depend on how many others wait in another lane', () => {
    expect(shedSeconds({ lane: WORK, underWay: [9999, 9999, 0], load: 'hot' })).toBe(0)
  })

  it('is told when to come again, landing pages last', () => {
    const underWay = [9999, 9999, 9999]
    const [browse, begin, work] = [BROWSE, BEGIN, WORK].map((lane) =>
      shedSeconds({ lane, underWay, load: 'hot' }),
    )
    expect(browse).toBeGreaterThan(begin ?? 0)
    expect(begin).toBeGreaterThan(work ?? 0)
    expect(work).toBeGreaterThan(0)
  })
})

describe('the load', () => {
  const follow = (lateness: number[]): string[] => {
    let load = 'calm'
    return lateness.map((late) => {
      load = loadOf(late, load)
      return load
    })
  }

  it('rises at once and falls when the lateness is half of what began it', () => {
    expect(follow([0, 50, 130, 70, 50, 25, 15])).toEqual([
      'calm',
      'busy',
      'hot',
      'hot',
      'busy',
      'busy',
      'calm',
    ])
  })

  it('is calm again with the first quiet look', () => {
    expect(follow([500, 1])).toEqual(['hot', 'calm'])
  })
})
