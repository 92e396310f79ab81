import { describe, expect, it } from 'vitest'
import { judgeSitting, type SittingEvidence } from '@/domain/measurement/gate/judge-sitting'
import { linearForm, seeded } from './support/forms'

const N = 30
/** A calm, fairly able taker: 20 right, 8 to 40 seconds, positions without a pattern. */
const calm: SittingEvidence = {
  responses: Array.from({ length: N }, (_, i) => (i < 20 ? 1 : 0)),
  times: Array.from({ length: N }, (_, i) => 8 + ((i * 17) % 33)),
  shownChoices: [3, 0, 5, 1, 2, 4, 0, 3, 3, 1, 5, 2, 0, 4, 4, 1, 2, 5, 3, 0, 1, 2, 5, 4, 0, 3, 1, 5, 2, 4],
}
const right = (count: number) => calm.responses.map((_, i) => (i < count ? 1 : 0) as 0 | 1)
const rapid = (count: number, seconds = 1) =>
  calm.times.map((time, i) => (i < count ? seconds + i / 1000 : time))
const sameTimes = (count: number) => calm.times.map((time, i) => (i < count ? 12 : time! + i / 1000))
/** Log times evenly spaced, with this standard deviation. */
const spread = (sd: number) =>
  calm.times.map((_, i) => 12 * Math.exp((sd * (i - (N - 1) / 2)) / Math.sqrt((N * (N + 1)) / 12)))
const open = (count: number) => calm.responses.map((response, i) => (i >= N - count ? null : response))

