import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSiteBuilt } from '../lib/build.ts'
import { Problem, sentenceOf } from '../lib/problem.ts'
import { type Counts, overLimits } from './limits.ts'
import { openSites } from './open-sites.ts'
import { type Ground, type Outcome, SUITES, type Suite } from './suites.ts'

// npm test [suite ...]; npm run test:deep (docs/testing.md).

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const given = process.argv.slice(2)
const kind = given.includes('--deep') ? 'deep' : 'usual'
const names = given.filter((name) => name !== '--deep')

type Ran = Outcome & { name: string; seconds: number }

const clock = (): (() => number) => {
  const began = Date.now()
  return () => Math.round((Date.now() - began) / 1000)
}

/** The suites that are named, or all of this kind of run. */
const suites = (): Suite[] => {
  const unknown = names.find((name) => !SUITES.some((suite) => suite.name === name))
  if (unknown) throw new Problem(`"${unknown}" is none of: ${SUITES.map(({ name }) => name).join(', ')}.`)
  if (names.length === 0) return SUITES.filter((suite) => suite.in === kind)
  return SUITES.filter(
    ({ name }, at) => names.includes(name) && SUITES.findIndex((s) => s.name === name) === at,
  )
}

/** An empty folder for the reports; a deep run leaves those of the usual one alone, and the other way. */
const emptyResults = (): string => {
  const results = join(project, 'test-results', kind === 'deep' ? 'deep' : '')
  mkdirSync(results, { recursive: true })
  for (const name of readdirSync(results))
    if (kind === 'deep' || name !== 'deep') rmSync(join(results, name), { recursive: true, force: true })
  return results
}

const runSuite = async ({ name, run }: Suite, ground: Ground): Promise<Ran> => {
  const taken = clock()
  const outcome = await run(ground).catch((error) => {
    console.log(`\n${sentenceOf(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  const ran = { name, seconds: taken(), ...outcome }
  const mark = ran.failed === 0 ? 'ok    ' : 'FAILED'
  console.log(`${mark} ${name.padEnd(16)} ${ran.passed} passed, ${ran.failed} failed (${ran.seconds} s)`)
  return ran
}

const countsOf = ({ ran, starts, results }: { ran: Ran[]; starts: number; results: string }): Counts => {
  const browser = ran.find(({ name }) => name === 'e2e')
  const axe = join(results, 'axe-runs.txt')
  return {
    'starts of a site': starts,
    ...(browser && { 'browser tests': browser.passed + browser.failed }),
    ...(browser && { 'axe runs': existsSync(axe) ? readFileSync(axe, 'utf8').trim().split('\n').length : 0 }),
  }
}

/** The commit, and whether something else than it was tested; null of a copy without its history. */
const tree = (): { commit: string; dirty: boolean } | null => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: project, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' }
  } catch {
    return null
  }
}

const main = async (): Promise<void> => {
  const [chosen, results, taken, before] = [suites(), emptyResults(), clock(), tree()]
  const isCold = !isSiteBuilt(project)
  const sites = openSites(project)
  const opened = new Set<string>()
  const open: Ground['open'] = (name) => {
    opened.add(name)
    return sites.open(name)
  }
  const ran: Ran[] = []
  try {
    let turn: Promise<Ran>[] = []
    for (const suite of chosen) {
      turn.push(runSuite(suite, { project, results, open }))
      if (suite.withNext && suite !== chosen.at(-1)) continue
      ran.push(...(await Promise.all(turn)))
      turn = []
    }
  } finally {
    await sites.stopAll()
  }
  const counts = kind === 'usual' ? countsOf({ ran, starts: opened.size, results }) : {}
  const over = overLimits(counts)
  const passed = ran.reduce((sum, suite) => sum + suite.passed, 0)
  const failed = ran.reduce((sum, suite) => sum + suite.failed, over.length)
  const seconds = taken()
  const build = ran.find(({ name }) => name === 'build')?.seconds
  const ratio = isCold && build && names.length === 0 ? Math.round((10 * seconds) / build) / 10 : null
  const after = tree()
  const dirty = !before || before.dirty || after?.dirty !== false || after.commit !== before.commit
  writeFileSync(
    join(results, 'last.json'),
    `${JSON.stringify({ commit: before?.commit ?? null, dirty, verdict: failed === 0 && passed > 0 ? 'green' : 'red', passed, failed, seconds, ratio, counts, suites: ran }, null, 2)}\n`,
  )
  if (over.length > 0) console.log(`\n${over.join('\n')}`)
  if (ratio) console.log(`\nThe whole run took ${ratio} times its own build.`)
  console.log(`\n${passed} passed, ${failed} failed (${seconds} s)`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
