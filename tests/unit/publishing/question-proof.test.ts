import { describe, expect, it } from 'vitest'
import { FORM_30_BLUEPRINT } from '@/domain/matrices/generate/blueprint'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import { threeStageBlueprint } from '@/domain/matrices/generate/three-stage-blueprint'
import type { Gap } from '@/domain/publishing/gap'
import { type ProvedQuestion, questionProof } from '@/domain/publishing/question-proof'
import { documentOf } from '@/seed/questions'

const [item] = generateForm({ seed: 'proof', blueprint: FORM_30_BLUEPRINT })
if (!item) throw new Error('The blueprint is empty.')
const { panels, options, difficulty } = item
const SOUND: ProvedQuestion = { panels, options, key: item.key + 1, b: difficulty.b }
const OTHER = (SOUND.key % options.length) + 1
/** The right option stands at a second place as well. */
const TWICE = options.map((option, index) => (index + 1 === OTHER ? options[item.key] : option))
const WITHOUT = options.map((option, index) => (index === item.key ? { lines: 4095 } : option))
const UNEXPECTED: Gap = {
  code: 'unexplained_difficulty',
  path: 'difficultyReason',
  what: [String(difficulty.b)],
}

describe('what the solver has against a question', () => {
  it.each<[string, Partial<ProvedQuestion>, Gap[]]>([
    ['nothing, when it finds the key', {}, []],
    [
      'another key than it finds',
      { key: OTHER },
      [{ code: 'another_key', path: 'key', what: [`${SOUND.key}`] }],
    ],
    [
      'a second answer',
      { options: TWICE },
      [
        {
          code: 'several_answers',
          path: 'options',
          what: [SOUND.key, OTHER].toSorted((one, other) => one - other).map(String),
        },
      ],
    ],
    ['no answer', { options: WITHOUT }, [{ code: 'no_answer', path: 'options', what: [] }]],
    ['nothing against two standard errors', { b: difficulty.b + 2 * difficulty.sd }, []],
    ['a harder question than it shows', { b: difficulty.b + 2 * difficulty.sd + 0.01 }, [UNEXPECTED]],
    ['an easier one', { b: difficulty.b - 2 * difficulty.sd - 0.01 }, [UNEXPECTED]],
    ['an easier one whose reason is a space', { b: -5, difficultyReason: '  ' }, [UNEXPECTED]],
    ['nothing once somebody said why', { b: -5, difficultyReason: 'Calibrated with 900 takers.' }, []],
    [
      'a wrong key, whatever reason is given',
      { key: OTHER, difficultyReason: 'It is right.' },
      [{ code: 'another_key', path: 'key', what: [`${SOUND.key}`] }],
    ],
  ])('%s', (_, change, gaps) => {
    expect(questionProof({ ...SOUND, ...change })).toEqual(gaps)
  })

  it('is nothing in all of the questions that a new installation gets', () => {
    const found = threeStageBlueprint().flatMap(({ part, level, items }) =>
      generateForm({ seed: `proof/${part}/${level}`, blueprint: items }).flatMap((each) => {
        const { key, b } = documentOf(each)
        return questionProof({ panels: each.panels, options: each.options, key, b })
      }),
    )
    expect(found).toEqual([])
  })
})
