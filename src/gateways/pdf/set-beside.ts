import { BODY, baselineIn, INK, NOTE, SIDE, WIDTH } from './page-look'
import type { PdfBlock } from './pdf-document'
import type { SetRow } from './set-blocks'
import { plain, type Setter } from './set-text'

type Beside = Extract<PdfBlock, { kind: 'beside' }>

const GAP = 16
const BETWEEN = 3

/** A small drawing with a title and text beside it, as one row: neither is read without the other. */
export const setBeside = (set: Setter, { drawing, width, title, texts }: Beside): SetRow[] => {
  const scale = width / drawing.width
  const left = SIDE + width + GAP
  const room = WIDTH - width - GAP
  const linesOf = (text: string, bold: boolean) =>
    set.linesOf({ runs: [plain(text, { bold })], size: NOTE.size, color: INK, width: room })
  const groups = [linesOf(title, true), ...texts.map((text) => linesOf(text, false))]
  const placed = groups.flatMap((lines, group) =>
    lines.map((pieces, line) => ({
      pieces,
      at:
        groups.slice(0, group).reduce((sum, { length }) => sum + length * NOTE.leading + BETWEEN, 0) +
        line * NOTE.leading,
    })),
  )
  const textHeight = (placed.at(-1)?.at ?? 0) + NOTE.leading
  return [
    {
      height: Math.max(textHeight, drawing.height * scale),
      above: BODY.leading - 3,
      keepWithNext: false,
      draw: (top) => ({
        figures: [
          {
            left: SIDE,
            top,
            width,
            height: drawing.height * scale,
            box: [drawing.width, drawing.height],
            shapes: drawing.shapes,
          },
        ],
        lines: [
          ...placed.map(({ pieces, at }) =>
            set.drawn({ pieces, left, baseline: top + at + baselineIn(NOTE), size: NOTE.size }),
          ),
          ...drawing.words.map(({ text, x, y, size, anchor, bold, color }) => {
            const pieces = [{ ...plain(text, { bold }), color }]
            const points = size * scale
            const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * set.widthOf(pieces, points)
            return set.drawn({
              pieces,
              left: SIDE + x * scale - shift,
              baseline: top + y * scale,
              size: points,
            })
          }),
        ],
      }),
    },
  ]
}
