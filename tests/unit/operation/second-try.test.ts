import { describe, expect, it } from 'vitest'
import { filesToRepeat, flakyOfPlaywright, settle } from '../../../scripts/test/second-try'

const file = (name: string, tests: Record<string, 'passed' | 'failed' | 'skipped'>, status?: string) => ({
  name: `/house/tests/integration/${name}`,
  status: status ?? (Object.values(tests).includes('failed') ? 'failed' : 'passed'),
  assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
})
const reportOf = (...testResults: ReturnType<typeof file>[]) => ({ testResults })

const GOOD = file('good.test.ts', { 'is good': 'passed' })
const BAD = file('bad.test.ts', { 'is good': 'passed', 'is bad': 'failed' })
const BAD_NOW_GOOD = file('bad.test.ts', { 'is good': 'passed', 'is bad': 'passed' })
const NEVER_BEGAN = file('hook.test.ts', { 'would be good': 'skipped' }, 'failed')

/** As vitest prints it for the hook of tests/integration/support/books-in-order.ts. */
const OUT_OF_ORDER = (() => {
  try {
    expect(['orders_paid_once 1: two'], 'invariant_violations').toEqual([])
    return ''
  } catch (error) {
    return String(error)
  }
})()

describe('files of a suite that are run once more', () => {
  it.each([
    ['none, when all is well', reportOf(GOOD), '', []],
    ['those in which a test failed', reportOf(GOOD, BAD), '', [BAD.name]],
    ['those whose hook failed before a test began', reportOf(NEVER_BEGAN), '', [NEVER_BEGAN.name]],
    ['none, when the books are not in order', reportOf(BAD), OUT_OF_ORDER, []],
    ['none, beside an error of no test', reportOf(BAD), 'Vitest caught 1 unhandled error during', []],
    ['none, when there is no report', null, 'Killed', []],
  ])('%s', (_, report, output, files) => {
    expect(filesToRepeat({ report, output })).toEqual(files)
  })
})

describe('after the second try', () => {
  it.each([
    ['nothing failed', reportOf(GOOD), undefined, { passed: 1, failed: 0, flaky: [] }],
    [
      'what failed and was not tried again has failed',
      reportOf(GOOD, BAD),
      undefined,
      { passed: 2, failed: 1, flaky: [] },
    ],
    [
      'what passes then is flaky',
      reportOf(GOOD, BAD),
      reportOf(BAD_NOW_GOOD),
      { passed: 3, failed: 0, flaky: ['bad.test.ts: is bad'] },
    ],
    [
      'what fails again has failed, once',
      reportOf(GOOD, BAD),
      reportOf(BAD),
      { passed: 2, failed: 1, flaky: [] },
    ],
    [
      'another test of the file fails',
      reportOf(BAD),
      reportOf(file('bad.test.ts', { 'is good': 'failed', 'is bad': 'passed' })),
      { passed: 1, failed: 1, flaky: [] },
    ],
    [
      'a hook that failed once is flaky by the name of its file',
      reportOf(NEVER_BEGAN),
      reportOf(file('hook.test.ts', { 'would be good': 'passed' })),
      { passed: 1, failed: 0, flaky: ['hook.test.ts'] },
    ],
    [
      'a hook that fails again has failed',
      reportOf(NEVER_BEGAN),
      reportOf(NEVER_BEGAN),
      { passed: 0, failed: 1, flaky: [] },
    ],
    [
      'a second try without a report changes nothing',
      reportOf(BAD),
      null,
      { passed: 1, failed: 1, flaky: [] },
    ],
    ['a first try without one has failed', null, undefined, { passed: 0, failed: 1, flaky: [] }],
  ])('%s', (_, first, second, settled) => {
    expect(settle({ first, second })).toEqual(settled)
  })
})

it('what Playwright tried twice is flaky by file, title and size', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'pay.e2e.ts',
    tests: [{ projectName: 'phone', status }],
  })
  const inner = [{ specs: [spec('pays', 'flaky'), spec('refunds', 'unexpected')] }]
  expect(flakyOfPlaywright({ suites: [{ specs: [spec('opens', 'expected')], suites: inner }] })).toEqual([
    'pay.e2e.ts: pays (phone)',
  ])
})
