import type { TextBlock } from '@/domain/api/text-block'
import { breakLines, type Piece } from '@/domain/typesetting/break-lines'
import { type Placed, paginate, type Row } from '@/domain/typesetting/paginate'
import { A4 } from './draw-pages'
import type { Face, Faces } from './faces'
import type { DrawnLine, DrawnPage, DrawnRun, PdfDocument, Run } from './pdf-document'

/** As on the site (ui/primitives/tokens.css), on white paper. */
const INK = '#18242a'
const MUTED = '#566168'
const ACCENT = '#0c5a63'
const LINE = '#e3ddd1'

const SIDE = 74
const TOP = 104
const BOTTOM = 84
const WIDTH = A4.width - 2 * SIDE
const HEADER_BASELINE = 56
const FOOTER_BASELINE = A4.height - 44
const SMALL = 8.5
/** Between a line and its width the engine may find a hair more than we do. */
const HAIR = 1

type Size = { size: number; leading: number }
const TITLE: Size = { size: 23, leading: 30 }
const ABOVE: Size = { size: 10, leading: 15 }
const HEADING: Size = { size: 14, leading: 20 }
const BODY: Size = { size: 10.5, leading: 17 }
const NOTE: Size = { size: 9, leading: 13.5 }
const INDENT = 18

type Look = Omit<Run, 'text'> & { color: string }
type SetRow = Row & {
  size: Size
  left: number
  pieces: readonly Piece<Look>[]
  mark?: string
  bookmark?: string
}
type Paragraph = Pick<SetRow, 'size' | 'bookmark' | 'mark'> & {
  runs: readonly Run[]
  above: number
  color?: string
  indent?: number
  keepWithNext?: boolean
}

/** The pages of a document: where every line stands. */
export const typeset = (document: PdfDocument, { faceOf }: Pick<Faces, 'faceOf'>): DrawnPage[] => {
  const set = setter(faceOf)
  const rows = paragraphsOf(document).flatMap(set.rowsOf)
  const pages = paginate(rows, A4.height - TOP - BOTTOM)
  return pages.map((page, index) => ({
    lines: [
      set.lineAt({ text: document.header, left: SIDE, baseline: HEADER_BASELINE, width: WIDTH }),
      ...page.flatMap(set.linesOf),
      set.lineAt({
        text: document.footer(index + 1, pages.length),
        left: SIDE,
        baseline: FOOTER_BASELINE,
        width: WIDTH,
      }),
    ],
    rules: [
      { left: SIDE, top: HEADER_BASELINE + 8, width: WIDTH, thickness: 0.75, color: LINE },
      { left: SIDE, top: FOOTER_BASELINE - 18, width: WIDTH, thickness: 0.75, color: LINE },
    ],
  }))
}

const plain = (text: string, style: Partial<Run> = {}): Run => ({
  text,
  bold: false,
  italic: false,
  href: null,
  ...style,
})

const paragraphsOf = ({ title, above, blocks, sources }: PdfDocument): Paragraph[] => [
  { runs: [plain(above)], size: ABOVE, color: ACCENT, above: 0, keepWithNext: true },
  { runs: [plain(title, { bold: true })], size: TITLE, above: 4, bookmark: title, keepWithNext: true },
  ...blocks.flatMap((block, index) => paragraphsOfBlock(block, index === 0)),
  ...(sources.items.length > 0 ? [headingOf([plain(sources.title)])] : []),
  ...sources.items.map((runs): Paragraph => ({ runs, size: NOTE, above: 5 })),
]

const paragraphsOfBlock = (block: TextBlock, first: boolean): Paragraph[] => {
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

const setter = (faceOf: Faces['faceOf']) => {
  const rowsOf = ({ runs, size, above, color = INK, indent = 0, ...rest }: Paragraph): SetRow[] => {
    const lines = breakLines<Look>({
      pieces: runs.map(({ text, ...look }) => {
        const href = reachable(look.href)
        return { ...look, href, color: href ? ACCENT : color, text: printable(text) }
      }),
      measure: (letter, look) => faceOf(letter, look).widthOf(letter) * size.size,
      width: WIDTH - indent - HAIR,
    })
    return lines.map((pieces, index) => ({
      pieces,
      size,
      left: SIDE + indent,
      height: size.leading,
      above: index === 0 ? above : 0,
      // Neither the first nor the last line of a paragraph stands alone on a page.
      keepWithNext:
        (rest.keepWithNext ?? false) ||
        (index < lines.length - 1 && (index === 0 || index === lines.length - 2)),
      ...(index === 0 ? { mark: rest.mark, bookmark: rest.bookmark } : {}),
    }))
  }

  const linesOf = ({ row, top }: Placed<SetRow>): DrawnLine[] => {
    const baseline = TOP + top + row.size.leading * 0.5 + row.size.size * 0.36
    const line = drawn({ ...row, baseline, size: row.size.size })
    const mark = row.mark
      ? [
          drawn({
            pieces: [{ ...plain(row.mark), color: ACCENT }],
            left: SIDE,
            baseline,
            size: row.size.size,
          }),
        ]
      : []
    return [...mark, { ...line, ...(row.bookmark ? { bookmark: row.bookmark } : {}) }]
  }

  const drawn = (line: { pieces: readonly Piece<Look>[]; left: number; baseline: number; size: number }) => {
    const runs = line.pieces.flatMap((piece) => inFaces(piece, faceOf))
    const ascent = Math.max(0, ...runs.map(({ face }) => face.ascent))
    return {
      left: line.left,
      top: line.baseline - ascent * line.size,
      size: line.size,
      runs: runs.map(({ face, ...run }): DrawnRun => ({ ...run, face: face.name })),
    }
  }

  /** One small line, cut off where it would be too long. */
  const lineAt = (line: { text: string; left: number; baseline: number; width: number }): DrawnLine => {
    const look = { bold: false, italic: false, href: null, color: MUTED }
    const widthOf = (text: string) =>
      [...text].reduce((sum, letter) => sum + faceOf(letter, look).widthOf(letter) * SMALL, 0)
    const letters = [...printable(line.text)]
    let shown = letters.join('')
    while (widthOf(shown) > line.width && letters.length > 0) {
      letters.pop()
      shown = `${letters.join('').trimEnd()}…`
    }
    return drawn({ ...line, pieces: [{ ...look, text: shown }], size: SMALL })
  }

  return { rowsOf, linesOf, lineAt }
}

/** A piece as runs of one face each. */
const inFaces = (
  { text, ...look }: Piece<Look>,
  faceOf: Faces['faceOf'],
): (Omit<DrawnRun, 'face'> & { face: Face })[] => {
  const runs: (Omit<DrawnRun, 'face'> & { face: Face })[] = []
  for (const letter of text) {
    const face = faceOf(letter, look)
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ text: letter, face, href: look.href, color: look.color })
  }
  return runs
}

/** On paper and in a reader's program only a whole address leads anywhere. */
const reachable = (href: string | null): string | null => (href && /^https?:\/\//.test(href) ? href : null)

/** As one code point per character where there is one, without what is not seen. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|\p{Cf}|[\u{fe00}-\u{fe0f}]/gu, '')
