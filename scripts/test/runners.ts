import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oddTitles, titlesOfPlaywright, titlesOfVitest } from './odd-titles.ts'
import { filesToRepeat, flakyOfPlaywright, settle, type VitestReport } from './second-try.ts'

/** `flaky`: what passed only on the second try; counted among `passed`. */
export type Outcome = { passed: number; failed: number; flaky: string[] }
type Env = Record<string, string>

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  flaky: outcomes.flatMap(({ flaky }) => flaky),
})

const LAST_WORDS_MS = 2_000

/** Runs a program to its end and keeps its output, all of it: second-try.ts reads there what is no chance. */
export const runToEnd = (args: {
  project: string
  command: string[]
  env?: Env
}): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const [program = process.execPath, ...rest] = args.command
    const child = spawn(program, rest, {
      cwd: args.project,
      env: { ...process.env, ...args.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('exit', (code) => {
      const end = (): void => done({ code: code ?? 1, output })
      // What it printed last is still on its way; a program that it left behind may hold that way open for good.
      const late = setTimeout(end, LAST_WORDS_MS)
      child.on('close', () => {
        clearTimeout(late)
        end()
      })
    })
  })

/** A title that says nothing fails like a test; how many there are. */
const sayOdd = (titles: readonly string[]): number => {
  const odd = oddTitles(titles)
  for (const title of odd) console.log(`A title that shows a slip: ${title}`)
  return odd.length
}

type Run = { project: string; results: string; name: string; env?: Env }
type VitestRun = Run & {
  /** Failed files are run once more, in the same surroundings. */
  again?: true
}
type Told<Report> = { code: number; output: string; report: Report | null }

/** A vitest project; what failed is printed, what passed is counted. */
export const vitest = async ({ again, ...run }: VitestRun): Promise<Outcome> => {
  const first = await runVitest({ ...run, report: run.name })
  const files = again ? filesToRepeat(first) : []
  const second = files.length > 0 ? await runVitest({ ...run, report: `${run.name}-again`, files }) : null
  const { passed, failed, flaky } = settle({ first: first.report, second: second?.report })
  const odd = sayOdd(first.report ? titlesOfVitest(first.report) : [])
  const last = second ?? first
  // What no test owns to have failed (an error beside the tests) has failed all the same.
  const unowned = last.code !== 0 && failed === 0 ? 1 : 0
  const outcome = withSomething({ passed, failed: failed + unowned + odd, flaky })
  if (outcome.failed > 0 || flaky.length > 0) {
    console.log(first.output.slice(-20_000))
    if (second) console.log(`Once more: ${files.join(' ')}\n${second.output.slice(-20_000)}`)
  }
  return outcome
}

const runVitest = async ({
  project,
  results,
  name,
  env,
  report,
  files = [],
}: Run & { report: string; files?: string[] }): Promise<Told<VitestReport>> => {
  const path = join(results, `${report}.json`)
  const { code, output } = await runToEnd({
    project,
    env,
    command: [
      join(project, 'node_modules/.bin/vitest'),
      'run',
      '--project',
      name,
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ],
  })
  return { code, output, report: readReport<VitestReport>(path) }
}

type PlaywrightReport = Parameters<typeof titlesOfPlaywright>[0] &
  Parameters<typeof flakyOfPlaywright>[0] & { stats: { expected: number; unexpected: number; flaky: number } }

/** The browser tests. Playwright itself tries each failed one once more (playwright.config.ts). */
export const playwright = async ({ project, results, name, env }: Run): Promise<Outcome> => {
  const file = join(results, `${name}.json`)
  const { code, output } = await runToEnd({
    project,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    command: [join(project, 'node_modules/.bin/playwright'), 'test', '--reporter=line,json'],
  })
  const report = readReport<PlaywrightReport>(file)
  const { expected = 0, unexpected = 1, flaky: passedLater = 0 } = report?.stats ?? {}
  const odd = sayOdd(report ? titlesOfPlaywright(report) : [])
  const flaky = report ? flakyOfPlaywright(report) : []
  const failed = Math.max(unexpected, code === 0 ? 0 : 1) + odd
  const outcome = withSomething({ passed: expected + passedLater, failed, flaky })
  if (outcome.failed > 0 || flaky.length > 0) console.log(output.slice(-20_000))
  return outcome
}

/** A suite without a single test is not a suite that passed. */
const withSomething = (outcome: Outcome): Outcome =>
  outcome.passed > 0 ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) }

const readReport = <Report>(path: string): Report | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
