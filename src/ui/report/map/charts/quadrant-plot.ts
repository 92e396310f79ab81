import type { MapScore } from '../../questionnaire/questionnaire-report'

type Quadrant = NonNullable<MapScore['quadrant']>
type Cell = Quadrant['cells'][number]['id']

/** Worry runs upwards, distance to the right: which halves of the square a field is made of. */
const PLACES: Record<Cell, { right: boolean; up: boolean }> = {
  secure: { right: false, up: false },
  preoccupied: { right: false, up: true },
  dismissing: { right: true, up: false },
  fearful: { right: true, up: true },
}

export type Field = { x: number; y: number; width: number; height: number; right: boolean; up: boolean }

/** A field's rectangle, in percent of the square from its upper left corner. */
export const fieldOf = (id: Cell, { cut }: Pick<Quadrant, 'cut'>): Field => {
  const { right, up } = PLACES[id]
  return {
    x: right ? cut.avoidance : 0,
    y: up ? 0 : 100 - cut.anxiety,
    width: right ? 100 - cut.avoidance : cut.avoidance,
    height: up ? 100 - cut.anxiety : cut.anxiety,
    right,
    up,
  }
}

/** The half axis of the uncertainty around a figure: an interval is cut at 0 and 100, so the longer side counts. */
export const reachOf = (line: { percent: number; ci95: readonly [low: number, high: number] }): number =>
  Math.max(line.percent - line.ci95[0], line.ci95[1] - line.percent)
