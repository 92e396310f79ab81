import type { IqTold } from '@/domain/api/iq-shapes'
import {
  areaPath,
  baseLineOf,
  curvePath,
  IQ_PLOT,
  namePlace,
  type Plot,
  xOf,
  yOf,
} from '@/domain/reports/curve'
import type { Drawing, Shape } from '@/gateways/pdf/pdf-document'
import { ACCENT, area, BAND, box, dot, INK, line, QUIET, WASH, word } from './shapes'

const PLOT: Plot = { ...IQ_PLOT, height: 150, top: 40, width: 450, padding: 8 }
const TICKS = [55, 70, 85, 100, 115, 130, 145]

/** The norm as a bell curve, with the score and its interval; an open end runs on to the drawing's own. */
export const curveDrawing = ({ iq, ends: [low, high], point }: IqTold['score']): Drawing => {
  const base = baseLineOf(PLOT)
  const from = xOf(PLOT, low ?? PLOT.domain[0])
  const to = xOf(PLOT, high ?? PLOT.domain[1])
  const y = base + 34
  const name =
    iq === null || !point ? null : { ...namePlace(PLOT, { iq, letters: point.length / 2 }), text: point }
  const whisker: Shape[] = [
    line(`M${from} ${y}H${to}`, { stroke: ACCENT, thickness: 2 }),
    ...(low === null ? [] : [line(`M${from} ${y - 5}v10`, { stroke: ACCENT, thickness: 2 })]),
    ...(high === null ? [] : [line(`M${to} ${y - 5}v10`, { stroke: ACCENT, thickness: 2 })]),
  ]
  return {
    kind: 'drawing',
    width: PLOT.width,
    height: y + 12,
    shapes: [
      area(areaPath(PLOT, [null, null]), WASH),
      area(areaPath(PLOT, [low, high]), BAND),
      line(curvePath(PLOT), { thickness: 1.25 }),
      line(`M${PLOT.padding} ${base}H${PLOT.width - PLOT.padding}`, { stroke: QUIET }),
      ...TICKS.map((tick) => line(`M${xOf(PLOT, tick)} ${base}v4`, { stroke: QUIET })),
      ...(iq === null
        ? []
        : [
            line(`M${xOf(PLOT, iq)} ${yOf(PLOT, iq)}V${base}`, { stroke: ACCENT }),
            dot(xOf(PLOT, iq), yOf(PLOT, iq), 4),
            ...whisker,
            dot(xOf(PLOT, iq), y, 4),
          ]),
    ],
    words: [
      ...TICKS.map((tick) =>
        word(String(tick), { x: xOf(PLOT, tick), y: base + 16, anchor: 'middle', color: QUIET }),
      ),
      ...(name ? [word(name.text, { x: name.x, y: name.y, anchor: name.anchor, bold: true, size: 10 })] : []),
    ],
  }
}

const PEOPLE = { columns: 25, step: 18, r: 5.5 }

/** A hundred people in order of their scores; those who score lower are filled. */
export const peopleDrawing = (better: number): Drawing => ({
  kind: 'drawing',
  width: PEOPLE.columns * PEOPLE.step,
  height: (100 / PEOPLE.columns) * PEOPLE.step,
  shapes: Array.from({ length: 100 }, (_, index) => {
    const x = (index % PEOPLE.columns) * PEOPLE.step + PEOPLE.step / 2
    const y = Math.floor(index / PEOPLE.columns) * PEOPLE.step + PEOPLE.step / 2
    return dot(x, y, PEOPLE.r, index < better ? ACCENT : BAND)
  }),
  words: [],
})

const TRACK = { width: 450, low: -3, high: 3, line: 14, height: 34 }
const CUTS = [-1.5, -0.5, 0.5, 1.5]

/** The place of an ability on the five levels with its margin; null: it has none. */
export const levelDrawing = (
  { z, se, level }: Pick<NonNullable<IqTold['dimensions']>['list'][number], 'z' | 'se' | 'level'>,
  levels: readonly string[],
): Drawing | null => {
  if (z === null || se === null || level === null) return null
  const { width, low, high, line: y, height } = TRACK
  const x = (at: number) => (width * (Math.min(high, Math.max(low, at)) - low)) / (high - low)
  return {
    kind: 'drawing',
    width,
    height,
    shapes: [
      box(x(-1), y - 7, x(1) - x(-1), 14, WASH),
      line(`M0 ${y}H${width}`),
      ...CUTS.map((cut) => line(`M${x(cut)} ${y - 5}v10`, { stroke: QUIET })),
      line(`M${x(z - se)} ${y}H${x(z + se)}`, { stroke: ACCENT, thickness: 3 }),
      dot(x(z), y, 4.5),
    ],
    words: levels.map((name, index) =>
      word(name, {
        x: (width * (index + 0.5)) / levels.length,
        y: height - 2,
        anchor: 'middle',
        bold: index + 1 === level,
        color: index + 1 === level ? INK : QUIET,
      }),
    ),
  }
}

const MAP = { width: 450, top: 12, height: 120, left: 26, numbers: 16 }
const LINES = [10, 30, 50, 70, 90]

/** Every puzzle by how many of 100 people solve it: a full dot was solved, a ring was not, a bar was left open. */
export const puzzlesDrawing = (list: NonNullable<IqTold['puzzles']>['list']): Drawing => {
  const step = (MAP.width - MAP.left) / Math.max(1, list.length)
  const x = (index: number) => MAP.left + (index + 0.5) * step
  const y = (of: number) => MAP.top + (MAP.height * of) / 100
  return {
    kind: 'drawing',
    width: MAP.width,
    height: MAP.top + MAP.height + MAP.numbers + 4,
    shapes: [
      ...LINES.map((of) => line(`M${MAP.left} ${y(of)}H${MAP.width}`, { stroke: BAND, thickness: 0.5 })),
      ...list.flatMap(({ outcome, ofHundred }, index): Shape[] => {
        const at = { x: x(index), y: y(ofHundred) }
        if (outcome === 'right') return [dot(at.x, at.y, 4)]
        const ring = dot(at.x, at.y, 4, '#ffffff')
        if (outcome === 'wrong') return [{ ...ring, stroke: ACCENT, thickness: 1.25 }]
        return [line(`M${at.x - 4} ${at.y}h8`, { stroke: INK, thickness: 2 })]
      }),
    ],
    words: [
      ...LINES.map((of) => word(String(of), { x: 0, y: y(of) + 3, color: QUIET })),
      ...list.flatMap(({ position }, index) =>
        position === 1 || position % 5 === 0
          ? [
              word(String(position), {
                x: x(index),
                y: MAP.top + MAP.height + MAP.numbers,
                anchor: 'middle',
                color: QUIET,
              }),
            ]
          : [],
      ),
    ],
  }
}
