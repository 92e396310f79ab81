import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SITTING_STATES,
  type Sitting,
  type SittingEvent,
  transitionSitting,
} from '@/domain/exam/sitting-machine'

const now = new Date('2026-11-21T10:20:00Z')
const afterGrace = new Date('2026-11-21T10:40:00.001Z')
const sitting = (state: Sitting['state'], change: Partial<Sitting> = {}): Sitting => ({
  state,
  confirmedAt: state === 'started' ? null : now,
  ...change,
})
const CONFIRM = { type: 'confirm' } as const
const score = (verdict: 'valid' | 'caution' | 'invalid') => ({ type: 'score', verdict }) as const

describe('sitting', () => {
  it.each<[string, Sitting, SittingEvent, Date, object]>([
    ['confirmed by the visitor', sitting('started'), CONFIRM, now, { state: sitting('confirmed') }],
    ['confirmed after the deadline', sitting('started'), CONFIRM, afterGrace, { kind: 'applied' }],
    ['confirmed twice', sitting('confirmed'), CONFIRM, now, { kind: 'ignored', reason: 'already_confirmed' }],
    [
      'confirmed after its result',
      sitting('valid'),
      CONFIRM,
      now,
      { kind: 'ignored', reason: 'already_confirmed' },
    ],
    ['scored valid', sitting('confirmed'), score('valid'), now, { state: sitting('valid') }],
    ['scored with caution', sitting('confirmed'), score('caution'), now, { state: sitting('valid') }],
    ['scored invalid', sitting('confirmed'), score('invalid'), now, { state: sitting('abnormal') }],
    [
      'scored before confirmation',
      sitting('started'),
      score('valid'),
      now,
      { kind: 'rejected', code: 'not_confirmed' },
    ],
    ['scored twice', sitting('valid'), score('caution'), now, { kind: 'ignored', reason: 'already_scored' }],
    [
      'scored twice, abnormal',
      sitting('abnormal'),
      score('invalid'),
      now,
      { kind: 'ignored', reason: 'already_scored' },
    ],
    [
      'scored otherwise later',
      sitting('valid'),
      score('invalid'),
      now,
      { kind: 'rejected', code: 'verdict_is_final' },
    ],
    [
      'made valid later',
      sitting('abnormal'),
      score('valid'),
      now,
      { kind: 'rejected', code: 'verdict_is_final' },
    ],
  ])('%s', (_, before, event, when, expected) => {
    expect(transitionSitting(before, event, when)).toMatchObject(expected)
  })

  it('never goes back, and is scored once at most, whatever happens', () => {
    const anyEvent = fc.constantFrom<SittingEvent>(
      CONFIRM,
      score('valid'),
      score('caution'),
      score('invalid'),
    )
    const rank = (state: Sitting['state']) => Math.min(SITTING_STATES.indexOf(state), 2)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent, fc.constantFrom(now, afterGrace)), { maxLength: 20 }),
        (events) => {
          let current = sitting('started')
          for (const [event, when] of events) {
            const step = transitionSitting(current, event, when)
            if (step.kind !== 'applied') continue
            expect(rank(step.state.state)).toBe(rank(current.state) + 1)
            current = step.state
          }
        },
      ),
    )
  })
})
