import { describe, expect, it } from 'vitest'
import { comesWithAnother } from '@/domain/catalog/gifts'
import { BUILT_KINDS } from '@/domain/exam/kinds'
import { ownedState } from '@/ui/sitting/instructions/unless-owned'

const examId = 3
type Args = Parameters<typeof ownedState>[0]

describe('what a report costs stands on the start page', () => {
  it.each<[string, Args['sitting'], Args['included'], string]>([
    ['of a test that was never begun', null, [], 'not'],
    ['of one that was begun and not bought', { openParts: [] }, [], 'not'],
    ['not of one that was bought', { openParts: ['eq_report'] }, [], 'owned'],
    ['not of one that came with another', null, [{ examId: 3 }], 'owned'],
    ['though another test came', null, [{ examId: 4 }], 'not'],
    ['not before that is known', 'loading', [], 'unknown'],
    ['not before it is known what came', null, 'loading', 'unknown'],
  ])('%s', (_, sitting, included, state) => {
    expect(ownedState({ sitting, included, examId })).toBe(state)
  })

  it('asks what came for the kinds that a purchase brings, and for no others', () => {
    expect(BUILT_KINDS.filter(comesWithAnother).toSorted()).toEqual(['eq', 'left_right', 'types16'])
  })
})