describe('judgement of a sitting', () => {
  it.each<[string, Partial<SittingEvidence>, string, string[]]>([
    ['a calm taker', {}, 'valid', []],
    ['all right', { responses: right(30) }, 'valid', []],
    ['9 right with effort', { responses: right(9) }, 'valid', []],
    ['8 right with effort', { responses: right(8) }, 'valid', ['below_range']],
    ['none right with effort', { responses: right(0) }, 'valid', ['below_range']],
    ['8 right, 1 rapid', { responses: right(8), times: rapid(1) }, 'valid', ['below_range']],
    ['8 right, 2 rapid', { responses: right(8), times: rapid(2) }, 'invalid', ['chance_in_hurry']],
    ['20 right, 2 rapid', { times: rapid(2) }, 'valid', []],
    ['20 right, 3 rapid', { times: rapid(3) }, 'valid', []],
    ['20 right, 4 rapid', { times: rapid(4) }, 'caution', ['partly_rapid']],
    ['20 right, 6 rapid', { times: rapid(6) }, 'caution', ['partly_rapid']],
    ['20 right, 7 rapid', { times: rapid(7) }, 'invalid', ['rapid']],
    ['a median of 2.9 s', { times: rapid(16, 2.9) }, 'invalid', ['rapid']],
    ['a median of 3 s', { times: rapid(16, 3) }, 'caution', ['hurried']],
    ['a median of 5.9 s', { times: rapid(16, 5.9) }, 'caution', ['hurried']],
    ['a median of 6 s', { times: rapid(16, 6) }, 'valid', []],
    [
      '4 rapid by their own mean times',
      { times: rapid(4, 3), meanTimes: Array(N).fill(40) },
      'caution',
      ['partly_rapid'],
    ],
    ['3 unanswered', { responses: open(3) }, 'valid', []],
    ['4 unanswered', { responses: open(4) }, 'caution', ['some_unanswered']],
    ['10 unanswered', { responses: open(10) }, 'caution', ['some_unanswered']],
    ['11 unanswered', { responses: open(11) }, 'invalid', ['too_few_answers']],
    ['nothing answered', { responses: open(30) }, 'invalid', ['too_few_answers']],
    ['one position 7 times', { shownChoices: calm.shownChoices.map((c, i) => (i < 7 ? 5 : c)) }, 'valid', []],
    [
      'one position 8 times',
      { shownChoices: calm.shownChoices.map((c, i) => (i < 8 ? 5 : c)) },
      'invalid',
      ['same_position'],
    ],
    [
      'positions 1 to 6 over and over',
      { shownChoices: calm.times.map((_, i) => i % 6) },
      'invalid',
      ['position_cycle'],
    ],
    [
      'three positions in no order',
      {
        shownChoices: [
          0, 1, 0, 0, 2, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0,
        ],
      },
      'invalid',
      ['few_positions'],
    ],
    ['a negative time', { times: calm.times.with(4, -3) }, 'invalid', ['times_impossible']],
    ['every answer in 12 s', { times: Array(N).fill(12) }, 'invalid', ['times_identical', 'times_uniform']],
    ['9 answers in exactly 12 s', { times: sameTimes(9) }, 'valid', []],
    ['10 answers in exactly 12 s', { times: sameTimes(10) }, 'invalid', ['times_identical']],
    ['log times with an SD of .13', { times: spread(0.13) }, 'valid', []],
    ['log times with an SD of .11', { times: spread(0.11) }, 'invalid', ['times_uniform']],
    ['page hidden a quarter of the time', { hiddenShare: 0.25 }, 'valid', []],
    ['page hidden longer', { hiddenShare: 0.26 }, 'caution', ['left_the_page']],
    ['three long pauses', { longPauses: 3 }, 'valid', []],
    ['four long pauses', { longPauses: 4 }, 'caution', ['left_the_page']],
    ['clocks that differ', { clocksDiffer: true }, 'invalid', ['clocks_differ']],
    [
      'clocks that differ, no times',
      { clocksDiffer: true, times: Array(N).fill(null) },
      'invalid',
      ['clocks_differ', 'times_missing'],
    ],
    ['no times', { times: Array(N).fill(null) }, 'caution', ['times_missing']],
    [
      'times for a third',
      { times: calm.times.map((t, i) => (i % 3 ? null : t)) },
      'caution',
      ['times_missing'],
    ],
  ])('%s', (_, change, verdict, codes) => {
    expect(judgeSitting({ ...calm, ...change })).toEqual({ verdict, codes })
  })

  describe('of answers against the difficulty of the questions', () => {
    const known = linearForm()
    const predicted = known.map((item) => ({ ...item, bSe: 0.8 }))
    const codes = (change: Partial<SittingEvidence>) =>
      judgeSitting({ ...calm, items: known, ...change }).codes
    /** So many of the easiest that are judged wrong, and of the hardest right. */
    const turned = (count: number, of = 18, from = 3) =>
      right(of).map(
        (response, i) => (i >= from && i < from + count ? 0 : i >= N - count ? 1 : response) as 0 | 1,
      )

    it('is silent without knowledge of the questions', () => {
      expect(judgeSitting({ ...calm, responses: turned(10) }).codes).toEqual([])
    })

    it.each([
      [0, []],
      [2, []],
      [3, ['answers_odd']],
      [4, ['answers_misfit']],
      [10, ['answers_misfit']],
    ])('%d of both ends turned are %j', (count, expected) => {
      expect(codes({ responses: turned(count) })).toEqual(expected)
    })

    it('is more patient as soon as one difficulty is only predicted', () => {
      const responses = turned(4)
      expect(codes({ responses })).toEqual(['answers_misfit'])
      expect(codes({ responses, items: predicted })).toEqual(['answers_odd'])
      expect(codes({ responses: turned(5), items: predicted })).toEqual(['answers_misfit'])
      const atTheEdge = [...'010011001001101100001010010011'].map((digit) => Number(digit) as 0 | 1)
      expect(codes({ responses: atTheEdge })).toEqual(['answers_misfit'])
      expect(codes({ responses: atTheEdge, items: known.with(29, predicted[29]!) })).toEqual(['answers_odd'])
    })

    it('leaves chance level with effort a result, however it came about', () => {
      const hardestOnly = right(8).toReversed()
      expect(codes({ responses: hardestOnly })).toEqual(['below_range'])
    })

    it('leaves rapid guesses to the rules about times', () => {
      const responses = turned(5, 24)
      const times = calm.times.map((time, i) => (i >= 3 && i < 8 ? 1 + i / 1000 : time))
      expect(codes({ responses })).toContain('answers_misfit')
      expect(codes({ responses, times })).not.toContain('answers_misfit')
      expect(
        codes({ responses: right(24).map((r, i) => (i >= 3 && i < 8 ? 0 : r) as 0 | 1), times }),
      ).toEqual(['partly_rapid'])
    })

    it('needs fifteen answers beside the first', () => {
      const few = (count: number) => ({
        items: known.slice(0, 18),
        responses: calm.responses
          .slice(0, 18)
          .map((_, i) => (i >= count ? null : i >= 3 && i < 9 ? 0 : 1) as 0 | 1 | null),
        times: calm.times.slice(0, 18),
        shownChoices: calm.shownChoices.slice(0, 18),
      })
      expect(codes(few(18))).toContain('answers_misfit')
      expect(codes(few(17))).not.toContain('answers_misfit')
    })

    it.each([
      ['linear', false, 3],
      ['three-stage', true, 5],
    ] as const)('does not hold the start against anybody: %s', (_, adaptive, start) => {
      const wrongFrom = (first: number, count: number) => {
        const isWrong = (i: number) => i >= first && i < first + count
        return codes({ responses: right(24).map((r, i) => (isWrong(i) ? 0 : r) as 0 | 1), adaptive })
      }
      for (let count = 1; count <= start; count++) expect(wrongFrom(0, count)).toEqual([])
      expect(wrongFrom(start, 5)).toContain('answers_misfit')
    })

    it('takes a wrong answer or two of somebody able for slips', () => {
      const slips = right(27).map((response, i) => (i === 4 || i === 9 ? 0 : response) as 0 | 1)
      expect(codes({ responses: slips, items: predicted })).toEqual([])
    })

    it('is stricter about lz* alone where the form follows the taker', () => {
      const responses = turned(3, 20, 5)
      expect(codes({ responses })).toEqual(['answers_odd'])
      expect(codes({ responses, adaptive: true })).toEqual(['answers_misfit'])
    })
  })

  it('scales with the number of questions', () => {
    const cut = (list: readonly (number | null)[]) => list.slice(0, 20)
    const short = { times: cut(calm.times), shownChoices: cut(calm.shownChoices) }
    const of = (count: number, left = 0) =>
      Array.from({ length: 20 }, (_, i) => (i >= 20 - left ? null : i < count ? 1 : 0) as 0 | 1 | null)
    expect(judgeSitting({ ...short, responses: of(5) }).codes).toEqual(['below_range'])
    expect(judgeSitting({ ...short, responses: of(6) }).codes).toEqual([])
    expect(judgeSitting({ ...short, responses: of(10, 6) }).verdict).toBe('caution')
    expect(judgeSitting({ ...short, responses: of(10, 7) }).verdict).toBe('invalid')
  })

  it('catches hurried random clicking every time', () => {
    const random = seeded(11)
    for (let round = 0; round < 500; round++) {
      const shownChoices = calm.times.map(() => Math.floor(random() * 6))
      const responses = calm.times.map(() => (random() < 1 / 6 ? 1 : 0) as 0 | 1)
      const times = calm.times.map(() => 0.4 + 2 * random())
      expect(judgeSitting({ responses, times, shownChoices }).verdict).toBe('invalid')
    }
  })

  it.each<[string, Partial<SittingEvidence>, RegExp]>([
    ['an empty sitting', { responses: [], times: [], shownChoices: [] }, /responses/],
    ['fewer times', { times: [1] }, /times/],
    ['fewer choices', { shownChoices: [1] }, /shownChoices/],
    ['fewer mean times', { meanTimes: [1] }, /meanTimes/],
    ['a response of 2', { responses: calm.responses.with(3, 2 as 1) }, /responses\[3\]/],
    ['a time that is no number', { times: calm.times.with(3, Number.NaN) }, /times\[3\]/],
    ['fewer items', { items: linearForm(3) }, /items/],
    ['an item that is none', { items: linearForm().with(3, { a: 0, b: 0, c: 0 }) }, /items\[3\]\.a/],
    ['a share above 1', { hiddenShare: 1.1 }, /hiddenShare/],
    ['a share that is no number', { hiddenShare: Number.NaN }, /hiddenShare/],
    ['half a pause', { longPauses: 0.5 }, /longPauses/],
  ])('refuses %s', (_, change, name) => {
    expect(() => judgeSitting({ ...calm, ...change })).toThrow(RangeError)
    expect(() => judgeSitting({ ...calm, ...change })).toThrow(name)
  })
})
