import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../test/runners'

export type MoneyTests = { passed: number; failed: number; output: string }

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
        '--project',
        'money',
        ...files.map((file) => `tests/money/${file}.test.ts`),
        ...(bail ? ['--bail=1'] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    })
    const counted = existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
      : { numPassedTests: 0, numFailedTests: 0 }
    return { passed: counted.numPassedTests, failed: counted.numFailedTests, output }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
