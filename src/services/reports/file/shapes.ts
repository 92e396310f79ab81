import type { z } from 'zod'
import type { scaleBar } from '@/domain/api/scale-shapes'
import type { Drawing, Shape, Word } from '@/gateways/pdf/pdf-document'

/** As on the site (ui/primitives/tokens.css), on white paper; what carries meaning differs in grey, too. */
export const INK = '#18242a'
export const QUIET = '#8b959a'
export const ACCENT = '#0c5a63'
export const BAND = '#c4d6d6'
export const WASH = '#eef3f2'

export const line = (path: string, { stroke = INK, thickness = 1 } = {}): Shape => ({
  path,
  fill: null,
  stroke,
  thickness,
})

export const area = (path: string, fill: string): Shape => ({ path, fill, stroke: null, thickness: 0 })

export const dot = (x: number, y: number, r: number, fill = ACCENT): Shape =>
  area(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill)

export const box = (x: number, y: number, width: number, height: number, fill: string): Shape =>
  area(`M${x} ${y}h${width}v${height}h${-width}Z`, fill)

export const word = (text: string, at: Pick<Word, 'x' | 'y'> & Partial<Word>): Word => ({
  text,
  size: 8.5,
  anchor: 'start',
  bold: false,
  color: INK,
  ...at,
})

const BAR = { width: 450, height: 50, line: 26 }
const EDGE = 4

/** A scale as a line from 0 to 100 with its place and interval, and the names of its ranges. */
export const barDrawing = ({ percent, ci95, segments, here, you }: z.infer<typeof scaleBar>): Drawing => {
  const x = (at: number) => EDGE + (Math.min(100, Math.max(0, at)) / 100) * (BAR.width - 2 * EDGE)
  const [low, high] = ci95
  const at = x(percent)
  const anchor = percent < 12 ? 'start' : percent > 88 ? 'end' : 'middle'
  return {
    kind: 'drawing',
    width: BAR.width,
    height: BAR.height,
    shapes: [
      box(x(low), BAR.line - 6, x(high) - x(low), 12, BAND),
      line(`M${x(0)} ${BAR.line}H${x(100)}`),
      ...segments.slice(1).map(({ from }) => line(`M${x(from)} ${BAR.line - 7}v14`, { stroke: QUIET })),
      ...[low, high].map((end) => line(`M${x(end)} ${BAR.line - 6}v12`, { stroke: ACCENT, thickness: 1.5 })),
      dot(at, BAR.line, 4.5),
    ],
    words: [
      word(you, { x: at, y: 12, anchor, bold: true, color: ACCENT }),
      ...segments.map(({ id, name, from }, index) => {
        const to = segments[index + 1]?.from ?? 100
        const last = index === segments.length - 1
        const ends = segments.length === 2
        return word(name, {
          x: ends ? x(last ? 100 : 0) : x((from + to) / 2),
          y: BAR.line + 20,
          anchor: ends ? (last ? 'end' : 'start') : 'middle',
          bold: id === here,
        })
      }),
    ],
  }
}
