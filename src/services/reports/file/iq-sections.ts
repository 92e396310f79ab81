import type { CallData } from '@/domain/api/calls'
import type { IqTold } from '@/domain/api/iq-shapes'
import { sayStep } from '@/domain/matrices/explain/say-step'
import type { Panel } from '@/domain/matrices/panel'
import { digitsOfShare, percentBelow } from '@/domain/reports/percent-below'
import type { PdfBlock, Section } from '@/gateways/pdf/pdf-document'
import {
  figures,
  heading,
  list,
  note,
  notes,
  paragraph,
  paragraphs,
  subheading,
  table,
  words,
} from './blocks'
import type { FileWords } from './file-words'
import type { IqHeads } from './iq-blocks'
import { curveDrawing } from './iq-drawings'
import { LETTERS, smallPuzzle } from './puzzle-drawing'

// The parts of the IQ report's file that no other file has; each begins a page.

export type Answers = CallData<'order.questions'>['questions']

/** Where the certificate is: not bought, bought and not made yet, or its number and address. */
export type CertificateNote = 'none' | 'open' | { number: string; address: string }

export const section = (title: string, blocks: readonly PdfBlock[], more: string | null = null): Section => ({
  title,
  blocks,
  more,
})

export const howSection = ({ file }: FileWords, { meaning }: IqTold): Section => {
  const told = meaning.sections
  return section(file('how.title'), [
    heading(file('how.title')),
    ...list([1, 2, 3, 4].map((number) => file(`how.${number as 1 | 2 | 3 | 4}`))),
    // What it measures, and what it does not say.
    ...[told[0], told[2]].flatMap((each) =>
      each ? [subheading(each.title), ...paragraphs(each.paragraphs)] : [],
    ),
  ])
}

export const scoreSection = ({ score, opening }: IqTold): Section =>
  section(score.title, [
    heading(score.title),
    { kind: 'display', text: score.headline },
    ...paragraphs([score.interval, score.note, score.classes, ...score.paragraphs, ...score.takers]),
    heading(opening.title),
    ...paragraphs(opening.paragraphs),
  ])

export const curveSection = ({ file }: FileWords, { score }: IqTold, { classes }: IqHeads): Section => {
  return section(file('curve.title'), [
    heading(file('curve.title')),
    ...paragraphs([file('curve.text')]),
    curveDrawing(score),
    ...table(
      [words(3), figures(2), figures(2), figures(3)],
      classes,
      score.bands.map(({ name, range, share, chance }) => [name, range, share, chance ?? '–']),
      (index) => score.bands[index]?.id === score.band,
    ),
    note(score.bandsNote),
  ])
}

export const answersSection = ({ file, explain }: FileWords, answers: Answers): Section => {
  const missed = answers.filter(({ yours, correct }) => yours !== correct)
  const title = file('answers.title')
  return section(
    title,
    [
      heading(title),
      paragraph(missed.length > 0 ? file('answers.text', { count: missed.length }) : file('answers.none')),
      ...missed.map((each): PdfBlock => {
        const { position, yours, correct, explanation } = each
        const letters = { position, correct: LETTERS[correct] ?? '', yours: LETTERS[yours ?? -1] ?? '' }
        return {
          kind: 'beside',
          width: 156,
          drawing: smallPuzzle({
            panels: each.panels as Panel[],
            options: each.options as Panel[],
            correct,
            yours,
          }),
          title: file(yours === null ? 'answers.open' : 'answers.missed', letters),
          texts: (explanation?.steps ?? []).map((step) => {
            const { rule, result } = sayStep({ step, say: explain })
            return [rule, ...result].join(' ')
          }),
        }
      }),
    ],
    file('answers.more'),
  )
}

const HIGH = 4
const LOW = 2

export const strengthsSection = (
  { file, report }: FileWords,
  { dimensions, puzzles, meaning }: IqTold,
): Section => {
  const title = file('strengths.title')
  const levels = (dimensions?.list ?? []).filter(({ level }) => level !== null)
  const rowsOf = (may: (level: number) => boolean) =>
    levels.filter(({ level }) => may(level ?? 0)).map(({ name, levelName }) => [name, levelName])
  const [strong, weak] = [rowsOf((level) => level >= HIGH), rowsOf((level) => level <= LOW)]
  const kinds = [...(puzzles?.families ?? [])].sort(
    (one, other) => other.right / other.of - one.right / one.of,
  )
  const told = meaning.sections
  return section(title, [
    heading(title),
    ...(strong.length > 0
      ? [subheading(file('strengths.strong')), ...table([words(1), words(1)], null, strong)]
      : []),
    ...(weak.length > 0
      ? [subheading(file('strengths.weak')), ...table([words(1), words(1)], null, weak)]
      : []),
    ...(strong.length + weak.length === 0 ? [paragraph(file('strengths.even'))] : []),
    ...(kinds.length > 0
      ? [
          subheading(file('strengths.kinds')),
          ...table(
            [words(3), words(2)],
            null,
            kinds.map(({ name, right, of }) => [name, report('iq.familyCount', { right, of })]),
          ),
        ]
      : []),
    // What can be done with it.
    ...(told[4] ? [subheading(told[4].title), ...paragraphs(told[4].paragraphs)] : []),
    subheading(file('strengths.steps')),
    ...list([1, 2, 3, 4].map((number) => file(`strengths.step.${number as 1 | 2 | 3 | 4}`))),
  ])
}

export const methodSection = ({ about, meaning }: IqTold): Section => {
  const life = meaning.sections[1]
  return section(about.title, [
    heading(about.title),
    ...paragraphs([...about.cautions, ...about.paragraphs]),
    ...notes([about.names]),
    ...(life ? [subheading(life.title), ...paragraphs(life.paragraphs)] : []),
    ...notes(meaning.sources),
  ])
}

const SCORES = [145, 130, 125, 120, 115, 110, 105, 100, 95, 90, 85, 80, 75, 70, 55]

export const normsSection = ({ file, decimal }: FileWords, { meaning }: IqTold): Section => {
  // How sure the number is.
  const sure = meaning.sections[3]
  const share = (iq: number): string => {
    const percent = percentBelow(iq)
    return decimal(percent, digitsOfShare(percent))
  }
  return section(file('norms.title'), [
    heading(file('norms.title')),
    paragraph(file('norms.text')),
    ...table(
      [figures(1), figures(2), figures(2)],
      [file('norms.iq'), file('norms.below'), file('norms.above')],
      SCORES.map((iq) => [String(iq), share(iq), share(200 - iq)]),
      (index) => SCORES[index] === 100,
    ),
    note(file('norms.note')),
    ...(sure ? [subheading(sure.title), ...paragraphs(sure.paragraphs)] : []),
  ])
}

export const certificateSection = ({ file }: FileWords, certificate: CertificateNote): Section => {
  const title = file('certificate.title')
  const own =
    certificate === 'none'
      ? [paragraph(file('certificate.none'))]
      : certificate === 'open'
        ? [paragraph(file('certificate.open'))]
        : [
            paragraph(file('certificate.number', { number: certificate.number })),
            paragraph(file('certificate.check')),
            paragraph(certificate.address),
          ]
  return section(title, [
    heading(title),
    ...own,
    subheading(file('certificate.saysTitle')),
    ...list([1, 2, 3, 4].map((number) => file(`certificate.says.${number as 1 | 2 | 3 | 4}`))),
    subheading(file('certificate.accessTitle')),
    paragraph(file('certificate.access')),
  ])
}
