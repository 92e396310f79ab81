import type { ShapeName } from '../panel'

/** A vertex in units of the figure's radius, y downwards. With a radius the way to the next vertex is an arc (<= 180°). */
type Vertex = readonly [x: number, y: number, arc?: number]
export type Point = readonly [x: number, y: number]

/** A point turned clockwise by eighths about the origin. */
export const turned = ([x, y]: Point, eighths: number): Point => {
  const [cos, sin] = [Math.cos((eighths * Math.PI) / 4), Math.sin((eighths * Math.PI) / 4)]
  return [x * cos - y * sin, x * sin + y * cos]
}

const ring = (corners: number, radius: number, shift = 0): Vertex[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle) + shift]
  })

/** Radii chosen so that all shapes look equally large: about the area of a circle of radius 0.95. */
const OUTLINES: Record<ShapeName, readonly Vertex[]> = {
  triangle: ring(3, 1.22, 0.14),
  square: [
    [-0.84, -0.84],
    [0.84, -0.84],
    [0.84, 0.84],
    [-0.84, 0.84],
  ],
  pentagon: ring(5, 1.06, 0.05),
  hexagon: ring(6, 1.02),
  circle: ring(3, 0.95).map(([x, y]): Vertex => [x, y, 0.95]),
  star: ring(5, 1.14, 0.06).flatMap((tip, point) => [tip, ring(10, 0.54, 0.06)[point * 2 + 1]!]),
  cross: [0, 1, 2, 3].flatMap((quarter) =>
    (
      [
        [-0.34, -0.95],
        [0.34, -0.95],
        [0.34, -0.34],
      ] as const
    ).map((point): Vertex => turned(point, quarter * 2)),
  ),
  arrow: [
    [0, -1.05],
    [0.88, -0.08],
    [0.36, -0.08],
    [0.36, 0.98],
    [-0.36, 0.98],
    [-0.36, -0.08],
    [-0.88, -0.08],
  ],
  drop: [
    [0, -1.1],
    [0.63, 0.04, 0.74],
    [0, 1.01, 0.74],
    [-0.63, 0.04],
  ],
  half: [
    [-1.05, 0.5, 1.05],
    [0, -0.55, 1.05],
    [1.05, 0.5],
  ],
}

export type Placement = { shape: ShapeName; x: number; y: number; radius: number; rotation?: number }

const placed = ({ shape, x, y, radius, rotation = 0 }: Placement): Vertex[] =>
  OUTLINES[shape].map(([vx, vy, arc]) => {
    const [tx, ty] = turned([vx, vy], rotation)
    return [x + radius * tx, y + radius * ty, arc && arc * radius]
  })

/** Coordinates are rounded to a hundredth of a unit, so that the same panel is the same bytes on every machine. */
export const round = (value: number): string => String(Math.round(value * 100) / 100 + 0)

/** The closed outline as SVG path data. */
export const outlinePath = (placement: Placement): string => {
  const vertices = placed(placement)
  const steps = vertices.map(([x, y], index) => {
    const arc = vertices[(index + vertices.length - 1) % vertices.length]![2]
    const end = `${round(x)} ${round(y)}`
    if (index === 0) return `M${end}`
    return arc ? `A${round(arc)} ${round(arc)} 0 0 1 ${end}` : `L${end}`
  })
  const [first, last] = [vertices[0]!, vertices.at(-1)!]
  const closing = last[2]
    ? `A${round(last[2])} ${round(last[2])} 0 0 1 ${round(first[0])} ${round(first[1])}`
    : ''
  return `${steps.join('')}${closing}Z`
}

/** The outline as a polygon, arcs cut into chords: for clipping patterns. */
export const outlinePolygon = (placement: Placement): Point[] => {
  const vertices = placed(placement)
  return vertices.flatMap(([x, y, arc], index): Point[] => {
    if (!arc) return [[x, y]]
    const [nx, ny] = vertices[(index + 1) % vertices.length]!
    return chords({ from: [x, y], to: [nx, ny], radius: arc })
  })
}

const chords = ({ from, to, radius }: { from: Point; to: Point; radius: number }): Point[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const rise = Math.sqrt(Math.max(0, radius ** 2 - length ** 2 / 4)) / length
  // Clockwise on screen, less than half a circle: the centre is to the right of the way.
  const centre: Point = [from[0] + dx / 2 - dy * rise, from[1] + dy / 2 + dx * rise]
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const sweep = 2 * Math.asin(Math.min(1, length / 2 / radius))
  return Array.from({ length: 16 }, (_, step) => {
    const angle = start + (sweep * step) / 16
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}
