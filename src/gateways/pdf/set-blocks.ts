import type { Row } from '@/domain/typesetting/paginate'
import { ACCENT, baselineIn, INK, LINE, MUTED, NOTE, SIDE, type Size, WIDTH } from './page-look'
import type { Drawing, DrawnFigure, DrawnLine, DrawnRule, Run, Table } from './pdf-document'
import { plain, type Setter } from './set-text'

/** What stands on a page, from the upper left corner of the page. */
export type Marks = { lines?: DrawnLine[]; rules?: DrawnRule[]; figures?: DrawnFigure[] }

/** A row that knows how it is drawn. `top`: its upper edge on the page. */
export type SetRow = Row & { draw: (top: number) => Marks }

export type Paragraph = {
  runs: readonly Run[]
  size: Size
  above: number
  color?: string
  indent?: number
  /** Before its first line: a list's sign. */
  mark?: string | undefined
  /** Its entry in the reader's table of contents. */
  bookmark?: string | undefined
  keepWithNext?: boolean
  startsPage?: boolean
}

export const setParagraph = (set: Setter, paragraph: Paragraph): SetRow[] => {
  const { runs, size, above, color = INK, indent = 0, mark, bookmark, keepWithNext, startsPage } = paragraph
  const left = SIDE + indent
  const lines = set.linesOf({ runs, size: size.size, color, width: WIDTH - indent })
  return lines.map((pieces, index) => ({
    height: size.leading,
    line: true,
    above: index === 0 ? above : 0,
    // Neither the first nor the last line of a paragraph stands alone on a page.
    keepWithNext:
      (keepWithNext ?? false) || (index < lines.length - 1 && (index === 0 || index === lines.length - 2)),
    ...(index === 0 && startsPage ? { startsPage } : {}),
    draw: (top) => {
      const at = { baseline: top + baselineIn(size), size: size.size }
      const line = set.drawn({ pieces, left, ...at })
      const first = index === 0
      const sign = { ...plain(mark ?? ''), color: ACCENT }
      return {
        lines: [
          ...(first && mark ? [set.drawn({ pieces: [sign], left: SIDE, ...at })] : []),
          { ...line, ...(first && bookmark ? { bookmark } : {}) },
        ],
      }
    },
  }))
}

/** A drawing at the width of the text. Its words are set as all others are, so that they find their fonts. */
export const setDrawing = (set: Setter, { width, height, shapes, words }: Drawing): SetRow[] => {
  const scale = WIDTH / width
  return [
    {
      height: height * scale,
      above: 12,
      keepWithNext: false,
      draw: (top) => ({
        figures: [{ left: SIDE, top, width: WIDTH, height: height * scale, box: [width, height], shapes }],
        lines: words.map(({ text, x, y, size, anchor, bold, color }) => {
          const pieces = [{ ...plain(text, { bold }), color }]
          const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * set.widthOf(pieces, size)
          return set.drawn({ pieces, left: SIDE + x * scale - shift, baseline: top + y * scale, size })
        }),
      }),
    },
  ]
}

const GAP = 10
const PADDING = 3

export const setTable = (set: Setter, { columns: asked, head, rows }: Table): SetRow[] => {
  const upTo = (index: number) => asked.slice(0, index).reduce((sum, { share }) => sum + share, 0)
  const whole = upTo(asked.length)
  const columns = asked.map(({ share, right }, index) => ({
    left: SIDE + (WIDTH * upTo(index)) / whole,
    width: (WIDTH * share) / whole - GAP,
    right,
  }))
  const rowOf = (cells: readonly string[], bold: boolean, color: string) => {
    const lines = cells.map((text, index) =>
      set.linesOf({
        runs: [plain(text, { bold })],
        size: NOTE.size,
        color,
        width: columns[index]?.width ?? 0,
      }),
    )
    const height = Math.max(1, ...lines.map(({ length }) => length)) * NOTE.leading + 2 * PADDING
    const draw = (top: number): Marks => ({
      rules: [{ left: SIDE, top: top + height, width: WIDTH, thickness: 0.5, color: LINE }],
      lines: lines.flatMap((cell, column) =>
        cell.map((pieces, index) => {
          const { left = SIDE, width = 0, right = false } = columns[column] ?? {}
          const shift = !right ? 0 : width - set.widthOf(pieces, NOTE.size)
          const baseline = top + PADDING + index * NOTE.leading + baselineIn(NOTE)
          return set.drawn({ pieces, left: left + shift, baseline, size: NOTE.size })
        }),
      ),
    })
    return { height, draw }
  }
  return [
    ...(head ? [{ ...rowOf(head, true, MUTED), above: 10, keepWithNext: true }] : []),
    ...rows.map(({ cells, strong }, index) => ({
      ...rowOf(cells, strong, INK),
      above: index === 0 && !head ? 10 : 0,
      keepWithNext: strong || index === rows.length - 2,
    })),
  ]
}
