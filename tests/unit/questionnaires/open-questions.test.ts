import { describe, expect, it } from 'vitest'
import type { GivenAnswer } from '@/domain/questionnaires/judge-answers'
import { openScales, scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

type Kind = 'depression' | 'psychology' | 'map'

/** All items answered, each unlike the one before, directions as they say; those named stay open. */
const withOpen = (kind: Kind, open: readonly string[], seconds = 4) => {
  const instrument = SEED_INSTRUMENTS[kind]
  const given = instrument.items.map(
    (item, index): GivenAnswer => ({
      item,
      choice: open.includes(item.id)
        ? null
        : (instrument.rules?.directed?.[item.id] ?? (index * 3) % item.choices),
      seconds,
    }),
  )
  const scored = scoreQuestionnaire({ instrument, given })
  return { ...scored, missing: openScales(instrument, scored.result) }
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`)

describe('a question that stays open', () => {
  it.each([
    ['depression', 'nothing', [], []],
    ['depression', 'one of three questions on effects', ['im1'], ['impairment']],
    ['depression', 'one of nine signs', ['dp3'], []],
    ['depression', 'two of nine signs', ['dp3', 'dp4'], ['signs']],
    ['depression', 'two of five good moments', ['wb1', 'wb2'], ['wellbeing']],
    [
      'depression',
      'all but the signs',
      [...numbered('im', 3), ...numbered('wb', 5)],
      ['impairment', 'wellbeing'],
    ],
    ['psychology', 'one question of an area', ['md1'], []],
    ['psychology', 'two questions of an area', ['md1', 'md2'], ['mood']],
    ['map', 'one of four statements of style', ['st1'], ['style']],
    ['map', 'two of ten statements of a trait', ['e1', 'e2'], ['E']],
    ['map', 'one statement on closeness', ['in1'], []],
  ] as const)('%s, %s: costs %j %j, and nothing else', (kind, _, open, missing) => {
    const scored = withOpen(kind, open)
    expect(scored.verdict).not.toBe('invalid')
    expect(scored.missing).toEqual(missing)
  })

  it.each([
    ['depression', SEED_INSTRUMENTS.depression.items.map(({ id }) => id)],
    ['psychology', SEED_INSTRUMENTS.psychology.items.map(({ id }) => id)],
    ['map', SEED_INSTRUMENTS.map.items.slice(0, 40).map(({ id }) => id)],
  ] as const)('%s: where nothing can be told there is no result', (kind, open) => {
    expect(withOpen(kind, open)).toMatchObject({
      verdict: 'invalid',
      codes: expect.arrayContaining(['too_few_answers']),
    })
  })

  it('hides no sum that asks for help: what was answered may be enough', () => {
    const instrument = SEED_INSTRUMENTS.depression
    const scoreWith = (choice: number) =>
      scoreQuestionnaire({
        instrument,
        given: instrument.items.map((item) => ({
          item,
          choice: ['dp7', 'dp8'].includes(item.id)
            ? null
            : item.id === 'dp9' || item.scale !== 'signs'
              ? 0
              : choice,
          seconds: 4,
        })),
      }).result.safety
    // Six of nine signs on most days are 18 of 27 at least, which is less than the 74 percent of the rule.
    expect(scoreWith(3)).toEqual({ item: 'no', sums: false })
    const all = scoreQuestionnaire({
      instrument,
      given: instrument.items.map((item) => ({
        item,
        choice: ['dp7', 'dp8'].includes(item.id) ? null : item.id === 'dp9' ? 0 : item.choices - 1,
        seconds: 4,
      })),
    }).result
    // 18 of 27 with the strongest effects on the days reach the other rule, whatever the open ones are.
    expect(openScales(instrument, all)).toEqual(['signs'])
    expect(all.safety).toEqual({ item: 'no', sums: true })
  })
})
