import { describe, expect, it } from 'vitest'
import type { GivenAnswer } from '@/domain/questionnaires/judge-answers'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { QUESTIONNAIRE_SCORINGS, type QuestionnaireVersion } from '@/domain/questionnaires/scorings'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

type Kind = keyof typeof SEED_INSTRUMENTS
type Choose = (item: { id: string; scale: string; choices: number }) => number | null

const VERSIONS = Object.keys(QUESTIONNAIRE_SCORINGS) as QuestionnaireVersion[]

const scoredBy = (version: QuestionnaireVersion, kind: Kind, choose: Choose) => {
  const instrument = SEED_INSTRUMENTS[kind]
  const given = instrument.items.map((item): GivenAnswer => ({ item, choice: choose(item), seconds: 4 }))
  return scoreQuestionnaire({ instrument, given }, version)
}
const scoreOf = (version: QuestionnaireVersion, kind: Kind, scale: string, choose: Choose) =>
  scoredBy(version, kind, choose).result.scores.find((score) => score.scale === scale)

const lasting =
  (open: readonly string[]): Choose =>
  ({ id, choices }) =>
    open.includes(id) ? null : choices - 1 - (Number(/\d+$/.exec(id)?.[0]) % 2)

/** What was sold stays what it is: each version gives what it gave, by the rules that changed after it. */
describe('by the rules of each version of scoring', () => {
  it.each([
    ['psychology', ['md1', 'md2'], [true, false, false]],
    ['map', ['e1', 'e2'], [true, false, false]],
    ['left_right', ['lr1', 'lr2', 'lr3'], [true, true, true]],
  ] as const)('%s with %j open has no result', (kind, open, expected) => {
    const lacks = VERSIONS.map((version) =>
      scoredBy(version, kind, lasting(open)).codes.includes('too_few_answers'),
    )
    expect(lacks).toEqual(expected)
  })

  it('a sum that the answered questions alone make certain asks for help', () => {
    const choose: Choose = ({ id, choices }) =>
      ['dp7', 'dp8'].includes(id) ? null : id === 'dp9' ? 0 : choices - 1
    const asks = VERSIONS.map((version) => scoredBy(version, 'depression', choose).result.safety?.sums)
    expect(asks).toEqual([false, true, true])
  })

  it('a sign holds a band; that it rules probabilities out is written down', () => {
    const held = VERSIONS.map((version) =>
      scoreOf(version, 'depression', 'signs', ({ id }) => (id === 'dp9' ? 1 : 0)),
    )
    expect(held.map((score) => score?.band)).toEqual(['some', 'some', 'some'])
    expect(held.map((score) => score?.held)).toEqual([true, true, true])
    expect(held.map((score) => score?.ruled)).toEqual([undefined, true, true])
  })

  it('a score exactly on a border is in the band that the instrument says', () => {
    const scale = { ...SEED_INSTRUMENTS.depression.scales[0]!, of: undefined }
    const border = scale.bands[1]!
    const items = [{ id: 'x', scale: scale.id, part: 1, kind: 'agreement', choices: 2001, keyed: 1 } as const]
    const given = [{ item: items[0]!, choice: Math.round(20 * border.from), seconds: 4 }]
    const instrument = { items, scales: [scale], mostMissing: 0 }
    const bands = VERSIONS.map(
      (version) => scoreQuestionnaire({ instrument, given }, version).result.scores[0],
    )
    expect(bands.map((score) => score?.band === border.id)).toEqual([false, true, true])
    const [first] = bands
    const likeliest = first?.bands.toSorted((one, other) => other.probability - one.probability)[0]
    expect(first?.band).toBe(likeliest?.id)
  })
})
