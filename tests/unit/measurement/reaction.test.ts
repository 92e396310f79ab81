import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REACTION_TRIALS } from '@/domain/exam/reaction-task'
import { scoreReaction } from '@/domain/measurement/dimensions/reaction'
import { seeded } from './support/forms'

const steady = (ms: number, count = REACTION_TRIALS) => Array.from({ length: count }, () => ms)

describe('reaction', () => {
  it('of the reference on common devices is z = 0', () => {
    expect(scoreReaction(steady(213 + 75))).toMatchObject({ medianMs: 288, valid: 12, z: 0 })
  })

  it('is the median of what lies from 100 to 1,000 ms', () => {
    const trials = [-50, 99.9, 100, 250, 260, 270, 280, 290, 300, 1000, 1000.1, 4000]
    expect(scoreReaction(trials)).toMatchObject({ medianMs: 275, valid: 8 })
  })

  it.each([
    [0, null],
    [7, null],
    [8, 8],
    [12, 12],
  ])('from %d valid trials rests on %s', (count, valid) => {
    expect(scoreReaction(steady(300, count))?.valid ?? null).toBe(valid)
  })

  it('carries the device: however even the trials, its 30 ms stay in the standard error', () => {
    expect(scoreReaction(steady(300))!.se).toBeGreaterThan(Math.sqrt(30 ** 2 / (30 ** 2 + 45 ** 2)))
  })

  it('is unsurer when the trials scatter, and hardly when one was missed', () => {
    const even = [270, 274, 278, 282, 286, 290, 294, 298, 302, 306, 310, 314]
    const scattered = even.map((ms) => 292 + 4 * (ms - 292))
    expect(scoreReaction(scattered)!.se).toBeGreaterThan(scoreReaction(even)!.se + 0.03)
    expect(scoreReaction(even.with(3, 990))!.se).toBeCloseTo(scoreReaction(even)!.se, 1)
  })

  it('has an error of the size it states, over people and devices of its own model', () => {
    const random = seeded(3)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    let squares = 0
    let stated = 0
    let people = 0
    for (let person = 0; person < 4000; person++) {
      const truth = normal()
      const device = 75 + 30 * normal()
      const trials = steady(0).map(() => 213 - 45 * truth + device + 40 * normal())
      const found = scoreReaction(trials)
      if (!found) continue
      people += 1
      squares += (found.z - truth) ** 2
      stated += found.se ** 2
    }
    expect(people).toBeGreaterThan(3950)
    expect(squares / stated).toBeGreaterThan(0.93)
    expect(squares / stated).toBeLessThan(1.07)
  })

  it('never falls for being faster, and is never surer than the device allows', () => {
    const times = fc.array(fc.integer({ min: 150, max: 900 }), { minLength: 8, maxLength: 12 })
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 50 }), (trials, gain) => {
        const slow = scoreReaction(trials)!
        const fast = scoreReaction(trials.map((ms) => ms - gain))!
        expect(fast.z).toBeGreaterThanOrEqual(slow.z)
        expect(fast.se).toBeGreaterThan(0.5)
        expect(fast.se).toBeLessThan(1)
      }),
    )
  })

  it.each<[string, number[], RegExp]>([
    ['no number', steady(300).with(4, Number.NaN), /trials\[4\]/],
    ['infinity', [Number.POSITIVE_INFINITY], /trials\[0\]/],
    ['thirteen trials', steady(300, 13), /trials must be at most 12/],
  ])('refuses %s', (_, trials, name) => {
    expect(() => scoreReaction(trials)).toThrow(RangeError)
    expect(() => scoreReaction(trials)).toThrow(name)
  })
})
