import { drawPanel, PAINT_OPACITY, type Paint } from '@/domain/matrices/drawing/draw-panel'
import type { Panel } from '@/domain/matrices/panel'
import type { Drawing, Shape, Word } from '@/gateways/pdf/pdf-document'
import { ACCENT, BAND, INK, line, QUIET, word } from './shapes'

const PANEL = 100

/** Thinned ink as the colour that it is on white paper: a file holds no see-through paint. */
const paintOf = (paint: Paint): string | null => {
  if (paint === 'none') return null
  const ink = [1, 3, 5].map((at) => Number.parseInt(INK.slice(at, at + 2), 16))
  const opacity = PAINT_OPACITY[paint]
  return `#${ink
    .map((part) =>
      Math.round(255 - (255 - part) * opacity)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/gi
const COMMANDS = /([MmLlHhVvAaCcQqSsTtZz])([^MmLlHhVvAaCcQqSsTtZz]*)/g
/** How each number of a command is moved: along x, along y, or only scaled; 0: left as it is. */
const MOVES: Record<string, readonly ('x' | 'y' | 's' | 0)[]> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  A: ['s', 's', 0, 0, 0, 'x', 'y'],
  C: ['x', 'y', 'x', 'y', 'x', 'y'],
  Q: ['x', 'y', 'x', 'y'],
}

type Place = { x: number; y: number; size: number }

/** A path of a box of 100 by 100 in another box. */
export const movedPath = (path: string, { x, y, size }: Place): string => {
  const scale = size / PANEL
  const by = { x: (n: number) => x + n * scale, y: (n: number) => y + n * scale, s: (n: number) => n * scale }
  const moved = [...path.matchAll(COMMANDS)].map(([, sign = '', rest = '']) => {
    const absolute = sign === sign.toUpperCase()
    const moves = MOVES[sign.toUpperCase()] ?? []
    const numbers = (rest.match(NUMBER) ?? []).map((text, index) => {
      const move = moves[index % moves.length]
      const n = Number(text)
      if (!move) return text
      return String(Math.round((absolute ? by[move](n) : n * scale) * 100) / 100)
    })
    return sign + numbers.join(' ')
  })
  return moved.join('')
}

/** A panel at its place; a stroke of no length is a dot, which not every reader of files draws: it gets one. */
export const panelShapes = (panel: Panel, place: Place): Shape[] =>
  drawPanel(panel).flatMap(({ d, fill, strokeWidth }): Shape[] =>
    d === ''
      ? []
      : [
          {
            path: movedPath(d.replaceAll('h0', 'h0.01'), place),
            fill: paintOf(fill),
            stroke: strokeWidth > 0 ? INK : null,
            thickness: (strokeWidth * place.size) / PANEL,
            round: true,
          },
        ],
  )

const frame = ({ x, y, size }: Place, { stroke = BAND, thickness = 0.75 } = {}): Shape =>
  line(`M${x} ${y}h${size}v${size}h${-size}Z`, { stroke, thickness })

const INSET = 0.08

const cell = (panel: Panel, { x, y, size }: Place): Shape[] => {
  const edge = size * INSET
  return panelShapes(panel, { x: x + edge, y: y + edge, size: size - 2 * edge })
}

export const LETTERS = 'ABCDEF'

type Puzzle = { panels: readonly Panel[]; options: readonly Panel[]; correct: number }

const BIG = { width: 450, cell: 66, option: 58, gap: 14, top: 4 }

/** A puzzle with its six options, the right one framed. */
export const puzzleDrawing = ({ panels, options, correct }: Puzzle): Drawing => {
  const { width, cell: size, option, gap, top } = BIG
  const left = (width - 3 * size) / 2
  const at = (index: number): Place => ({
    x: left + (index % 3) * size,
    y: top + Math.floor(index / 3) * size,
    size,
  })
  const row = top + 3 * size + 22
  const optionAt = (index: number): Place => ({
    x: (width - 6 * option - 5 * gap) / 2 + index * (option + gap),
    y: row,
    size: option,
  })
  const missing = at(8)
  return {
    kind: 'drawing',
    width,
    height: row + option + 18,
    shapes: [
      ...Array.from({ length: 9 }, (_, index) => frame(at(index))),
      ...panels.flatMap((panel, index) => cell(panel, at(index))),
      ...options.flatMap((panel, index) => [
        frame(optionAt(index), index === correct ? { stroke: ACCENT, thickness: 2.5 } : {}),
        ...cell(panel, optionAt(index)),
      ]),
    ],
    words: [
      word('?', {
        x: missing.x + size / 2,
        y: missing.y + size / 2 + 8,
        anchor: 'middle',
        size: 22,
        color: QUIET,
      }),
      ...options.map((_, index): Word => {
        const { x, y, size: wide } = optionAt(index)
        return word(LETTERS[index] ?? '', {
          x: x + wide / 2,
          y: y + wide + 13,
          anchor: 'middle',
          bold: index === correct,
          color: index === correct ? ACCENT : INK,
        })
      }),
    ],
  }
}

const SMALL = { cell: 22, option: 34, gap: 10, label: 12 }

/** A puzzle as small as it can be read, beside it the taker's option and the right one. */
export const smallPuzzle = (puzzle: Puzzle & { yours: number | null }): Drawing => {
  const { cell: size, option, gap, label } = SMALL
  const right = 3 * size + gap
  const shown = [puzzle.yours, puzzle.correct].filter((each) => each !== null)
  const placeOf = (index: number): Place => ({ x: right + index * (option + gap), y: 6, size: option })
  return {
    kind: 'drawing',
    width: right + 2 * option + gap,
    height: Math.max(3 * size, 6 + option + label) + 1,
    shapes: [
      ...Array.from({ length: 9 }, (_, index) =>
        frame({ x: (index % 3) * size, y: Math.floor(index / 3) * size, size }, { thickness: 0.5 }),
      ),
      ...puzzle.panels.flatMap((panel, index) =>
        cell(panel, { x: (index % 3) * size, y: Math.floor(index / 3) * size, size }),
      ),
      ...shown.flatMap((choice, index) => {
        const panel = puzzle.options[choice]
        const correct = choice === puzzle.correct
        return panel
          ? [
              frame(placeOf(index), correct ? { stroke: ACCENT, thickness: 1.75 } : {}),
              ...cell(panel, placeOf(index)),
            ]
          : []
      }),
    ],
    words: shown.map((choice, index) => {
      const { x, y, size: wide } = placeOf(index)
      const correct = choice === puzzle.correct
      return word(LETTERS[choice] ?? '', {
        x: x + wide / 2,
        y: y + wide + label - 2,
        anchor: 'middle',
        bold: correct,
        color: correct ? ACCENT : INK,
      })
    }),
  }
}
