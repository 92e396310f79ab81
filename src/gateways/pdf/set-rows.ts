import type { TextBlock } from '@/domain/api/text-block'
import { ABOVE, ACCENT, BODY, DISPLAY, HEADING, INDENT, MUTED, NOTE, TITLE } from './page-look'
import type { PdfBlock, PdfDocument, Run } from './pdf-document'
import { setBeside } from './set-beside'
import { type Paragraph, type SetRow, setDrawing, setParagraph, setTable } from './set-blocks'
import { plain, type Setter } from './set-text'

/** A document as rows: its title, its blocks, and what it rests on. */
export const rowsOfDocument = (set: Setter, { title, above, blocks, sources }: PdfDocument): SetRow[] => {
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
    ...rowsOfBlocks(set, blocks),
    ...(sources.items.length > 0 ? paragraph(headingOf([plain(sources.title)])) : []),
    ...sources.items.flatMap((runs) => paragraph({ runs, size: NOTE, above: 5 })),
  ]
}

export const rowsOfBlocks = (set: Setter, blocks: readonly PdfBlock[]): SetRow[] =>
  blocks.flatMap((block, index) => rowsOfBlock(set, { block, before: blocks[index - 1] ?? null }))

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
    case 'space':
      return [{ height: block.height, above: 0, keepWithNext: true, draw: () => ({}) }]
    case 'together':
      return keptTogether(block.blocks.flatMap((each) => rowsIn(set, { block: each, first: false })))
    case 'drawing':
      return setDrawing(set, block)
    case 'beside':
      return setBeside(set, block)
    case 'table':
      return setTable(set, block)
    case 'note':
      return setParagraph(set, { runs: [plain(block.text)], size: NOTE, above: 6, color: MUTED })
    case 'display':
      return setParagraph(set, {
        runs: [plain(block.text, { bold: true })],
        size: DISPLAY,
        above: 8,
        keepWithNext: true,
      })
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
