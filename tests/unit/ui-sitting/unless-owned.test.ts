import { describe, expect, it } from 'vitest'
import { comesWithAnother } from '@/domain/catalog/gifts'
import { BUILT_KINDS } from '@/domain/exam/kinds'
import { ownedState } from '@/ui/sitting/instructions/unless-owned'
import type { SittingView } from '@/ui/sitting/sitting-view'
import type { SittingRead } from '@/ui/sitting/use-sitting'

const examId = 3
const ready = (openParts: string[] | null): SittingRead => ({
  phase: 'ready',
  sitting: openParts && ({ openParts } as SittingView),
  keep: () => {},
})

describe('what a report costs stands on the start page', () => {
  it.each([
    ['of a test that was never begun', ready(null), [], 'not'],
    ['of one that was begun and not bought', ready([]), [], 'not'],
    ['not of one that was bought', ready(['eq_report']), [], 'owned'],
    ['not of one that came with another', ready(null), [{ examId: 3 }], 'owned'],
    ['though another test came', ready(null), [{ examId: 4 }], 'not'],
    ['not before that is known', { phase: 'loading' }, [], 'unknown'],
    ['not before it is known what came', ready(null), 'loading', 'unknown'],
    ['where it could not be read', { phase: 'failed', problem: null, retry: () => {} }, [], 'not'],
  ] as [string, SittingRead, { examId: number }[] | 'loading', string][])(
    '%s',
    (_, read, included, state) => {
      expect(ownedState({ read, included, examId })).toBe(state)
    },
  )

  it('asks what came for the kinds that a purchase brings, and for no others', () => {
    expect(BUILT_KINDS.filter(comesWithAnother).toSorted()).toEqual(['eq', 'left_right', 'types16'])
  })
})
