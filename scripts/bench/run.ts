import { pathTo, withLocale } from '../../src/domain/routing/path-to'
import { bundle } from './figures/bundle.ts'
import { burst } from './figures/burst.ts'
import { eap } from './figures/eap.ts'
import { landing } from './figures/landing.ts'
import { memory } from './figures/memory.ts'
import { orders } from './figures/orders.ts'
import { payToReport } from './figures/pay-to-report.ts'
import { report } from './figures/report.ts'
import { save } from './figures/save.ts'
import { start } from './figures/start.ts'
import { takers } from './figures/takers.ts'
import { tap } from './figures/tap.ts'
import { webhooks } from './figures/webhooks.ts'
import { type BenchSite, startBenchSite } from './lib/bench-site.ts'
import { type EmptyApp, startEmptyApp } from './lib/empty-app.ts'
import type { Bench, Figure, Row } from './lib/figure.ts'
import { print } from './lib/print.ts'

// Memory first: both servers are as fresh as they will be.
const FIGURES: Record<string, Figure> = {
  eap,
  memory,
  landing,
  report,
  save,
  tap,
  webhooks,
  orders,
  burst,
  bundle,
  takers,
  start,
  'pay-to-report': payToReport,
}

/** Measures the named figures, or all, and prints one table. Returns the exit code: a miss is no failure of the program. */
export const run = async ({ project, names }: { project: string; names: string[] }): Promise<number> => {
  const unknown = names.filter((name) => !FIGURES[name])
  if (unknown.length > 0) {
    console.error(`There is no figure ${unknown.join(', ')}. There are: ${Object.keys(FIGURES).join(', ')}.`)
    return 2
  }
  const began = performance.now()
  const say = (line: string): void =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`)
  const { bench, stop } = open({ project, say })
  // Interrupted, it leaves no database and no server behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  const rows: Row[] = []
  let failed = false
  try {
    for (const name of names.length > 0 ? names : Object.keys(FIGURES)) {
      say(name)
      try {
        rows.push(...(await FIGURES[name]!(bench)))
      } catch (error) {
        failed = true
        say(`${name} could not be measured: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    await stop()
  }
  print(rows)
  return failed ? 1 : 0
}

/** Site and empty app, started when first asked for. */
const open = ({ project, say }: Pick<Bench, 'project' | 'say'>) => {
  let site: Promise<BenchSite> | undefined
  let empty: Promise<EmptyApp> | undefined
  const bench: Bench = {
    project,
    say,
    site: () => {
      site ??= startBenchSite(project)
      return site
    },
    emptyApp: () => {
      empty ??= bench.site().then(async ({ port }) => {
        const path = withLocale(pathTo({ route: 'landing', code: 'iq', examId: 1, slug: 'new' }), 'EN')
        const answer = await fetch(`http://127.0.0.1:${port}${path}`)
        if (!answer.ok) throw new Error(`The landing answered ${answer.status}.`)
        return startEmptyApp({ project, same: Buffer.from(await answer.arrayBuffer()) })
      })
      return empty
    },
  }
  const stop = async (): Promise<void> => {
    for (const each of [empty, site]) await (await each?.catch(() => undefined))?.stop()
  }
  return { bench, stop }
}
