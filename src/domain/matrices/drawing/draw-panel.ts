import type { Fill, Inner, Panel } from '../panel'
import { outlinePath, outlinePolygon, type Placement, type Point, round, turned } from './outlines'

/** `ink` is the colour of the text around; `light` and `mid` are thinned ink. Nothing is ever painted in paper. */
export type Paint = 'none' | 'light' | 'mid' | 'ink'

/** One SVG path in a box of 100 x 100. Fill with the even-odd rule; stroke with round caps and joins, in ink. */
export type Shape = { d: string; fill: Paint; strokeWidth: number }

/** Opacity of the current colour that stands for each paint. */
export const PAINT_OPACITY: Record<Paint, number> = { none: 0, light: 0.2, mid: 0.5, ink: 1 }

const STROKE = 3
/** Four sizes, neighbours at a ratio of 1.36, in units of the box. */
const RADIUS = [15, 20.5, 28, 38] as const
const SMALL_RADIUS = 12
/** How the layers share the box. A figure with lines behind it shrinks, and the lines keep out of its circle. */
type Room = { shrink: number; inner: number; halo: number; clearing: number }
/** `inner` is in parts of the host's radius; the host leaves a clearing of `halo` round it. */
const ALONE: Room = { shrink: 1, inner: 0.46, halo: 4, clearing: 0 }
const CROWDED: Room = { ...ALONE, shrink: 0.53, clearing: 27 }
/** With an inner figure as well, both are as large as the corner arcs allow. */
const FULL: Room = { shrink: 0.6, inner: 0.58, halo: 3, clearing: 34 }

/** Which of nine slots, row by row, a count of 1..9 fills: as on dice where dice have it. */
const COUNT_SLOTS = [0o020, 0o050, 0o502, 0o505, 0o525, 0o555, 0o575, 0o757, 0o777] as const

/**
 * The panel as seven paths, bottom to top: lines, figure (fill, pattern, outline), inner (the same). A layer that is
 * absent gives empty paths, so no option has more nodes than another. The figure leaves a clearing round the inner.
 */
export const drawPanel = ({ figure, inner, lines = 0 }: Panel): Shape[] => {
  const room = lines && figure ? (inner ? FULL : CROWDED) : ALONE
  const radius = figure?.size ? RADIUS[figure.size - 1]! * room.shrink : SMALL_RADIUS
  const centre = { x: 50, y: 50 }
  const slots = figure?.slots ?? (figure?.count ? COUNT_SLOTS[figure.count - 1]! : 0)
  const places = slots
    ? [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((slot) => slots & (1 << slot)).map(placeOfSlot)
    : [centre]
  const innerRadius = radius * room.inner
  const hole: Placement | null = inner
    ? { ...centre, shape: 'circle', radius: innerRadius + room.halo }
    : null
  return [
    { d: drawLines(lines, room), fill: 'none', strokeWidth: STROKE },
    ...drawLook({ look: figure, places, radius, hole }),
    ...drawLook({ look: inner, places: [centre], radius: innerRadius, hole: null }),
  ]
}

const placeOfSlot = (slot: number) => ({ x: 20 + 30 * (slot % 3), y: 20 + 30 * Math.floor(slot / 3) })

type Look = {
  look?: Inner
  places: readonly { x: number; y: number }[]
  radius: number
  hole: Placement | null
}

const drawLook = ({ look, places, radius, hole }: Look): Shape[] => {
  const placements = look ? places.map((place) => ({ ...place, radius, ...look })) : []
  const outline = placements.map(outlinePath).join('')
  const paint = PAINT[look?.fill ?? 'none']
  const patterns = { stripe: stripes, dot: dots } as const
  const draw = look?.fill === 'stripe' || look?.fill === 'dot' ? patterns[look.fill] : () => ''
  const clip = (placement: Placement) => [outlinePolygon(placement), ...(hole ? [outlinePolygon(hole)] : [])]
  return [
    { d: paint === 'none' ? '' : outline + (hole ? outlinePath(hole) : ''), fill: paint, strokeWidth: 0 },
    {
      d: placements.map((placement) => draw({ placement, rings: clip(placement) })).join(''),
      fill: 'none',
      strokeWidth: look?.fill === 'dot' ? 5 : 2.6,
    },
    { d: outline, fill: 'none', strokeWidth: STROKE },
  ]
}

const PAINT: Record<Fill, Paint> = {
  none: 'none',
  light: 'light',
  mid: 'mid',
  dark: 'ink',
  stripe: 'none',
  dot: 'none',
}

type Pattern = { placement: Placement; rings: readonly Point[][] }

/** Diagonal hatching, every 8 units, clipped to the inside of the rings (even-odd). */
const stripes = ({ placement: { x, y, radius }, rings }: Pattern): string => {
  const upright = rings.map((points) => points.map(([px, py]) => turned([px - x, py - y], 1)))
  const pieces: string[] = []
  for (let level = -Math.floor((radius * 1.2) / 8) * 8; level <= radius * 1.2; level += 8) {
    const crossings = upright
      .flatMap((points) => crossingsAt(points, level))
      .sort((left, right) => left - right)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from, to] = [crossings[i]!, crossings[i + 1]!].map((cx) => turned([cx, level], -1)) as [
        Point,
        Point,
      ]
      pieces.push(`M${round(x + from[0])} ${round(y + from[1])}L${round(x + to[0])} ${round(y + to[1])}`)
    }
  }
  return pieces.join('')
}

/** Dots are strokes of no length with round caps, on a triangular grid, kept clear of the outline. */
const dots = ({ placement: { x, y, radius }, rings }: Pattern): string => {
  const [step, reach] = [10.5, Math.ceil(radius / 9)]
  const pieces: string[] = []
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const [dx, dy] = [(column + (row % 2) / 2) * step, row * step * 0.866]
      const isClear = PROBES.every(([px, py]) => isInside(rings, [x + dx + px, y + dy + py]))
      if (isClear) pieces.push(`M${round(x + dx)} ${round(y + dy)}h0`)
    }
  }
  return pieces.join('')
}

const PROBES: readonly Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => turned([4.8, 0], eighth))

const crossingsAt = (points: readonly Point[], level: number): number[] =>
  points.flatMap(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!
    return y1 <= level === y2 <= level ? [] : [x1 + ((level - y1) / (y2 - y1)) * (x2 - x1)]
  })

const isInside = (rings: readonly Point[][], [x, y]: Point): boolean =>
  rings.flatMap((points) => crossingsAt(points, y)).filter((crossing) => crossing < x).length % 2 === 1

/** Path data of the chosen segments, those through the middle cut to leave a clearing. */
const drawLines = (mask: number, { clearing }: Room): string => {
  const near = 50 - clearing
  const far = 50 + clearing
  const [nearCut, farCut] = [50 - clearing * Math.SQRT1_2, 50 + clearing * Math.SQRT1_2].map(round)
  const paths = [
    'M6 6H94',
    'M94 6V94',
    'M6 94H94',
    'M6 6V94',
    `M6 6L${nearCut} ${nearCut}M${farCut} ${farCut}L94 94`,
    `M94 6L${farCut} ${nearCut}M${nearCut} ${farCut}L6 94`,
    `M50 6V${near}M50 ${far}V94`,
    `M6 50H${near}M${far} 50H94`,
    'M36 6A30 30 0 0 1 6 36',
    'M94 36A30 30 0 0 1 64 6',
    'M64 94A30 30 0 0 1 94 64',
    'M6 64A30 30 0 0 1 36 94',
  ]
  return paths.filter((_, segment) => mask & (1 << segment)).join('')
}
