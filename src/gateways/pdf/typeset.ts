import type { TextBlock } from '@/domain/api/text-block'
import { paginate } from '@/domain/typesetting/paginate'
import { A4 } from './draw-pages'
import type { Faces } from './faces'
import {
  ABOVE,
  ACCENT,
  BODY,
  BOTTOM,
  FOOTER_BASELINE,
  HEADER_BASELINE,
  HEADING,
  INDENT,
  LINE,
  MUTED,
  NOTE,
  SIDE,
  TITLE,
  TOP,
  WIDTH,
} from './page-look'
import type { DrawnPage, PdfBlock, PdfDocument, Run } from './pdf-document'
import { type Paragraph, type SetRow, setDrawing, setParagraph, setTable } from './set-blocks'
import { plain, type Setter, setter } from './set-text'

/** The pages of a document: where every line stands. */
export const typeset = (document: PdfDocument, { faceOf }: Pick<Faces, 'faceOf'>): DrawnPage[] => {
  const set = setter(faceOf)
  const pages = paginate(rowsOf(set, document), A4.height - TOP - BOTTOM)
  return pages.map((page, index) => {
    const marks = page.map(({ row, top }) => row.draw(TOP + top))
    const edge = { left: SIDE, width: WIDTH }
    return {
      lines: [
        set.lineAt({ text: document.header, baseline: HEADER_BASELINE, ...edge }),
        ...marks.flatMap(({ lines = [] }) => lines),
        set.lineAt({ text: document.footer(index + 1, pages.length), baseline: FOOTER_BASELINE, ...edge }),
      ],
      rules: [
        { ...edge, top: HEADER_BASELINE + 8, thickness: 0.75, color: LINE },
        { ...edge, top: FOOTER_BASELINE - 18, thickness: 0.75, color: LINE },
        ...marks.flatMap(({ rules = [] }) => rules),
      ],
      figures: marks.flatMap(({ figures = [] }) => figures),
    }
  })
}

const rowsOf = (set: Setter, { title, above, blocks, sources }: PdfDocument): SetRow[] => {
  const paragraph = (given: Paragraph) => setParagraph(set, given)
  return [
    ...paragraph({ runs: [plain(above)], size: ABOVE, color: ACCENT, above: 0, keepWithNext: true }),
    ...paragraph({
      runs: [plain(title, { bold: true })],
      size: TITLE,
      above: 4,
      bookmark: title,
      keepWithNext: true,
    }),
    ...blocks.flatMap((block, index) => rowsOfBlock(set, { block, before: blocks[index - 1] ?? null })),
    ...(sources.items.length > 0 ? paragraph(headingOf([plain(sources.title)])) : []),
    ...sources.items.flatMap((runs) => paragraph({ runs, size: NOTE, above: 5 })),
  ]
}

const rowsOfBlock = (
  set: Setter,
  { block, before }: { block: PdfBlock; before: PdfBlock | null },
): SetRow[] => {
  const rows = rowsIn(set, { block, first: before === null })
  return before?.kind === 'page'
    ? rows.map((row, index) => (index === 0 ? { ...row, startsPage: true } : row))
    : rows
}

const rowsIn = (set: Setter, { block, first }: { block: PdfBlock; first: boolean }): SetRow[] => {
  switch (block.kind) {
    case 'page':
      return []
    case 'together':
      return keptTogether(block.blocks.flatMap((each) => rowsIn(set, { block: each, first: false })))
    case 'drawing':
      return setDrawing(set, block)
    case 'table':
      return setTable(set, block)
    case 'note':
      return setParagraph(set, { runs: [plain(block.text)], size: NOTE, above: 6, color: MUTED })
    case 'subheading': {
      const runs = [plain(block.text, { bold: true })]
      return setParagraph(set, { runs, size: BODY, above: 12, keepWithNext: true })
    }
    default:
      return paragraphsOf(block, first).flatMap((each) => setParagraph(set, each))
  }
}

const keptTogether = (rows: readonly SetRow[]): SetRow[] =>
  rows.map((row, index) => (index < rows.length - 1 ? { ...row, keepWithNext: true } : row))

const paragraphsOf = (block: TextBlock, first: boolean): Paragraph[] => {
  if (block.kind === 'heading') return [headingOf(block.runs)]
  if (block.kind === 'paragraph') return [{ runs: block.runs, size: BODY, above: first ? 18 : 9 }]
  return block.items.map((runs, index) => ({
    runs,
    size: BODY,
    above: index === 0 ? 9 : 4,
    indent: INDENT,
    mark: block.ordered ? `${index + 1}.` : '•',
  }))
}

const headingOf = (runs: readonly Run[]): Paragraph => ({
  runs: runs.map((run) => ({ ...run, bold: true })),
  size: HEADING,
  above: 24,
  bookmark: runs.map(({ text }) => text).join(''),
  keepWithNext: true,
})
