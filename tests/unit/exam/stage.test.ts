import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StageAnswers, type StageEvent, type StageState, transitionStage } from '@/domain/exam/stage'

const OPEN = { state: 'open' } as StageState
const HARDER: StageState = { state: 'fitted', level: 2 }
const NONE: StageAnswers = { middle: false, fitted: false }
const toFit = (level: number): StageEvent => ({ type: 'fit', level })
const KEEP: StageEvent = { type: 'keep_middle' }

describe('a part that exists at several levels', () => {
  it.each<[string, StageState, StageEvent, Partial<StageAnswers>, StageState | string]>([
    ['takes the level that fits', OPEN, toFit(2), {}, HARDER],
    ['is settled when the middle fits', OPEN, toFit(0), {}, { state: 'middle' }],
    ['stays the middle once that is begun', OPEN, toFit(2), { middle: true }, { state: 'middle' }],
    ['stays the middle on request', OPEN, KEEP, {}, { state: 'middle' }],
    ['never takes a second level', HARDER, toFit(-1), {}, 'settled'],
    ['never leaves the middle', { state: 'middle' }, toFit(2), {}, 'settled'],
    ['gives way to the middle while nothing of it is answered', HARDER, KEEP, {}, { state: 'middle' }],
    ['gives way to nothing once it is answered', HARDER, KEEP, { fitted: true }, 'fitted_begun'],
  ])('%s', (_, stage, event, answered, expected) => {
    const outcome = transitionStage(stage, event, { ...NONE, ...answered })
    expect(outcome.kind === 'applied' ? outcome.state : outcome.reason).toEqual(expected)
  })

  it('shows at most one level that depends on answers, whatever is asked in whatever order', () => {
    const events = fc.array(
      fc.record({
        event: fc.oneof(fc.integer({ min: -3, max: 3 }).map(toFit), fc.constant(KEEP)),
        answered: fc.record({ middle: fc.boolean(), fitted: fc.boolean() }),
      }),
    )
    fc.assert(
      fc.property(events, (history) => {
        let stage: StageState = OPEN
        const levels = new Set<number>()
        for (const { event, answered } of history) {
          const outcome = transitionStage(stage, event, answered)
          if (outcome.kind === 'applied') stage = outcome.state
          if (stage.state === 'fitted') levels.add(stage.level)
        }
        expect(levels.size).toBeLessThanOrEqual(1)
      }),
    )
  })
})
