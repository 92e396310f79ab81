import { cpuOf } from './cpu.ts'
import type { Bench } from './figure.ts'
import { type LoadResult, load } from './load.ts'
import type { LoadPlan } from './plan.ts'

const MOST_SECONDS = 60

/** Sends each request once, and says how fast that went. */
export const sendOnce = async (
  { say }: Pick<Bench, 'say'>,
  {
    name,
    pid,
    ...plan
  }: Pick<LoadPlan, 'port' | 'requests' | 'connections' | 'rate' | 'expect'> & {
    name: string
    pid: number | undefined
  },
): Promise<LoadResult> => {
  const before = cpuOf(pid)
  // The last ones may be on their way when enough have come: none is sent a second time.
  const count = plan.requests.length - plan.connections
  const result = await load({ ...plan, count, seconds: MOST_SECONDS })
  const cpu =
    before === null ? '' : `, ${(((cpuOf(pid) ?? 0) - before) / result.count).toFixed(2)} ms of CPU each`
  const shed = result.shed > 0 ? `, ${result.shed} turned away` : ''
  say(
    `  ${name}: ${Math.round(result.perSecond)}/s, p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms${cpu}${shed}`,
  )
  return result
}
