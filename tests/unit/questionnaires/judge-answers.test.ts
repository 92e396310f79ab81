import { describe, expect, it } from 'vitest'
import { createRandom } from '@/domain/matrices/random'
import type { QuestionnaireItem } from '@/domain/questionnaires/instrument'
import { type GivenAnswer, judgeAnswers } from '@/domain/questionnaires/judge-answers'
import { oddEvenConsistency } from '@/domain/questionnaires/odd-even'

const SCALES = ['ei', 'sn', 'tf', 'jp']

/** Forty-eight bipolar items on four scales, keyed in turn, as the test of 16 types has them. */
const ITEMS = SCALES.flatMap((scale) =>
  Array.from(
    { length: 12 },
    (_, index): QuestionnaireItem => ({
      id: `${scale}${index + 1}`,
      scale,
      part: 1,
      kind: 'bipolar',
      choices: 5,
      keyed: index % 2 === 0 ? 1 : -1,
    }),
  ),
)

type Take = (item: QuestionnaireItem, index: number) => number | null
const answered = (take: Take, seconds = 6): GivenAnswer[] =>
  ITEMS.map((item, index) => ({ item, choice: take(item, index), seconds }))

const towards = (share: number) => (item: QuestionnaireItem) =>
  item.keyed === 1 ? Math.round(4 * share) : 4 - Math.round(4 * share)
const honest: Take = (item) => towards(SCALES.indexOf(item.scale) % 2 === 0 ? 0.75 : 0.25)(item)

describe('a set of answers', () => {
  it.each<[string, GivenAnswer[], string[], string]>([
    ['honest and at ease', answered(honest), [], 'valid'],
    ['in the middle of everything, here and there', answered((_, index) => (index % 3) + 1), [], 'valid'],
    ['one side all the way down', answered(() => 4), ['long_string', 'inconsistent'], 'invalid'],
    [
      'the first half in one column',
      answered((item, index) => (index < 25 ? 2 : honest(item, index))),
      ['long_string'],
      'invalid',
    ],
    ['at half a second each', answered(honest, 0.5), ['too_fast'], 'invalid'],
    ['at a second and a half each', answered(honest, 1.5), ['fast'], 'caution'],
    [
      'with a third and one left open',
      answered((item, index) => (index < 17 ? null : honest(item, index))),
      ['too_few_answers'],
      'invalid',
    ],
    [
      'with a third left open',
      answered((item, index) => (index < 16 ? null : honest(item, index))),
      [],
      'valid',
    ],
  ])('%s', (_, given, codes, verdict) => {
    expect(judgeAnswers(given)).toEqual({ codes, verdict })
  })

  it('that contradicts itself is looked at, and with haste it is invalid', () => {
    // Each second item of a scale is answered against the first.
    const against: Take = (_, index) => (index % 4 < 2 ? 4 : 0)
    expect(judgeAnswers(answered(against))).toMatchObject({ codes: ['inconsistent'], verdict: 'caution' })
    expect(judgeAnswers(answered(against, 1.5))).toMatchObject({ verdict: 'invalid' })
  })

  it.each<[number, string[], string]>([
    [0, [], 'valid'],
    [1, ['missed_direction'], 'caution'],
    [2, ['missed_directions'], 'invalid'],
  ])('that missed %i of the statements that say what to choose', (missed, codes, verdict) => {
    expect(judgeAnswers(answered(honest), { missed })).toEqual({ codes, verdict })
  })

  it('is judged by pairs of a scale as results before questionnaire-3 were', () => {
    // Each second item of a scale is answered a little against the first: dice scatter more.
    const against: Take = (_, index) => (index % 4 < 2 ? 3 : 1)
    const [pairs, dice] = (['pairs', 'dice'] as const).map(
      (consistency) => judgeAnswers(answered(against), { consistency }).codes,
    )
    expect([pairs, dice]).toEqual([['inconsistent'], []])
  })

  it('is not looked at where a check says nothing of its instrument', () => {
    const against: Take = (_, index) => (index % 4 < 2 ? 4 : 0)
    const unchecked = ['inconsistent'] as const
    expect(judgeAnswers(answered(against), { unchecked })).toEqual({ codes: [], verdict: 'valid' })
  })

  it('without times is judged by the rest', () => {
    const given = answered(honest).map((answer) => ({ ...answer, seconds: null }))
    expect(judgeAnswers(given)).toEqual({ codes: [], verdict: 'valid' })
  })

  it('does not count situations as a line', () => {
    const situations = Array.from({ length: 8 }, (_, index) => ({
      item: { ...ITEMS[0]!, id: `si${index}`, kind: 'situation' as const, choices: 4, worth: [0, 1, 2, 3] },
      choice: 2,
      seconds: 9,
    }))
    expect(judgeAnswers(situations)).toEqual({ codes: [], verdict: 'valid' })
  })
})

describe('odd-even consistency, of results before questionnaire-3,', () => {
  it('is high for a person with a profile, and around zero for dice', () => {
    const random = createRandom('dice')
    const noisy: Take = (item, index) =>
      Math.min(4, Math.max(0, (honest(item, index) ?? 0) + random.below(3) - 1))
    expect(oddEvenConsistency(answered(noisy))).toBeGreaterThan(0.4)
    const rolls = Array.from({ length: 200 }, () => oddEvenConsistency(answered(() => random.below(5))) ?? 0)
    const mean = rolls.reduce((sum, each) => sum + each, 0) / rolls.length
    expect(Math.abs(mean)).toBeLessThan(0.1)
  })

  it('is not known of a few answers or of one and the same', () => {
    expect(oddEvenConsistency(answered(honest).slice(0, 12))).toBeNull()
    expect(oddEvenConsistency(answered(towards(0.5)))).toBeNull()
  })

  it('is not known of a single scale, whose pairs scatter around zero', () => {
    const ofOneScale = answered((_, index) => (index % 4 < 2 ? 4 : 0)).map((answer) => ({
      ...answer,
      item: { ...answer.item, scale: 'style' },
    }))
    expect(oddEvenConsistency(ofOneScale)).toBeNull()
    expect(judgeAnswers(ofOneScale, { consistency: 'pairs' })).toEqual({ codes: [], verdict: 'valid' })
  })
})
