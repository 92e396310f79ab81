import { describe, expect, it } from 'vitest'
import { lateDrop } from '@/domain/measurement/late-drop'
import { NORM_VERSION } from '@/domain/measurement/norms'
import { estimateEap } from '@/domain/measurement/posterior'
import { type ScorableSitting, scoreSitting } from '@/domain/measurement/score-sitting'
import { scoredItem } from '@/domain/measurement/scored-item'
import { SCORING_VERSION, SCORINGS, type ScoringVersion } from '@/domain/measurement/scorings'
import { seeded } from './support/forms'
import { anySitting, calmSitting, scorableForm } from './support/sittings'

const scored = (right: number) => scoreSitting(calmSitting(right))

describe('scored sitting', () => {
  it.each([
    [30, { iq: 142.3, band: 'very_superior', atCeiling: true, atFloor: false, codes: [] }],
    [29, { atCeiling: false, atFloor: false, codes: [] }],
    [9, { atCeiling: false, atFloor: false, codes: [] }],
    [8, { atCeiling: false, atFloor: true, codes: ['below_range'], verdict: 'valid' }],
    [0, { iq: 55.5, band: 'borderline', atCeiling: false, atFloor: true }],
  ])('with %d right in order of difficulty is %j', (right, expected) => {
    expect(scored(right)).toMatchObject(expected)
  })

  it('carries the interval, the form range, the counts and both versions', () => {
    const { theta, se, iq, ci95, formRange, ...result } = scored(30)
    expect(ci95[0]).toBeCloseTo(100 + 15 * (theta - 1.96 * se), 1)
    expect(ci95[1]).toBeCloseTo(100 + 15 * (theta + 1.96 * se), 1)
    expect(formRange).toEqual([65.6, iq])
    expect(result).toMatchObject({ raw: 30, answered: 30, total: 30 })
    expect(result).toMatchObject({ scoringVersion: SCORING_VERSION, normVersion: NORM_VERSION })
  })

  it('gives class probabilities that add up to 1 and agree with its interval', () => {
    for (let right = 0; right <= 30; right++) {
      const { classProbabilities } = scored(right)
      const total = Object.values(classProbabilities).reduce((sum, share) => sum + share, 0)
      expect(total).toBeCloseTo(1, 12)
    }
    const { classProbabilities } = scored(30)
    expect(classProbabilities.genius).toBeGreaterThan(0.3)
    expect(classProbabilities.genius).toBeLessThan(0.42)
    expect(classProbabilities.normal).toBeLessThan(0.001)
  })

  it('never falls when one more answer is right', () => {
    for (let right = 1; right <= 30; right++)
      expect(scored(right).theta).toBeGreaterThan(scored(right - 1).theta)
  })

  it('counts an open question as not solved when there was time left, and ignores it when the time ran out', () => {
    const sitting = calmSitting(20)
    const responses = sitting.responses.map((response, index) => (index >= 24 ? null : response))
    const times = sitting.times.map((time, index) => (index >= 24 ? null : time))
    const shownChoices = sitting.shownChoices.map((choice, index) => (index >= 24 ? null : choice))
    const open = { ...sitting, responses, times, shownChoices }
    const handedIn = scoreSitting({ ...open, openCountsAsWrong: true })
    const ranOut = scoreSitting({ ...open, openCountsAsWrong: false })
    expect(handedIn.theta).toBeLessThan(ranOut.theta)
    expect(handedIn.theta).toBe(
      scoreSitting({ ...sitting, responses: responses.map((response) => response ?? 0) }).theta,
    )
    expect([handedIn.answered, ranOut.answered]).toEqual([24, 24])
  })

  it('counts an open question as not solved when the time ran out on it, from its rapid threshold on', () => {
    const sitting = calmSitting(20)
    const left = (seconds: number | null) => ({
      ...sitting,
      responses: sitting.responses.with(29, null),
      times: sitting.times.with(29, seconds),
    })
    const missing = scoreSitting(left(null)).theta
    const wrong = scoreSitting({ ...sitting, responses: sitting.responses.with(29, 0) }).theta
    expect(missing).toBeGreaterThan(wrong)
    expect(scoreSitting(left(1.9)).theta).toBe(missing)
    expect(scoreSitting(left(2)).theta).toBe(wrong)
    const slowItems = { meanTimes: sitting.times.map(() => 50) }
    expect(scoreSitting({ ...left(4.9), ...slowItems }).theta).toBe(missing)
    expect(scoreSitting({ ...left(5), ...slowItems }).theta).toBe(wrong)
  })

  it('marks a sitting with more than three questions not reached', () => {
    const sitting = calmSitting(20)
    const without = (count: number) => ({
      ...sitting,
      responses: sitting.responses.map((response, i) => (i >= 30 - count ? null : response)),
      times: sitting.times.map((time, i) => (i >= 30 - count ? null : time)),
    })
    expect(scoreSitting(without(3)).codes).toEqual([])
    expect(scoreSitting(without(4)).codes).toEqual(['some_unanswered'])
  })

  it('carries the reaction as measured and the late drop, both for the text', () => {
    const reactionMs = Array.from({ length: 12 }, (_, i) => 250 + 2 * i)
    const { reaction, lateDrop, dimensions } = scoreSitting({ ...calmSitting(20), reactionMs })
    expect(reaction).toEqual({ medianMs: 261, valid: 12 })
    expect(dimensions.find(({ id }) => id === 'reaction')!.z).toBeGreaterThan(0)
    expect(lateDrop).toBeLessThan(0)
    expect(scored(17).reaction).toBeNull()
  })

  it('judges the answers against what is known of the questions', () => {
    const sitting = calmSitting(20)
    const upsideDown = { ...sitting, responses: sitting.responses.toReversed() }
    expect(scoreSitting(upsideDown)).toMatchObject({ verdict: 'invalid', codes: ['answers_misfit'] })
  })

  it('recomputes a thousand stored results to the last bit', () => {
    const random = seeded(77)
    for (let round = 0; round < 1000; round++) {
      const sitting = anySitting(random)
      const stored = JSON.stringify({ sitting, result: scoreSitting(sitting) })
      const { sitting: again, result } = JSON.parse(stored)
      expect(scoreSitting(again)).toStrictEqual(result)
    }
  })

  it('never makes a result of a sitting without answers', () => {
    const sitting = calmSitting(20)
    const nothing = sitting.responses.map(() => null)
    const empty = { ...sitting, responses: nothing, times: nothing, shownChoices: nothing }
    expect(scoreSitting({ ...empty, openCountsAsWrong: true }).verdict).toBe('invalid')
  })

  it('survives JSON and is computed again to the last bit', () => {
    const stored = JSON.parse(JSON.stringify(scored(17)))
    expect(scored(17)).toStrictEqual(stored)
  })

  const numbers = (version: ScoringVersion, bSe: number) => {
    const sitting = calmSitting(17, scorableForm(bSe))
    const { theta, se, iq, ci95, percentile, dimensions } = scoreSitting(sitting, version)
    return { theta, se, iq, ci95, percentile, levels: dimensions.map(({ level }) => level) }
  }

  it('has under each scoring version exactly these numbers; a change needs a new version', () => {
    expect([Object.keys(SCORINGS), SCORING_VERSION]).toEqual([
      ['eap-3pl-2', 'eap-3pl-3', 'eap-3pl-4', 'eap-4pl-1'],
      'eap-4pl-1',
    ])
    for (const bSe of [0, 0.8])
      for (const version of ['eap-3pl-2', 'eap-3pl-3'] as const)
        expect(numbers(version, bSe)).toEqual(numbers('eap-3pl-4', bSe))
    expect(numbers('eap-3pl-4', 0)).toMatchInlineSnapshot(`
      {
        "ci95": [
          91.2,
          114.4,
        ],
        "iq": 102.8,
        "levels": [
          3,
          3,
          null,
          3,
          3,
        ],
        "percentile": 57.4,
        "se": 0.39407461780764025,
        "theta": 0.18894284026721295,
      }
    `)
    expect(numbers('eap-3pl-4', 0.8)).toMatchInlineSnapshot(`
      {
        "ci95": [
          90,
          115.2,
        ],
        "iq": 102.6,
        "levels": [
          3,
          3,
          null,
          3,
          3,
        ],
        "percentile": 56.88,
        "se": 0.4286292890681273,
        "theta": 0.17373200112970352,
      }
    `)
    expect(numbers('eap-4pl-1', 0)).toMatchInlineSnapshot(`
      {
        "ci95": [
          91.4,
          115.3,
        ],
        "iq": 103.4,
        "levels": [
          3,
          3,
          null,
          3,
          3,
        ],
        "percentile": 58.97,
        "se": 0.40619058422485055,
        "theta": 0.22597622794209185,
      }
    `)
    expect(numbers('eap-4pl-1', 0.8)).toMatchInlineSnapshot(`
      {
        "ci95": [
          88,
          118.5,
        ],
        "iq": 103.2,
        "levels": [
          3,
          3,
          null,
          3,
          3,
        ],
        "percentile": 58.45,
        "se": 0.5176306872806558,
        "theta": 0.21643204963551207,
      }
    `)
  })

  it.each(['eap-3pl-2', 'eap-3pl-3', 'eap-3pl-4'] as const)(
    'has under %s exactly this late drop',
    (version) => {
      const drop = (bSe: number) => scoreSitting(calmSitting(17, scorableForm(bSe)), version).lateDrop
      expect([drop(0), drop(0.8)]).toEqual([-2.82997179974817, -3.1061353909782934])
    },
  )

  it('expects at both ends with the asymptote that it scores with', () => {
    const { items, responses } = calmSitting(17)
    const { theta, lateDrop: told } = scoreSitting(calmSitting(17))
    expect(told).toBe(lateDrop({ items, responses, theta, upper: 0.95 }))
    expect(told).not.toBe(lateDrop({ items, responses, theta }))
  })

  // From eap-3pl-3 on nobody is called abnormal for a bad start; from eap-3pl-4 on a median below six seconds is a caution.
  const badStart = (sitting: ScorableSitting): ScorableSitting => ({
    ...sitting,
    responses: sitting.responses.map((response, place) => (place < 3 ? 0 : response)),
  })
  const hurried = (sitting: ScorableSitting): ScorableSitting => ({
    ...sitting,
    times: sitting.times.map((time) => time && time / 3),
  })
  it.each([
    ['calm', (sitting: ScorableSitting) => sitting, [[], [], [], []]],
    ['with a bad start', badStart, [['answers_misfit'], [], [], []]],
    ['hurried', hurried, [[], [], ['hurried'], ['hurried']]],
  ])('judges a sitting that is %s by the gate of each version', (_, change, expected) => {
    const sitting = change(calmSitting(24))
    const versions = Object.keys(SCORINGS) as ScoringVersion[]
    expect(versions.map((version) => scoreSitting(sitting, version).codes)).toEqual(expected)
  })

  it('carries the uncertainty of the zero until the last question is calibrated', () => {
    const { se: told } = scoreSitting(calmSitting(20, scorableForm(0.8)))
    const { upper } = SCORINGS[SCORING_VERSION]
    const { responses } = calmSitting(20)
    const measured = estimateEap({ items: scorableForm(0.8).map(scoredItem), responses, upper }).se
    expect(told).toBeCloseTo(Math.hypot(measured, 0.27), 12)
    const allButOne = scorableForm(0.2).with(29, scorableForm(0.3)[29]!)
    const gap =
      scoreSitting(calmSitting(20, allButOne)).se - scoreSitting(calmSitting(20, scorableForm(0.2))).se
    expect(gap).toBeGreaterThan(0.08)
  })

  it('is moved less by a slip on an easy question than the version before', () => {
    const sitting = calmSitting(24)
    const slipped = { ...sitting, responses: sitting.responses.with(2, 0) }
    const lost = (version: ScoringVersion) =>
      scoreSitting(sitting, version).iq - scoreSitting(slipped, version).iq
    expect(lost('eap-4pl-1')).toBeLessThan(0.75 * lost('eap-3pl-4'))
  })

  it('is less sure while the difficulties are only predicted', () => {
    const known = scoreSitting(calmSitting(20, scorableForm(0.29)))
    const predicted = scoreSitting(calmSitting(20, scorableForm(0.8)))
    expect(known.se).toBe(scored(20).se)
    expect(predicted.se).toBeGreaterThan(known.se)
  })

  it('does not score the rapid answers of a partly rapid sitting, and is less sure', () => {
    const calm = calmSitting(20)
    const partly = { ...calm, times: calm.times.map((time, i) => (i >= 25 ? 1 : time)) }
    const moderated = scoreSitting(partly)
    expect(moderated).toMatchObject({ verdict: 'caution', codes: ['partly_rapid'], raw: 20, answered: 30 })
    expect(moderated.theta).toBeGreaterThan(scored(20).theta)
    expect(moderated.se).toBeGreaterThan(scored(20).se)
  })

  it('without any answer is the prior, and invalid', () => {
    const nothing = scorableForm().map(() => null)
    const empty = { ...calmSitting(0), responses: nothing, times: nothing }
    const result = scoreSitting(empty)
    expect(result).toMatchObject({
      verdict: 'invalid',
      iq: 100,
      answered: 0,
      atCeiling: false,
      atFloor: false,
    })
    expect(result.ci95).toEqual([70.6, 129.4])
  })

  it('refuses lengths that differ and a negative standard error of b', () => {
    expect(() => scoreSitting({ ...calmSitting(5), responses: [1] })).toThrow(/responses/)
    expect(() => scoreSitting(calmSitting(5, scorableForm(-1)))).toThrow(/bSe/)
  })
})
