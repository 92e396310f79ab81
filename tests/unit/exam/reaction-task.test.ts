import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginReaction,
  DEAF_MS,
  foreperiodFrom,
  LAPSE_MS,
  LARGEST_TIME_MS,
  MOST_FALSE_STARTS,
  MOST_LAPSES,
  REACTION_TRIALS,
  type ReactionEvent,
  type ReactionTask,
  stepReaction,
} from '@/domain/exam/reaction-task'

const random = () => 0
const begin = () => beginReaction({ at: 0, random })
const step = (task: ReactionTask, event: ReactionEvent) => stepReaction({ task, event, random })
const frame = (at: number): ReactionEvent => ({ type: 'frame', at })
const tap = (at: number): ReactionEvent => ({ type: 'tap', at })
/** With chance 0 every wait is 1000 ms. */
const shownAt = (at: number, task = begin()) => step(task, frame(at))

/** Answers each round this long after its change; null: not at all. */
const sit = (times: readonly (number | null)[]): ReactionTask => {
  let at = 0
  let task = begin()
  for (const time of times) {
    if (task.phase !== 'waiting') break
    at = task.since + 1000
    task = step(task, frame(at))
    task = step(task, time === null ? frame(at + LAPSE_MS) : tap(at + time))
  }
  return task
}

describe('the wait before a change', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => foreperiodFrom((index + 0.5) / 100_000))

  it('lies between one and three seconds, with a mean of 1.4 s', () => {
    expect(foreperiodFrom(0)).toBe(1000)
    expect(foreperiodFrom(1 - Number.EPSILON)).toBeCloseTo(3000, 6)
    expect(many.reduce((sum, wait) => sum + wait, 0) / many.length).toBeCloseTo(1400, -1)
  })

  it('does not tell how long it still takes: the hazard hardly changes for two thirds of it', () => {
    const hazardAt = (from: number) => {
      const left = many.filter((wait) => wait >= from)
      return left.filter((wait) => wait < from + 100).length / left.length
    }
    const hazards = [1000, 1200, 1400, 1600, 1800, 2000].map(hazardAt)
    expect(Math.max(...hazards) / Math.min(...hazards)).toBeLessThan(1.15)
  })

  it('grows with the chance', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(chance, chance, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(foreperiodFrom(low)).toBeLessThanOrEqual(foreperiodFrom(high))
      }),
    )
  })

  it.each([
    ['-0.1', -0.1],
    ['1', 1],
    ['not a number', Number.NaN],
  ])('refuses chance %s', (_, chance) => {
    expect(() => foreperiodFrom(chance)).toThrow(/random/)
  })

  it('makes the whole take 20 to 25 seconds for who taps after 300 ms', () => {
    const mean = many.reduce((sum, wait) => sum + wait, 0) / many.length
    const seconds = (REACTION_TRIALS * (mean + 300)) / 1000
    expect(seconds).toBeGreaterThan(20)
    expect(seconds).toBeLessThan(25)
  })
})

describe('a round', () => {
  it('changes the picture with the first frame after its wait, not before', () => {
    expect(shownAt(999).phase).toBe('waiting')
    expect(shownAt(1000)).toMatchObject({ phase: 'shown', since: 1000 })
    expect(shownAt(1016.4)).toMatchObject({ phase: 'shown', since: 1016.4 })
  })

  it('is measured from the frame that drew the change to the tap, in whole milliseconds', () => {
    expect(step(shownAt(1016.4), tap(1266.9))).toMatchObject({ phase: 'waiting', times: [251] })
  })

  it('takes a tap in the very moment of the change for an answer, one before it for a false start', () => {
    expect(step(shownAt(1000), tap(1000))).toMatchObject({ times: [0], falseStarts: 0 })
    expect(step(shownAt(1000), tap(999.9))).toMatchObject({ times: [], falseStarts: 1, phase: 'waiting' })
  })

  it('begins anew after a tap before the change, and says so until the next answer', () => {
    const again = step(begin(), tap(700))
    expect(again).toMatchObject({
      phase: 'waiting',
      since: 700,
      falseStarts: 1,
      feedback: 'early',
      times: [],
    })
    const shown = step(again, frame(1700))
    expect(shown).toMatchObject({ phase: 'shown', feedback: 'early' })
    expect(step(shown, tap(1950))).toMatchObject({ times: [250], feedback: null })
  })

  it(`does not hear a tap within ${DEAF_MS} ms of the last one`, () => {
    const answered = step(shownAt(1000), tap(1200))
    expect(step(answered, tap(1200 + DEAF_MS - 1))).toBe(answered)
    expect(step(answered, tap(1200 + DEAF_MS))).toMatchObject({ falseStarts: 1 })
  })

  it.each([
    ['a frame', frame],
    ['a tap', tap],
  ])(`is a lapse when ${LAPSE_MS} ms are over, by %s that says so`, (_, event) => {
    expect(step(shownAt(1000), event(1000 + LAPSE_MS))).toMatchObject({
      phase: 'waiting',
      since: 1000 + LAPSE_MS,
      times: [LAPSE_MS],
      lapses: 1,
      feedback: 'missed',
    })
    expect(step(shownAt(1000), event(999 + LAPSE_MS))).toMatchObject({ lapses: 0 })
  })
})

