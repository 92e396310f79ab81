import { describe, expect, it } from 'vitest'
import type { Instrument } from '@/domain/questionnaires/instrument'
import type { GivenAnswer } from '@/domain/questionnaires/judge-answers'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { QUESTIONNAIRE_SCORING, QUESTIONNAIRE_SCORINGS } from '@/domain/questionnaires/scorings'
import { surenessOf } from '@/domain/questionnaires/sureness'
import { TYPE_CODES } from '@/domain/questionnaires/types16'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

const { types16, eq, left_right: leftRight } = SEED_INSTRUMENTS

/** Answers at four seconds each. @param choose null: left open. */
const answers = (
  { items }: Instrument,
  choose: (id: string, index: number) => number | null,
): GivenAnswer[] =>
  items.map((item, index) => ({ item, choice: choose(item.id, index), seconds: 4 + (index % 3) }))
const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0])
const axisOf = (id: string) => id.replace(/\d+$/, '')

describe('a questionnaire is scored', () => {
  // By hand: 12 items an axis, odd ones keyed to the second letter. Choice 4 on odd and 0 on even items is 100 percent.
  it.each([
    ['the second letter of each axis', { ei: 4, sn: 4, tf: 4, jp: 4 }, 'INFP', 100],
    ['the first letter of each axis', { ei: 0, sn: 0, tf: 0, jp: 0 }, 'ESTJ', 0],
    ['a mixture', { ei: 4, sn: 0, tf: 4, jp: 0 }, 'ISFJ', null],
  ])('16 types: whoever picks %s', (_, picks: Record<string, number>, type, percent) => {
    const given = answers(types16, (id) => {
      const pick = picks[axisOf(id)] ?? 2
      return numberOf(id) % 2 === 1 ? pick : 4 - pick
    })
    const { verdict, result } = scoreQuestionnaire({ instrument: types16, given })
    expect(verdict).not.toBe('invalid')
    expect(result.types[0]?.type).toBe(type)
    if (percent !== null) expect(result.scores.map((score) => score.percent)).toEqual(Array(4).fill(percent))
  })

  it('16 types: each version by its own rules; the letters of today are less sure', () => {
    // A quarter of the way beyond the middle on every axis.
    const given = answers(types16, (id) => (numberOf(id) % 2 === 1 ? 3 : 1))
    const first = scoreQuestionnaire({ instrument: types16, given }, 'questionnaire-1').result
    const second = scoreQuestionnaire({ instrument: types16, given }, 'questionnaire-2').result
    const today = scoreQuestionnaire({ instrument: types16, given }).result
    expect([Object.keys(QUESTIONNAIRE_SCORINGS), QUESTIONNAIRE_SCORING]).toEqual([
      ['questionnaire-1', 'questionnaire-2', 'questionnaire-3'],
      'questionnaire-3',
    ])
    expect(second).toEqual(first)
    // 25 percent are 2.942 standard errors of 8.497; of a true place at alpha .8, 2.632.
    expect(first.axes.map(({ probability }) => probability.toFixed(4))).toEqual(Array(4).fill('0.9984'))
    expect(today.axes.map(({ probability }) => probability.toFixed(4))).toEqual(Array(4).fill('0.9958'))
    const ofSecond = ({ scores }: typeof today) => scores.map(({ bands }) => bands[1]?.probability)
    expect(ofSecond(today)).toEqual(today.axes.map(({ probability }) => expect.closeTo(probability, 12)))
    const places = ({ scores }: typeof today) => scores.map(({ percent, ci95 }) => [percent, ci95])
    expect(places(today)).toEqual(places(first))
  })

  it('16 types: dice are seen by the index of today, and pairs that contradict each other by the one of before', () => {
    // Each second statement of an axis a little against the first, turned one way: 3 and 1 of 4.
    const pairs = answers(types16, (id) => [1, 3, 3, 1][numberOf(id) % 4] ?? 2)
    const ends = answers(types16, (id) => (numberOf(id) % 4 < 2 ? 4 : 0))
    const codes = (given: GivenAnswer[]) =>
      (['questionnaire-2', 'questionnaire-3'] as const).map(
        (version) => scoreQuestionnaire({ instrument: types16, given }, version).codes,
      )
    expect([codes(pairs), codes(ends)]).toEqual([
      [['inconsistent'], []],
      [[], ['inconsistent']],
    ])
  })

  it('in the very middle of an axis the nearest type has the letter that is shown', () => {
    const given = answers(types16, (id) => (axisOf(id) === 'sn' ? 2 : numberOf(id) % 2 === 1 ? 4 : 0))
    const { result } = scoreQuestionnaire({ instrument: types16, given })
    expect(result.axes.map(({ letter }) => letter).join('')).toBe('ISFP')
    expect(result.types[0]?.type).toBe('ISFP')
  })

  it('EQ: the overall score is the mean of the facets, situations apart', () => {
    // Facets: 4 of 6 items keyed up. "Very much" everywhere is 4/6; the second-best situations would be 2/3.
    const given = answers(eq, (id) => (id.startsWith('si') ? 0 : numberOf(id) <= 4 ? 4 : 0))
    const { result } = scoreQuestionnaire({ instrument: eq, given })
    const percentOf = (scale: string) => result.scores.find((score) => score.scale === scale)?.percent
    expect(percentOf('overall')).toBe(100)
    expect(['pe', 'us', 'un', 'ma'].map(percentOf)).toEqual([100, 100, 100, 100])
    // The first choices of the eight situations are worth 1 3 1 1 3 1 2 0 of 3 each.
    expect(percentOf('si')).toBeCloseTo((100 * 12) / 24, 8)
    expect([result.axes, result.types]).toEqual([[], []])
  })

  it.each([
    ['nothing open', 0, 'valid', 20],
    ['two of twenty open: the others say it', 2, 'valid', 18],
    ['three of twenty open: no score, so no result', 3, 'invalid', 17],
  ])('left/right with %s', (_, open, verdict, answered) => {
    const given = answers(leftRight, (id, index) =>
      index < open ? null : numberOf(id) % 2 === 0 ? 3 + (index % 2) : index % 3 === 0 ? 0 : 1,
    )
    const scored = scoreQuestionnaire({ instrument: leftRight, given })
    expect(scored.verdict).toBe(verdict)
    expect(scored.result.answered).toBe(answered)
    expect(scored.codes.includes('too_few_answers')).toBe(verdict === 'invalid')
  })
})

it('there are sixteen types', () => {
  expect(new Set(TYPE_CODES).size).toBe(16)
  expect(TYPE_CODES[0]).toBe('ESTJ')
})

it.each([
  [1, 'clear'],
  [0.9, 'clear'],
  [0.899, 'likely'],
  [0.75, 'likely'],
  [0.749, 'open'],
  [0.5, 'open'],
] as const)('a probability of %d is %s', (probability, said) => {
  expect(surenessOf(probability)).toBe(said)
})
