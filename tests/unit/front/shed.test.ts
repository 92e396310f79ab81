import { describe, expect, it } from 'vitest'
import { CALLS, type CallId } from '@/domain/api/calls'
import { ROUTE_IDS, ROUTES, type RouteId } from '@/domain/routing/routes'
import { BEGIN, BROWSE, LANES, laneOf, WORK } from '@/front/lanes'
import { budgetsOf, type Load, loadOf, shedSeconds, UNBOUNDED } from '@/front/shed'

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
    // No call of ours, but of the build that measures (docs/bench.md): as near to a save as can be.
    ['/api/exam/bench', WORK],
    ['/api/exam/question/list/1/EN', WORK],
    ['/api/exam/report/ABC', WORK],
    ['/pay/pay/order/create', WORK],
    ['/pay/vip/pay/create', WORK],
    ['/api/sandbox/webhooks', WORK],
    ['/api/vip/pay/status/ABC', WORK],
    ['/_next/static/chunks/a.js', WORK],
    ['/api/app/payment/list/1/US', WORK],
    ['/api/stripe/webhooks', WORK],
    ['/api/internal/revalidate', WORK],
    ['/api/secondPhase/sku/package/1/2/US', WORK],
    ['/api/secondPhase/order/ABC', WORK],
    ['/triplePurchase/iq-1', WORK],
    ['/continue/iq-1', WORK],
    ['/api/secondPhase/other', BEGIN],
    ['/continued', BROWSE],
    ['/readyznot', BROWSE],
  ])('%s', (url, lane) => expect(LANES[laneOf(url) ?? -1]).toBe(LANES[lane]))

  it.each(['/readyz', '/readyz?a=1'])('is none for a probe, which is never shed: %s', (url) =>
    expect(laneOf(url)).toBeNull(),
  )

  const WORKING: RouteId[] = ['questions', 'confirm', 'calculating', 'email', 'abnormal', 'tiers', 'payment']
  WORKING.push(
    'payCheck',
    'payFailed',
    'paySuccess',
    'teaser',
    'report',
    'wrongAnswers',
    'reportLink',
    'sharedResult',
    'retrieve',
    'guides',
    'payPackage',
    'triplePurchase',
    'deviceLink',
  )

  it('is the last to be shed for every page of answering, paying and reading, under each of its addresses', () => {
    const wrong = WORKING.flatMap((id) => [ROUTES[id].path, ...ROUTES[id].aliases]).filter(
      (path) => laneOf(path) !== WORK,
    )
    expect(wrong).toEqual([])
  })

  it('is the last to be shed for every call of answering, paying and reading, but not for a new sitting or the feed of purchases', () => {
    const WORKING_CALLS = /^(?:payment|sitting|question|order|sku|package|report|pay)\./
    const ids = (Object.keys(CALLS) as CallId[]).filter((id) => WORKING_CALLS.test(id))
    expect(ids.filter((id) => laneOf(CALLS[id].path) !== WORK)).toEqual(['sitting.start', 'order.feed'])
  })

  it('is never that of work for a landing page', () => {
    const landings = ROUTE_IDS.filter((id) => id.startsWith('landing'))
    expect(landings.flatMap((id) => [ROUTES[id].path]).filter((path) => laneOf(path) !== BROWSE)).toEqual([])
  })
})

/** A crowd of so many in each look, which meets a process as loaded as told; how many of a lane are let in each time. */
const meet = (loads: Load[], crowd: [number, number, number]): number[][] => {
  let budgets: number[] = UNBOUNDED
  return loads.map((load) => {
    const admitted = crowd.map((many, lane) => Math.min(many, budgets[lane] ?? 0))
    budgets = budgetsOf({ load, budgets, admitted })
    return admitted
  })
}

describe('who is let in', () => {
  const CROWD: [number, number, number] = [400, 40, 40]

  it('is everybody while it is calm', () => {
    expect(meet(['calm', 'calm'], CROWD)).toEqual([CROWD, CROWD])
  })

  it('is half as many visitors of landing pages with each hot look, and never an answer or a payment less', () => {
    const seen = meet(Array(10).fill('hot'), CROWD)
    expect(seen.map(([browse]) => browse).slice(0, 4)).toEqual([400, 200, 100, 50])
    expect(seen.at(-1)?.[BROWSE]).toBeGreaterThan(0)
    for (const admitted of seen) expect(admitted[WORK]).toBe(40)
  })

  it('is fewer new sittings only once landing pages are at their least', () => {
    const seen = meet(Array(14).fill('hot'), CROWD)
    const first = seen.findIndex((admitted) => (admitted[BEGIN] ?? 0) < 40)
    expect(first).toBeGreaterThan(5)
    expect(seen[first]?.[BROWSE]).toBe(seen.at(-1)?.[BROWSE])
    expect(seen.at(-1)?.[BEGIN]).toBeGreaterThan(0)
  })

  it('is more again little by little while the crowd stays, and everybody once it is gone', () => {
    const stays = meet(['hot', 'hot', 'hot', 'hot', 'calm', 'calm', 'calm'], CROWD)
    expect(stays.at(-1)?.[BROWSE]).toBeLessThan(40)
    expect(stays.at(-1)?.[BROWSE]).toBeGreaterThan(stays.at(-3)?.[BROWSE] ?? 0)
    const gone = budgetsOf({ load: 'calm', budgets: [5, 2, 9], admitted: [4, 1, 8] })
    expect(gone).toEqual(UNBOUNDED)
  })

  it('is nobody less on a slow machine with few visitors', () => {
    expect(meet(Array(10).fill('hot'), [2, 1, 5]).at(-1)).toEqual([2, 1, 5])
  })

  it('is bounded by what is under way, each lane by itself', () => {
    const asked = { admitted: [0, 0, 0], budgets: UNBOUNDED, load: 'calm' as const }
    expect(shedSeconds({ ...asked, lane: WORK, underWay: [9999, 9999, 0] })).toBe(0)
    for (const lane of [BROWSE, BEGIN, WORK])
      expect(shedSeconds({ ...asked, lane, underWay: [9999, 9999, 9999] })).toBeGreaterThan(0)
  })

  it('is told when to come again, landing pages last', () => {
    const full = {
      underWay: [9999, 9999, 9999],
      admitted: [0, 0, 0],
      budgets: UNBOUNDED,
      load: 'hot' as const,
    }
    const [browse = 0, begin = 0, work = 0] = [BROWSE, BEGIN, WORK].map((lane) =>
      shedSeconds({ ...full, lane }),
    )
    expect(browse).toBeGreaterThan(begin)
    expect(begin).toBeGreaterThan(work)
    expect(work).toBeGreaterThan(0)
  })
})

describe('the load', () => {
  const follow = (lateness: number[]): Load[] => {
    let load: Load = 'calm'
    return lateness.map((late) => {
      load = loadOf(late, load)
      return load
    })
  }

  it('rises at once and falls when the lateness is half of what began it', () => {
    expect(follow([0, 30, 60, 40, 22, 12, 5])).toEqual(['calm', 'busy', 'hot', 'hot', 'busy', 'busy', 'calm'])
  })

  it('is calm again with the first quiet look', () => {
    expect(follow([500, 1])).toEqual(['hot', 'calm'])
  })
})