describe('a task', () => {
  it('is finished with its twelfth answer and hears nothing after it', () => {
    const times = [210, 250, 190, 400, 333, 280, 260, 255, 301, 222, 240, 999]
    expect(sit(times.slice(0, -1)).phase).toBe('waiting')
    const done = sit(times)
    expect(done).toMatchObject({ phase: 'finished', times, lapses: 0, falseStarts: 0 })
    for (const event of [tap(1e6), frame(1e6), { type: 'leave' } as const])
      expect(step(done, event)).toBe(done)
  })

  it('stores a lapse at its limit and goes on', () => {
    expect(sit([200, null, 300])).toMatchObject({ times: [200, LAPSE_MS, 300], lapses: 1 })
  })

  it(`ends when more than ${MOST_LAPSES} rounds went by without a tap`, () => {
    const lapses = Array.from({ length: MOST_LAPSES }, () => null)
    expect(sit(lapses).phase).toBe('waiting')
    expect(sit([...lapses, null])).toMatchObject({ phase: 'ended', because: 'lapses' })
  })

  it(`ends with more than ${MOST_FALSE_STARTS} false starts`, () => {
    let task = begin()
    for (let count = 1; count <= MOST_FALSE_STARTS; count++) task = step(task, tap(count * 500))
    expect(task).toMatchObject({ phase: 'waiting', falseStarts: MOST_FALSE_STARTS })
    expect(step(task, tap((MOST_FALSE_STARTS + 1) * 500))).toMatchObject({
      phase: 'ended',
      because: 'false_starts',
    })
  })

  it('ends when the page is left, waiting or shown', () => {
    expect(step(begin(), { type: 'leave' })).toMatchObject({ phase: 'ended', because: 'left' })
    expect(step(shownAt(1000), { type: 'leave' })).toMatchObject({ phase: 'ended', because: 'left' })
  })

  it.each([
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
  ])('refuses the time %s', (_, at) => {
    expect(() => beginReaction({ at, random })).toThrow(/at must/)
    expect(() => step(begin(), tap(at))).toThrow(/at must/)
    expect(() => step(shownAt(1000), frame(at))).toThrow(/at must/)
  })

  it('refuses a random number that is none', () => {
    expect(() => beginReaction({ at: 0, random: () => 1 })).toThrow(/random/)
    expect(() => stepReaction({ task: begin(), event: tap(700), random: () => Number.NaN })).toThrow(/random/)
  })

  it('counts right whatever comes: as many times as rounds, each whole and storable, the limits kept', () => {
    // Frames and taps this long after the last event: steady takers, hasty ones, absent ones.
    const event = (share: number) =>
      fc.record({
        type: fc.oneof(
          { weight: 10 - share, arbitrary: fc.constant('frame' as const) },
          { weight: share, arbitrary: fc.constant('tap' as const) },
        ),
        after: fc.double({ min: 0, max: 1600, noNaN: true }),
      })
    const events = fc
      .integer({ min: 1, max: 6 })
      .chain((share) => fc.array(event(share), { minLength: 30, maxLength: 200, size: 'max' }))
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    const phases = new Set<string>()
    fc.assert(
      fc.property(events, chance, (given, drawn) => {
        let at = 0
        let task = beginReaction({ at, random: () => drawn })
        for (const { type, after } of given) {
          at += after
          const before = task
          task = stepReaction({ task, event: { type, at }, random: () => drawn })
          expect(task.times.length - before.times.length).toBeLessThanOrEqual(1)
          if (task.falseStarts > before.falseStarts) expect(task.times).toEqual(before.times)
        }
        expect(task.times.length).toBeLessThanOrEqual(REACTION_TRIALS)
        expect(task.times.filter((time) => time === LAPSE_MS).length).toBeGreaterThanOrEqual(task.lapses)
        for (const time of task.times) {
          expect(Number.isInteger(time) && time >= 0 && time <= LAPSE_MS).toBe(true)
        }
        expect(task.phase === 'finished').toBe(
          task.times.length === REACTION_TRIALS && task.lapses <= MOST_LAPSES,
        )
        expect(task.phase === 'ended').toBe(task.falseStarts > MOST_FALSE_STARTS || task.lapses > MOST_LAPSES)
        phases.add(task.phase === 'ended' ? task.because : task.phase)
      }),
      { numRuns: 500, seed: 4 },
    )
    expect(LAPSE_MS).toBeLessThanOrEqual(LARGEST_TIME_MS)
    expect([...phases].sort()).toEqual(['false_starts', 'finished', 'lapses', 'shown', 'waiting'])
  })
})
