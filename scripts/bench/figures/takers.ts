import { pathTo, withLocale } from '../../../src/domain/routing/path-to'
import type { RouteId } from '../../../src/domain/routing/routes'
import { newAgent, newCaller } from '../lib/caller.ts'
import type { Figure } from '../lib/figure.ts'
import { summaryOf } from '../lib/summary.ts'
import { APP_EXAM_ID, buyReport, finishSitting } from '../lib/way.ts'

const TAKERS = 1_000
/** People need about ten minutes for the way; here every pause is this many times shorter. */
const SHORTER = 5
const ARRIVE_WITHIN_SECONDS = 60
const FAILURES_TOLD = 5

const page = (route: RouteId): string =>
  withLocale(pathTo({ route, code: 'iq', examId: 1, slug: route === 'landing' ? 'new' : undefined }), 'EN')

/** A thousand people from the landing to the report they bought, at a person's pace with shortened pauses. */
export const takers: Figure = async (bench) => {
  const site = await bench.site()
  const times = new Map<string, number[]>()
  const onAnswer = (name: string, ms: number) => {
    const known = times.get(name)
    if (known) known.push(ms)
    else times.set(name, [ms])
  }
  let [finished, under, shed] = [0, 0, 0]
  const onShed = () => {
    shed++
  }
  const pause = (seconds: number) => new Promise<void>((done) => setTimeout(done, (seconds * 1000) / SHORTER))
  const failures: string[] = []
  const walk = async (visitor: number): Promise<void> => {
    await new Promise((done) => setTimeout(done, (ARRIVE_WITHIN_SECONDS * 1000 * visitor) / TAKERS))
    under++
    // Connections of their own, as in life: nobody waits for another one's.
    const agent = newAgent()
    try {
      const caller = newCaller({ port: site.port, visitor: 5_000_000 + visitor, agent, onAnswer, onShed })
      await caller.page(page('landing'))
      await caller.call('app.view', { query: { hl: 'EN' } })
      await pause(15)
      await caller.page(page('instructions'))
      await pause(20)
      await caller.page(page('questions'))
      const sitting = await finishSitting(caller, { ask: site.ask, think: pause })
      await caller.page(page('email'))
      await pause(10)
      await buyReport(caller, { sitting, sandboxPort: site.sandboxPort, think: pause })
      await caller.page(page('report'))
      const read = await caller.call('report.read', { params: { orderNumber: sitting.orderNumber } })
      if (read.kind !== 'report' || !read.report.score) throw new Error('The bought report did not open.')
      finished++
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
      if (failures.length <= FAILURES_TOLD) bench.say(`  taker ${visitor}: ${failures.at(-1)}`)
    } finally {
      under--
      agent.destroy()
    }
  }
  const progress = setInterval(
    () =>
      bench.say(
        `  ${under} under way, ${finished} finished, ${failures.length} failed, ${shed} times asked to wait`,
      ),
    15_000,
  )
  try {
    await Promise.all(Array.from({ length: TAKERS }, (_, visitor) => walk(visitor)))
  } finally {
    clearInterval(progress)
  }
  for (const [name, values] of [...times].sort(([one], [other]) => one.localeCompare(other))) {
    const { count, p50, p99, max } = summaryOf(values)
    bench.say(
      `  ${name.padEnd(28)} ${String(count).padStart(6)}   p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   max ${max.toFixed(0)} ms`,
    )
  }
  const { p99 } = summaryOf(times.get('sitting.save') ?? [])
  const name = `${TAKERS} takers, pauses ${SHORTER}x shorter (${APP_EXAM_ID})`
  return [
    {
      figure: `${name}: finished`,
      ours: String(finished),
      reference: '',
      compared: finished,
      shown: `${finished} of ${TAKERS}`,
      target: { least: TAKERS },
      targetShown: 'all',
    },
    {
      figure: `${name}: answer p99`,
      ours: `${p99.toFixed(0)} ms`,
      reference: '',
      compared: p99,
      shown: `${p99.toFixed(0)} ms`,
      target: { most: 150 },
      targetShown: '<= 150 ms',
    },
  ]
}
