import { describe, expect, it } from 'vitest'
import { lastRun } from '../../../scripts/test/last-run'

const CLEAN = { commit: 'abc', dirty: false }
const ran = (name: string, { passed = 2, failed = 0, flaky = [] as string[] } = {}) => ({
  name,
  seconds: 3,
  passed,
  failed,
  flaky,
})
const run = (given: Partial<Parameters<typeof lastRun>[0]>) =>
  lastRun({ command: 'npm test', began: CLEAN, ended: CLEAN, suites: [ran('unit')], seconds: 9, ...given })

describe('what is kept of a run', () => {
  it.each([
    ['all passed', [ran('unit')], 'green'],
    ['one passed on the second try', [ran('e2e', { flaky: ['a'] })], 'green'],
    ['one failed', [ran('unit'), ran('e2e', { failed: 1 })], 'red'],
    ['nothing ran', [], 'red'],
  ])('%s', (_, suites, verdict) => {
    expect(run({ suites })).toMatchObject({ verdict, commit: 'abc', suites })
  })

  it.each([
    ['the commit as it is', CLEAN, CLEAN, false],
    ['a changed tree', { ...CLEAN, dirty: true }, CLEAN, true],
    ['a tree that was changed meanwhile', CLEAN, { ...CLEAN, dirty: true }, true],
    ['a commit that was left meanwhile', CLEAN, { ...CLEAN, commit: 'def' }, true],
    ['a copy without history', null, null, true],
  ])('%s', (_, began, ended, dirty) => {
    expect(run({ began, ended }).dirty).toBe(dirty)
  })

  it('names what was flaky in any suite', () => {
    const suites = [ran('integration', { flaky: ['a'] }), ran('e2e', { flaky: ['b', 'c'] })]
    expect(run({ suites })).toMatchObject({ flaky: ['a', 'b', 'c'], passed: 4, failed: 0, seconds: 9 })
  })
})
