import { describe, expect, it } from 'vitest'
import { comparableWith, SCORING_VERSION, SCORINGS, upperOf } from '@/domain/measurement/scorings'

const BEFORE = ['eap-3pl-2', 'eap-3pl-3', 'eap-3pl-4']

describe('a scoring version', () => {
  it.each([
    ['eap-3pl-2', 1, BEFORE],
    ['eap-3pl-3', 1, BEFORE],
    ['eap-3pl-4', 1, BEFORE],
    ['eap-4pl-1', 0.95, ['eap-4pl-1']],
    // The first has no row, and nobody else knows these.
    ['eap-3pl-1', 1, ['eap-3pl-1']],
    ['toString', 1, ['toString']],
  ])('%s has the upper asymptote %d, and its scores stand beside those of %j', (version, upper, beside) => {
    expect([upperOf(version), comparableWith(version)]).toEqual([upper, beside])
  })

  it('of today is in the table that has a row for each case above', () => {
    expect(Object.keys(SCORINGS)).toEqual([...BEFORE, SCORING_VERSION])
  })
})
