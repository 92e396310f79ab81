import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reached } from '../../../tests/money/lab/count-reached'
import { runToEnd } from '../../test/run-to-end'

/** `reached`: what the histories among them came by (task.meta.reached of a test), and how often. */
export type MoneyTests = { passed: number; failed: number; output: string; reached: Reached }

/** Runs files of tests/money. `failed` counts tests that ran and failed; a file that could not be loaded counts as none. */
export const runMoneyTests = async ({
  project,
  files,
  env = {},
  bail = false,
}: {
  project: string
  /** Names below tests/money, without `.test.ts`. */
  files: readonly string[]
  env?: Record<string, string>
  bail?: boolean
}): Promise<MoneyTests> => {
  const dir = mkdtempSync(join(tmpdir(), 'plumbline-prove-'))
  const report = join(dir, 'report.json')
  try {
    const { output } = await runToEnd({
      project,
      env,
      command: [
        join(project, 'node_modules/.bin/vitest'),
        'run',
        '--project=money',
        '--project=money-deep',
        ...files.map((file) => `tests/money/${file}.test.ts`),
        ...(bail ? ['--bail=1'] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    })
    const { numPassedTests, numFailedTests, testResults } = existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
      : NO_REPORT
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const reached = tests.find(({ meta }) => meta.reached)?.meta.reached ?? {}
    return { passed: numPassedTests, failed: numFailedTests, output, reached }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { meta: { reached?: Reached } }[] }[]
}
const NO_REPORT: Report = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
