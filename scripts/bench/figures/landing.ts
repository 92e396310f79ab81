import { pathTo, withLocale } from '../../../src/domain/routing/path-to'
import { cpuOf } from '../lib/cpu.ts'
import { type Figure, ratioRow } from '../lib/figure.ts'
import { interleave } from '../lib/interleave.ts'
import { load, requestOf } from '../lib/load.ts'

export const LANDING = pathTo({ route: 'landing', code: 'iq', examId: 1, slug: 'new' })

const SAME = '/same'
/** Enough to keep one process busy, and fewer than make it turn visitors away. */
const CONNECTIONS = 10
const SECONDS = 4

/** The landing as it is asked for with and without its language, beside a static page of the same bytes. */
export const landing: Figure = async (bench) => {
  const [site, empty] = [await bench.site(), await bench.emptyApp()]
  const throughput =
    (path: string, headers = {}) =>
    async () => {
      const { port, pid } = path === SAME ? empty : { port: site.port, pid: site.pids().server }
      const plan = { port, connections: CONNECTIONS, requests: [requestOf({ path, headers })] }
      const before = cpuOf(pid)
      const { perSecond, count, shed } = await load({ ...plan, seconds: SECONDS })
      const cpu =
        before === null ? '' : `, ${(((cpuOf(pid) ?? 0) - before) / count).toFixed(2)} ms of CPU each`
      bench.say(`  ${path}: ${Math.round(perSecond)}/s${cpu}${shed > 0 ? `, ${shed} turned away` : ''}`)
      return perSecond
    }
  const withHl = withLocale(LANDING, 'EN')
  const language = { 'Accept-Language': 'en-GB,en;q=0.9' }
  for (const [port, path] of [
    [empty.port, SAME],
    [site.port, withHl],
    [site.port, LANDING],
  ] as const)
    await load({ port, connections: CONNECTIONS, seconds: 2, requests: [requestOf({ path })] })
  const found = await interleave({
    reference: throughput(SAME),
    withHl: throughput(withHl),
    without: throughput(LANDING, language),
  })
  const row = { reference: found.reference, unit: '/s' }
  return [
    ratioRow({ ...row, figure: 'landing with hl', ours: found.withHl, target: { least: 0.7 } }),
    ratioRow({ ...row, figure: 'landing without hl', ours: found.without, target: { least: 0.35 } }),
  ]
}
