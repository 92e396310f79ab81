import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oddTitles, titlesOfPlaywright, titlesOfVitest } from './odd-titles.ts'

export type Outcome = { passed: number; failed: number }
type Env = Record<string, string>

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})

/** Runs a program to its end and keeps its output. */
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
    child.on('exit', (code) => done({ code: code ?? 1, output }))
  })

type VitestReport = Parameters<typeof titlesOfVitest>[0] & { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = Parameters<typeof titlesOfPlaywright>[0] & {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A title that says nothing fails like a test; how many there are. */
const sayOdd = (titles: readonly string[]): number => {
  const odd = oddTitles(titles)
  for (const title of odd) console.log(`A title that shows a slip: ${title}`)
  return odd.length
}

type Run = { project: string; results: string; name: string; env?: Env }

/** A vitest project, or a part of it (`shard`: '1/2'); what failed is printed, what passed is counted. */
export const vitest = async ({
  project,
  results,
  name,
  env,
  shard,
}: Run & { shard?: string }): Promise<Outcome> => {
  const report = join(results, `${shard ? `${name}-${shard[0]}` : name}.json`)
  const { code, output } = await runToEnd({
    project,
    env,
    command: [
      join(project, 'node_modules/.bin/vitest'),
      'run',
      '--project',
      name,
      ...(shard ? [`--shard=${shard}`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  })
  const counted = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : null
  const odd = sayOdd(counted ? titlesOfVitest(counted) : [])
  const failed = Math.max(counted?.numFailedTests ?? 1, code === 0 ? 0 : 1) + odd
  if (failed > 0 || !counted?.numPassedTests) console.log(output.slice(-20_000))
  // A suite without a single test is not a suite that passed.
  return {
    passed: counted?.numPassedTests ?? 0,
    failed: counted?.numPassedTests ? failed : Math.max(1, failed),
  }
}

export const playwright = async ({ project, results, name, env }: Run): Promise<Outcome> => {
  const report = join(results, `${name}.json`)
  const { code, output } = await runToEnd({
    project,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    command: [join(project, 'node_modules/.bin/playwright'), 'test', '--reporter=line,json'],
  })
  const told = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport) : null
  const stats = told?.stats
  const odd = sayOdd(told ? titlesOfPlaywright(told) : [])
  const failed = Math.max((stats?.unexpected ?? 1) + (stats?.flaky ?? 0), code === 0 ? 0 : 1) + odd
  if (failed > 0 || !stats?.expected) console.log(output.slice(-20_000))
  return { passed: stats?.expected ?? 0, failed: stats?.expected ? failed : Math.max(1, failed) }
}
