import { LOCALES } from '../../../src/domain/locale/locales'
import { pathTo, withLocale } from '../../../src/domain/routing/path-to'
import { type Figure, ratioRow } from '../lib/figure.ts'
import { load, requestOf } from '../lib/load.ts'
import { memoryOf } from '../lib/memory-of.ts'
import { openSittings } from '../lib/open-sittings.ts'

const REQUESTS = 10_000
const CONNECTIONS = 10
const PAGES = ['landing', 'instructions', 'questions', 'tiers', 'report', 'support'] as const

/** Resident memory of the server's process after 10,000 mixed requests, beside the empty app's after as many of its own. */
export const memory: Figure = async (bench) => {
  const [site, empty] = [await bench.site(), await bench.emptyApp()]
  const opened = await openSittings({ port: site.port, count: 20, first: 4_000_000 })
  const pages = LOCALES.flatMap((locale) =>
    PAGES.map((route) => {
      const slug = route === 'landing' ? ('new' as const) : undefined
      return requestOf({ path: withLocale(pathTo({ route, code: 'iq', examId: 1, slug }), locale) })
    }),
  )
  const calls = opened.flatMap(({ caller, sitting }) => {
    const headers = { Cookie: caller.cookie(), 'X-Forwarded-For': caller.ip }
    return [
      '/api/app/v2/view?hl=EN',
      '/api/exam/sitting/current?appExamId=iq-1',
      `/api/exam/question/list/iq-1/EN?part=${sitting.parts[0]?.id}`,
      '/api/exam/sku/list/iq-1/US/EN',
    ].map((path) => requestOf({ path, headers }))
  })
  const ours = [...pages, ...calls]
  const plan = { connections: CONNECTIONS, seconds: 300, count: REQUESTS }
  const sent = await load({ ...plan, port: site.port, requests: ours })
  await load({ ...plan, port: empty.port, requests: ['/', '/same'].map((path) => requestOf({ path })) })
  if (sent.count < REQUESTS) throw new Error(`Only ${sent.count} requests were answered within five minutes.`)
  bench.say(`  ${sent.count} requests of ${ours.length} kinds`)
  return [
    ratioRow({
      figure: `resident memory after ${REQUESTS} mixed requests`,
      ours: memoryOf(site.pids().server ?? 0),
      reference: memoryOf(empty.pid),
      unit: 'MB',
      target: { most: 3 },
    }),
  ]
}
