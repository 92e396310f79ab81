import type { QuestionnaireScore } from '@/domain/api/questionnaire-shapes'
import type { PdfBlock } from '@/gateways/pdf/pdf-document'
import type { ToldScale } from '../view/say-scale'
import {
  figures,
  heading,
  newPage,
  note,
  notes,
  paragraph,
  paragraphs,
  subheading,
  table,
  together,
  words,
} from './blocks'
import { barDrawing } from './shapes'

/** Where a reader finds the words of the table of figures. */
type Head = readonly [measure: string, value: string]

/** The report of a questionnaire as it is printed: of its view alone, so that page and file say the same. */
export const questionnaireBlocks = (score: QuestionnaireScore, head: Head): PdfBlock[] => {
  const { answer, scales, types, type, tip, about } = score
  const told = [...(answer?.scale ? [answer.scale] : []), ...scales.list]
  return [
    ...paragraphs([score.missing]),
    ...(answer ? answerBlocks(answer) : []),
    ...(scales.list.length > 0 && scales.title ? [heading(scales.title)] : []),
    ...notes(scales.said),
    ...scales.list.flatMap(scaleBlocks),
    ...notes([scales.list.length > 0 ? scales.assumed : null]),
    ...(types
      ? [
          heading(types.title),
          paragraph(types.said),
          ...table(
            [words(1), words(4), figures(1)],
            null,
            types.list.map(({ type: code, name, chance }) => [code, name, chance]),
          ),
          note(types.assumed),
        ]
      : []),
    ...(type
      ? [
          heading(type.title),
          paragraph(type.summary),
          ...type.passages.flatMap(({ title, text }) => [subheading(title), paragraph(text)]),
        ]
      : []),
    ...(tip ? [heading(tip.title), paragraph(tip.text)] : []),
    newPage,
    heading(about.title),
    ...paragraphs([about.note, about.answered]),
    subheading(about.method.title),
    paragraph(about.method.text),
    note(about.method.version),
    ...figuresBlocks(told, head),
  ]
}

const answerBlocks = ({
  title,
  headline,
  said,
  notes: how,
  scale,
  assumed,
}: NonNullable<QuestionnaireScore['answer']>): PdfBlock[] => [
  heading(title),
  ...(headline ? [subheading(headline)] : []),
  ...paragraphs(said),
  ...(scale ? [paragraph(sentenceOf(scale)), barDrawing(scale.bar), ...notes([scale.held, scale.also])] : []),
  ...(scale?.near
    ? [
        paragraph(scale.near.said),
        ...scale.near.ranges.flatMap(({ title: name, text }) => [subheading(name), paragraph(text)]),
      ]
    : []),
  ...notes([...how, assumed]),
]

const sentenceOf = ({ figure: { before, strong, after } }: Pick<ToldScale, 'figure'>): string =>
  `${before}${strong}${after}`

export const scaleBlocks = (scale: ToldScale): PdfBlock[] => {
  const { name, level, about, text, short, passages, near, held, also, bar } = scale
  return [
    together([
      heading(name),
      ...notes([about]),
      ...(level ? [subheading(level)] : []),
      paragraph(sentenceOf(scale)),
      barDrawing(bar),
      ...notes([held, also]),
    ]),
    ...paragraphs([short, text]),
    ...(near
      ? [
          paragraph(near.said),
          ...near.ranges.flatMap(({ title, text: other }) => [subheading(title), paragraph(other)]),
        ]
      : []),
    ...passages.flatMap((passage) => [subheading(passage.title), paragraph(passage.text)]),
  ]
}

/** Every figure once more as rows, grouped by what they are of. */
export const figuresBlocks = (
  groups: readonly Pick<ToldScale, 'name' | 'rows'>[],
  head: Head,
): PdfBlock[] => {
  const rows = groups.flatMap(({ name, rows: own }) => [
    { cells: [name, ''], strong: true },
    ...own.map(([measure, value]) => ({ cells: [measure, value], strong: false })),
  ])
  return table(
    [words(3), figures(1)],
    head,
    rows.map(({ cells }) => cells),
    (index) => rows[index]?.strong ?? false,
  )
}
