import { CALLS } from '../../../src/domain/api/calls'
import { pathTo, withLocale } from '../../../src/domain/routing/path-to'
import { newAgent, newCaller } from '../lib/caller.ts'
import { cpuOf } from '../lib/cpu.ts'
import { type Figure, ratioRow } from '../lib/figure.ts'
import { interleave } from '../lib/interleave.ts'
import { load, requestOf } from '../lib/load.ts'
import { buyReport, finishSitting } from '../lib/way.ts'

/** Enough to keep one process busy, and fewer than make it turn visitors away. */
const CONNECTIONS = 10
const SECONDS = 4

/** The two requests that an open report costs, its page (the same for everybody) and its call, beside the static page. */
export const report: Figure = async (bench) => {
  const [site, empty] = [await bench.site(), await bench.emptyApp()]
  const agent = newAgent()
  const caller = newCaller({ port: site.port, visitor: 3_000_000, agent })
  const sitting = await finishSitting(caller, site)
  await buyReport(caller, { sitting, sandboxPort: site.sandboxPort })
  agent.destroy()
  const page = withLocale(pathTo({ route: 'report', code: 'iq', examId: 1 }), 'EN')
  const call = CALLS['report.read'].path.replace(':orderNumber', sitting.orderNumber)
  const headers = { Cookie: caller.cookie(), 'X-Forwarded-For': caller.ip }
  const throughput = (path: string) => async () => {
    const { port, pid } = path === '/same' ? empty : { port: site.port, pid: site.pids().server }
    const before = cpuOf(pid)
    const requests = [requestOf({ path, headers })]
    const expect = path === call ? '"kind":"report"' : undefined
    const plan = { port, requests, connections: CONNECTIONS, expect }
    const { perSecond, count, shed } = await load({ ...plan, seconds: SECONDS })
    const cpu = before === null ? '' : `, ${(((cpuOf(pid) ?? 0) - before) / count).toFixed(2)} ms of CPU each`
    bench.say(`  ${path}: ${Math.round(perSecond)}/s${cpu}${shed > 0 ? `, ${shed} turned away` : ''}`)
    return perSecond
  }
  await throughput(call)()
  const found = await interleave({
    reference: throughput('/same'),
    page: throughput(page),
    call: throughput(call),
  })
  const row = { reference: found.reference, unit: '/s', target: { least: 0.1 } }
  return [
    ratioRow({ ...row, figure: 'report, its page', ours: found.page }),
    ratioRow({ ...row, figure: 'report, its call (one query)', ours: found.call }),
  ]
}
