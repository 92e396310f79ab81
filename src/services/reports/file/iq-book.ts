import type { IqTold } from '@/domain/api/iq-shapes'
import { PAGES_OF_IQ_FILE } from '@/domain/reports/has-file'
import type { PdfBlock, PdfBook, Section } from '@/gateways/pdf/pdf-document'
import { heading, note, paragraph, paragraphs, subheading } from './blocks'
import type { FileWords } from './file-words'
import { dimensionBlocks, type IqHeads, puzzleBlocks, rankBlocks } from './iq-blocks'
import { curveDrawing } from './iq-drawings'
import {
  type Answers,
  answersSection,
  type CertificateNote,
  certificateSection,
  curveSection,
  howSection,
  methodSection,
  normsSection,
  scoreSection,
  section,
  strengthsSection,
} from './iq-sections'
import { fillerPages } from './practice-pages'

type Guide = { title: string; blocks: readonly PdfBlock[] }

export type IqBookParts = {
  told: IqTold
  heads: IqHeads
  /** Only where `wrong_answers` is open. */
  answers: Answers | null
  /** Only where `brain_guide` is open. */
  guide: Guide | null
  certificate: CertificateNote
  /** What stands on the cover and at the edges of pages. */
  about: { title: string; header: string; day: string; orderNumber: string; taker: string | null }
}

/**
 * The report of a measured IQ as a file of exactly 21 pages, whatever of it is bought: pages of parts that are not hold puzzles
 * with their solutions and words explained, and a higher tier replaces them.
 */
export const iqBook = (words: FileWords, parts: IqBookParts): PdfBook => {
  const { told, heads, answers, guide, certificate, about } = parts
  const { file, courses, locale } = words
  const before: (Section | null)[] = [
    howSection(words, told),
    scoreSection(told),
    curveSection(words, told, heads),
    told.rank && section(told.rank.title, rankBlocks(told.rank, heads)),
    told.dimensions && section(told.dimensions.title, dimensionBlocks(told.dimensions)),
    told.puzzles && section(told.puzzles.title, puzzleBlocks(told.puzzles, heads)),
    answers && answersSection(words, answers),
    guide && section(guide.title, [heading(guide.title), ...guide.blocks], file('guide.more')),
  ]
  const after = [
    strengthsSection(words, told),
    methodSection(told),
    normsSection(words, told),
    certificateSection(words, certificate),
  ]
  const present = before.filter((each) => each !== null)
  return {
    kind: 'book',
    locale,
    pages: PAGES_OF_IQ_FILE,
    title: `${about.title} · ${about.orderNumber}`,
    author: 'Plumbline',
    header: about.header,
    footer: courses('pdf.position', { page: '{page}', pages: '{pages}' }),
    cover: coverBlocks(words, parts),
    contents: {
      title: file('contents.title'),
      intro: file('contents.intro'),
      fillers: file('contents.fillers'),
    },
    sections: [...present, ...after],
    fillersAt: present.length,
    fillers: fillerPages(words),
  }
}

const coverBlocks = ({ file }: FileWords, { told: { score }, about }: IqBookParts): PdfBlock[] => [
  { kind: 'space', height: 72 },
  note(about.title),
  { kind: 'display', text: file('cover.title') },
  ...(about.taker ? [paragraph(about.taker)] : []),
  { kind: 'space', height: 18 },
  subheading(score.title),
  { kind: 'display', text: score.headline },
  ...paragraphs([score.interval]),
  { kind: 'space', height: 16 },
  curveDrawing(score),
  { kind: 'space', height: 18 },
  note(about.day),
  note(file('cover.number', { orderNumber: about.orderNumber })),
  note(file('cover.what')),
]
