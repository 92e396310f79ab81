import { describe, expect, it } from 'vitest'
import { resultRows } from '@/cms/admin/record/result-rows'
import { statementRows } from '@/cms/admin/record/statement-rows'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { tellReport } from '@/domain/questionnaires/tell-result'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'
import type { PinnedForm } from '@/services/sittings/pinned-form'

const contentOf = (kind: QuestionnaireKind) => wordedInstrumentOf(instrumentDocument(kind))

/** The items of these keys, asked in this order. */
const formOf = (...keys: string[]): Pick<PinnedForm, 'questions'> => ({
  questions: keys.map((versionId, index) => ({
    id: `q${index}`,
    versionId,
    position: index + 1,
    part: 1,
    order: [0],
  })),
})

describe('the questions of a pinned questionnaire', () => {
  const eq = contentOf('eq')
  const situation = eq.instrument.items.find(({ kind }) => kind === 'situation')!
  const statement = eq.instrument.items.find(({ kind }) => kind !== 'situation')!
  const said = eq.words.DE.items

  it('are read in the order of the sitting, each with its answer, in the language of the reader', () => {
    const rows = statementRows({
      form: formOf(situation.id, statement.id),
      answers: [
        { position: 2, choice: 0, spentMs: 4000 },
        { position: 1, choice: 1, spentMs: 9000 },
      ],
      content: eq,
      locale: 'DE',
    })
    expect(rows).toEqual([
      {
        position: 1,
        item: situation.id,
        statements: [said[situation.id]?.text],
        chosen: 1,
        choices: situation.choices,
        option: said[situation.id]?.options?.[1],
        spentMs: 9000,
      },
      {
        position: 2,
        item: statement.id,
        statements: [said[statement.id]?.text],
        chosen: 0,
        choices: statement.choices,
        option: null,
        spentMs: 4000,
      },
    ])
    expect(rows[0]?.option).toBeTruthy()
  })

  it('show both ends of a bipolar item', () => {
    const types16 = contentOf('types16')
    const [item] = types16.instrument.items
    const [row] = statementRows({ form: formOf(item!.id), answers: [], content: types16, locale: 'JA' })
    const { text, other } = types16.words.JA.items[item!.id]!
    expect(row?.statements).toEqual([text, other])
  })

  it.each([
    ['without an answer', []],
    ['with an answer that was taken back', [{ position: 1, choice: null, spentMs: 700 }]],
  ])('are open %s', (_, answers) => {
    const [row] = statementRows({ form: formOf(situation.id), answers, content: eq, locale: 'EN' })
    expect(row).toMatchObject({ chosen: null, option: null, spentMs: answers[0]?.spentMs ?? null })
  })

  it('find their answers by slot where they have one', () => {
    const [question] = formOf(statement.id).questions
    const [row] = statementRows({
      form: { questions: [{ ...question!, slot: 101 }] },
      answers: [
        { position: 1, choice: 0 },
        { position: 101, choice: 3 },
      ],
      content: eq,
      locale: 'EN',
    })
    expect(row?.chosen).toBe(3)
  })

  it('keep their keys and choices where the instrument is not at hand', () => {
    const [row] = statementRows({
      form: formOf('gone'),
      answers: [{ position: 1, choice: 2 }],
      content: null,
      locale: 'EN',
    })
    expect(row).toMatchObject({ item: 'gone', statements: [], chosen: 2, choices: null, option: null })
  })
})

describe('the result of a questionnaire', () => {
  const resultOf = (kind: QuestionnaireKind) => {
    const { instrument } = contentOf(kind)
    const given = instrument.items.map((item) => ({ item, choice: item.choices - 1, seconds: 9 }))
    return scoreQuestionnaire({ instrument, given }).result
  }

  it.each(['types16', 'eq', 'left_right'] as const)('of %s is told as its report tells it', (kind) => {
    const { instrument, words } = contentOf(kind)
    const result = resultOf(kind)
    const told = tellReport({ instrument, words: words.FR, result })
    const rows = resultRows({ result, words: words.FR })
    expect(rows?.scales).toEqual(
      told.scales.map(({ id, name, percent, ci95, band, bands }) => {
        const likeliest = bands.find((each) => each.id === band)
        return {
          id,
          name,
          percent,
          ci95,
          band: { id: band, name: likeliest?.name ?? null, probability: likeliest?.probability },
        }
      }),
    )
    expect(rows?.axes.map(({ letter }) => letter)).toEqual(
      told.scales.flatMap(({ axis }) => (axis ? [axis.letter] : [])),
    )
    expect(rows?.types).toEqual(told.types)
  })

  it('is told by its keys without the words of the instrument', () => {
    const rows = resultRows({ result: resultOf('types16'), words: null })
    expect(rows?.scales.map(({ name }) => name)).toEqual(['ei', 'sn', 'tf', 'jp'])
    expect(rows?.axes.map(({ name }) => name)).toEqual(['ei', 'sn', 'tf', 'jp'])
    expect(rows?.types.map(({ name }) => name)).toEqual([null, null, null, null])
  })

  it.each([
    ['IQ points', { iq: 104, ci95: [97, 111] }],
    ['nothing', null],
    ['a text', 'scores'],
  ])('is not what a report with %s has', (_, result) => {
    expect(resultRows({ result, words: null })).toBeNull()
  })
})
