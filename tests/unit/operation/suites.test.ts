import { describe, expect, it } from 'vitest'
import { SUITES, suitesOf, turnsOf } from '../../../scripts/test/suites'

const namesOf = (names: string[], deep = false) => suitesOf({ names, deep })?.map(({ name }) => name)

describe('the suites of a run', () => {
  it.each([
    ['npm test', [], false, ['check', 'unit', 'money', 'build', 'integration', 'e2e']],
    ['npm run test:deep', [], true, ['build', 'money-deep', 'integration-deep', 'e2e-deep']],
    ['npm test integration', ['integration'], false, ['integration']],
    ['npm test e2e unit', ['e2e', 'unit'], false, ['unit', 'e2e']],
    ['npm test money-deep', ['money-deep'], false, ['money-deep']],
    ['npm test storms, which is none', ['unit', 'storms'], false, undefined],
  ] as const)('%s', (_, names, deep, expected) => {
    expect(namesOf([...names], deep)).toEqual(expected)
  })

  it('have each a name of its own', () => {
    expect(new Set(SUITES.map(({ name }) => name)).size).toBe(SUITES.length)
  })

  it('run one after the other, but what runs beside the one before', () => {
    const turns = (names: string[]) =>
      turnsOf(suitesOf({ names, deep: false }) ?? []).map((turn) => turn.map(({ name }) => name))
    expect(turns([])).toEqual([['check', 'unit'], ['money'], ['build'], ['integration'], ['e2e']])
    expect(turns(['unit', 'money'])).toEqual([['unit'], ['money']])
  })
})
