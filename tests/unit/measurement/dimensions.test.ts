import { describe, expect, it } from 'vitest'
import { RULES } from '@/domain/matrices/rules'
import {
  DIMENSIONS,
  type DimensionId,
  LOGIC_RULES,
  levelOf,
  scoreDimensions,
} from '@/domain/measurement/dimensions/dimensions'
import { scoreReaction } from '@/domain/measurement/dimensions/reaction'
import { estimateEap } from '@/domain/measurement/posterior'
import { calmSitting } from './support/sittings'

const dimensionsOf = (sitting: ReturnType<typeof calmSitting>) =>
  scoreDimensions({ ...sitting, ...estimateEap(sitting) })
const dimension = (id: DimensionId, sitting = calmSitting(20)) =>
  dimensionsOf(sitting).find((d) => d.id === id)!

describe('dimensions', () => {
  it('are always the five, in their order', () => {
    expect(dimensionsOf(calmSitting(20)).map(({ id }) => id)).toEqual([...DIMENSIONS])
  })

  it.each([
    [-1.51, 1],
    [-1.5, 2],
    [-0.51, 2],
    [-0.5, 3],
    [0.49, 3],
    [0.5, 4],
    [1.5, 5],
  ])('z = %d is level %d', (z, level) => expect(levelOf(z)).toBe(level))

  it('never claim a level with a standard error above .6', () => {
    for (let right = 0; right <= 30; right++) {
      for (const { level, se, note } of dimensionsOf(calmSitting(right))) {
        if (level === null) expect(['not_precise', 'not_measured']).toContain(note)
        else expect(se).toBeLessThanOrEqual(0.6)
      }
    }
  })

  it('do not claim a reaction time that nobody measured, or that is not one', () => {
    const none = { id: 'reaction', level: null, z: null, se: null, range: [-1, 1], note: 'not_measured' }
    const missed = Array.from({ length: 12 }, (_, i) => (i < 7 ? 300 : 1500))
    expect(dimension('reaction')).toEqual(none)
    expect(dimension('reaction', { ...calmSitting(20), reactionMs: null })).toEqual(none)
    expect(dimension('reaction', { ...calmSitting(20), reactionMs: missed })).toEqual(none)
  })

  it('take the reaction from its own task', () => {
    const reactionMs = Array.from({ length: 12 }, (_, i) => 220 + 2 * i)
    const { z, se } = scoreReaction(reactionMs)!
    const found = dimension('reaction', { ...calmSitting(20), reactionMs })
    expect(found).toEqual({ id: 'reaction', level: 4, z, se, range: [-1, 1] })
    const scattered = reactionMs.map((ms, i) => ms + 30 * (i % 5))
    expect(dimension('reaction', { ...calmSitting(20), reactionMs: scattered })).toMatchObject({
      level: null,
      note: 'not_precise',
    })
  })

  it('name only logic rules that the grammar knows', () => {
    for (const rule of LOGIC_RULES) expect(RULES).toContain(rule)
  })
})

describe('logic and memory', () => {
  it.each(['logic', 'memory'] as const)('%s rises with a right answer to one of its items', (id) => {
    const sitting = calmSitting(20)
    const better = { ...sitting, responses: sitting.responses.with(29, 1) }
    expect(dimension(id, better).z!).toBeGreaterThan(dimension(id, sitting).z!)
  })

  it('are not measured when their items are missing or unanswered', () => {
    const sitting = calmSitting(10)
    const early = {
      ...sitting,
      responses: sitting.responses.map((response, i) => (i < 10 ? response : null)),
    }
    expect(dimension('logic', early).note).toBe('not_measured')
    expect(dimension('memory', early).note).toBe('not_measured')
  })

  it('are the total where no other item is left', () => {
    const sitting = calmSitting(20)
    const items = sitting.items.map((item) => ({ ...item, features: { rules: ['xor', 'or'], layers: 3 } }))
    const { theta, se } = estimateEap(sitting)
    expect(dimension('logic', { ...sitting, items })).toMatchObject({ z: theta, note: 'as_total' })
    expect(dimension('logic', { ...sitting, items }).se).toBeCloseTo(se, 12)
  })

  it('are the total, with a level and a note, where their own items tell less than the whole', () => {
    const { theta } = estimateEap(calmSitting(20))
    expect(dimension('memory')).toMatchObject({ z: theta, level: 4, note: 'as_total' })
    expect(dimension('logic').note).toBeUndefined()
  })
})

describe('speed and concentration', () => {
  it('speed is precise and higher for somebody who takes half as long', () => {
    const sitting = calmSitting(20)
    const fast = dimension('speed', { ...sitting, times: sitting.times.map((time) => time! / 2) })
    expect(dimension('speed').se!).toBeLessThan(0.3)
    expect(fast.z!).toBeGreaterThan(dimension('speed').z! + 1.5)
    expect(fast.level).toBe(5)
  })

  it('concentration falls with uneven times and with misses on easy items', () => {
    const sitting = calmSitting(20)
    const uneven = { ...sitting, times: sitting.times.map((time, i) => time! * (i % 2 ? 2 : 0.5)) }
    const lapsing = { ...sitting, responses: sitting.responses.with(0, 0).with(1, 0).with(20, 1).with(21, 1) }
    expect(dimension('concentration', uneven).z!).toBeLessThan(dimension('concentration').z!)
    expect(dimension('concentration', lapsing).z!).toBeLessThan(dimension('concentration').z!)
  })

  it('leave out wrong answers below the threshold of their question', () => {
    const sitting = calmSitting(20)
    const hasty = { ...sitting, times: sitting.times.map((time, i) => (i < 15 ? time : 3)) }
    const slow = dimension('speed', { ...hasty, meanTimes: sitting.times.map(() => 40) })
    // Twenty were right, so ten hasty wrong ones go and five hasty right ones stay.
    expect(slow.z!).toBeLessThan(dimension('speed', hasty).z!)
    expect(slow.se!).toBeGreaterThan(dimension('speed', hasty).se!)
  })

  it('are not measured with fewer than ten times', () => {
    const sitting = calmSitting(20)
    const bare = { ...sitting, times: sitting.times.map((time, i) => (i < 9 ? time : null)) }
    expect(dimension('speed', bare).note).toBe('not_measured')
    expect(dimension('concentration', bare).note).toBe('not_measured')
  })

  it('concentration from fifteen times is not precise enough for a level', () => {
    const sitting = calmSitting(20)
    const half = { ...sitting, times: sitting.times.map((time, i) => (i < 15 ? time : null)) }
    expect(dimension('concentration', half)).toMatchObject({ level: null, note: 'not_precise' })
  })
})
