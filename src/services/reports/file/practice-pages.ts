import { deriveExplanation } from '@/domain/matrices/explain/derive-explanation'
import { sayStep } from '@/domain/matrices/explain/say-step'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem, type KeyPosition, type MatrixItem } from '@/domain/matrices/generate/generate-item'
import type { PdfBlock, Section } from '@/gateways/pdf/pdf-document'
import { heading, note, paragraph, subheading, table, together, words } from './blocks'
import type { FileWords } from './file-words'
import { LETTERS, puzzleDrawing } from './puzzle-drawing'

/** As many as the smallest report leaves pages for, each with the method that it teaches. */
const KINDS: readonly (readonly [id: string, method: 0 | 1 | 2 | 3 | 4])[] = [
  ['count:progression', 0],
  ['shape:distribute-three', 1],
  ['turn:progression', 2],
  ['count:arithmetic', 3],
  ['shape:constant+size:progression', 4],
  ['turn:composition', 2],
  ['inner-shape:distribute-two', 1],
  ['lines:or', 3],
  ['turn:progression+fill:progression', 4],
  ['shape:constant+fill:distribute-three', 4],
]

const KEYS: readonly KeyPosition[] = [2, 4, 0, 5, 1, 3, 4, 2, 0, 5]

let made: MatrixItem[] | undefined

/** Puzzles of the file alone: the same in every file, and none of them is asked in a test. */
const puzzles = (): MatrixItem[] => {
  made ??= KINDS.map(([id], index) => {
    const blueprint = BLUEPRINTS.find((each) => each.id === id)
    if (!blueprint) throw new Error(`No blueprint is called ${id}`)
    return generateItem({ seed: `file/${index}`, blueprint, keyPosition: KEYS[index] })
  })
  return made
}

/** Pages that stand where a report holds fewer: words explained, and puzzles with their solutions. */
export const fillerPages = (words: FileWords): Section[] => [
  glossaryPage(words),
  ...puzzles().map((item, index) => practicePage(words, item, index + 1)),
]

const TERMS = [
  'iq',
  'norm',
  'sd',
  'interval',
  'percent',
  'class',
  'matrix',
  'rule',
  'forecast',
  'asymptote',
  'dimension',
  'reference',
] as const

const glossaryPage = ({ file }: FileWords): Section => ({
  title: file('glossary.title'),
  more: null,
  blocks: [
    heading(file('glossary.title')),
    ...table(
      [words(1), words(3)],
      null,
      TERMS.map((term) => [file(`glossary.terms.${term}.name`), file(`glossary.terms.${term}.text`)]),
    ),
  ],
})

const practicePage = ({ file, explain }: FileWords, item: MatrixItem, number: number): Section => {
  const { panels, options, key, rules } = item
  const explanation = deriveExplanation({ panels, options, key, rules })
  const [, method] = KINDS[number - 1] ?? ['', 0 as const]
  const title = file('practice.title', { number })
  const steps = (explanation?.steps ?? []).flatMap((step): PdfBlock[] => {
    const { rule, result } = sayStep({ step, say: explain })
    return [paragraph([rule, ...result].join(' '))]
  })
  return {
    title,
    more: null,
    blocks: [
      heading(title),
      note(file('practice.intro')),
      puzzleDrawing({ panels, options, correct: key }),
      together([subheading(file('practice.solution', { letter: LETTERS[key] ?? '' })), ...steps]),
      subheading(file('practice.how.title')),
      paragraph(file(`practice.how.${method}`)),
    ],
  }
}
