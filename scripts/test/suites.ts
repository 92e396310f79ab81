import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../lib/build.ts'
import { runChecks } from './check.ts'
import { runShown } from './run-to-end.ts'

export type Outcome = { passed: number; failed: number }

/** What a suite is run with. */
export type Ground = {
  project: string
  /** The folder of its reports. */
  results: string
  /** Starts a site, or gives the one of that name which is running. */
  open: (name: string) => Promise<{ env: Record<string, string>; stop: () => Promise<void> }>
}

export type Suite = {
  name: string
  /** `npm test`, or `npm run test:deep`. */
  in: 'usual' | 'deep'
  /** Runs at the same time as the suite after it. */
  withNext?: true
  run: (ground: Ground) => Promise<Outcome>
}

type Told = { env?: Record<string, string> }

/** A vitest project by the name of its suite (vitest.config.ts). */
const vitest = async (name: string, { project, results }: Ground, { env }: Told = {}): Promise<Outcome> => {
  const report = join(results, `${name}.json`)
  const code = await runShown({
    project,
    env: { ...env, TEST_REPORT: report },
    command: [join(project, 'node_modules/.bin/vitest'), 'run', '--project', name],
  })
  const { numPassedTests = 0, numFailedTests = 0 } = readReport<{
    numPassedTests: number
    numFailedTests: number
  }>(report)
  return outcome({ passed: numPassedTests, failed: numFailedTests, code })
}

/** The browser tests (playwright.config.ts). */
const playwright = async (
  name: string,
  { project, results }: Ground,
  { env }: Told = {},
): Promise<Outcome> => {
  const report = join(results, `${name}.json`)
  const code = await runShown({
    project,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      AXE_RUNS_FILE: join(results, 'axe-runs.txt'),
    },
    command: [join(project, 'node_modules/.bin/playwright'), 'test', '--reporter=dot,json'],
  })
  const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  return outcome({ passed: expected + flaky, failed: unexpected, code })
}

/** A program that ended badly failed, and so did one without a single test, whatever its report says. */
const outcome = ({ passed, failed, code }: Outcome & { code: number }): Outcome => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

const readReport = <Report extends object>(path: string): Partial<Report> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : {}

const built = async ({ project }: Ground): Promise<Outcome> => {
  await ensureBuild(project)
  return { passed: 1, failed: 0 }
}

/** The suites in their order. A name may stand in both kinds of run. */
export const SUITES: readonly Suite[] = [
  { name: 'check', in: 'usual', withNext: true, run: ({ project }) => runChecks(project) },
  { name: 'unit', in: 'usual', run: (ground) => vitest('unit', ground) },
  { name: 'money', in: 'usual', run: (ground) => vitest('money', ground) },
  { name: 'build', in: 'usual', run: built },
  {
    name: 'integration',
    in: 'usual',
    // Its files wait for answers most of the time: two at once, each on a site of its own.
    run: async (ground) => {
      const [first, second] = await Promise.all([ground.open('first'), ground.open('second')])
      const env = { ...first.env, TEST_SITES: `[${first.env.TEST_SITE},${second.env.TEST_SITE}]` }
      return vitest('integration', ground, { env }).finally(second.stop)
    },
  },
  {
    name: 'e2e',
    in: 'usual',
    run: async (ground) => playwright('e2e', ground, await ground.open('first')),
  },
  { name: 'build', in: 'deep', run: built },
  { name: 'unit-deep', in: 'deep', run: (ground) => vitest('unit-deep', ground) },
  { name: 'money-deep', in: 'deep', run: (ground) => vitest('money-deep', ground) },
  {
    name: 'integration-deep',
    in: 'deep',
    // On a site that nobody else sees: what kills it, or fills it with hostile words, is nobody else's affair.
    run: async (ground) => {
      const { env, stop } = await ground.open('storms')
      return vitest('integration-deep', ground, { env }).finally(stop)
    },
  },
  {
    name: 'e2e-deep',
    in: 'deep',
    run: async (ground) => {
      const { env, stop } = await ground.open('browsers')
      return playwright('e2e-deep', ground, { env: { ...env, TEST_DEEP: '1' } }).finally(stop)
    },
  },
]
