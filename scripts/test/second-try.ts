import { basename } from 'node:path'

// What is run once more, and what a second try says (docs/testing.md).

type VitestFile = {
  /** Its path. */
  name: string
  status: string
  /** What failed outside of its tests, in a hook of the file. */
  message?: string
  assertionResults: { fullName: string; status: string }[]
}
export type VitestReport = { testResults: VitestFile[] }

/**
 * The books out of order (tests/integration/support/books-in-order.ts) are no chance. Nor is an error beside the tests,
 * which no file can be asked for once more.
 */
const NO_CHANCE = /invariant_violations: expected|Vitest caught \d+ unhandled error/

/** Files of a run that failed, to be run once more; none of a run in which something failed that is no chance. */
export const filesToRepeat = ({
  report,
  output,
}: {
  report: VitestReport | null
  output: string
}): string[] =>
  NO_CHANCE.test(output) ? [] : (report?.testResults ?? []).filter(isFailed).map(({ name }) => name)

type Settled = { passed: number; failed: number; flaky: string[] }

/** What holds after the second try: of a file that was run again, only that. A failed file fails by one test at least. */
export const settle = ({
  first,
  second,
}: {
  first: VitestReport | null
  second?: VitestReport | null
}): Settled => {
  if (!first) return { passed: 0, failed: 1, flaky: [] }
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]))
  const last = first.testResults.map((file) => again.get(file.name) ?? file)
  const flaky = first.testResults.filter(
    (file) => isFailed(file) && again.has(file.name) && !isFailed(again.get(file.name) as VitestFile),
  )
  return {
    passed: last.flatMap(({ assertionResults }) => assertionResults.filter(isPassed)).length,
    failed: last.flatMap(failuresOf).length,
    flaky: flaky.flatMap(failuresOf),
  }
}

const isPassed = ({ status }: { status: string }): boolean => status === 'passed'
const isFailed = ({ status }: { status: string }): boolean => status === 'failed'

/** Its failed tests; the file itself where a hook failed and no test did. */
const failuresOf = (file: VitestFile): string[] => {
  if (!isFailed(file)) return []
  const name = basename(file.name)
  const titles = file.assertionResults.filter(isFailed).map(({ fullName }) => `${name}: ${fullName}`)
  return titles.length > 0 ? titles : [name]
}

type PlaywrightSpec = { title: string; file?: string; tests?: { projectName: string; status: string }[] }
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }

/** What Playwright tried twice, and passed then. */
export const flakyOfPlaywright = ({ suites }: { suites: readonly PlaywrightSuite[] }): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file = '', tests = [] }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${file}: ${title} (${projectName})`),
    ),
    ...flakyOfPlaywright({ suites: inner }),
  ])
