/** Room for the dots at the edge. */
export const RADAR = { radius: 130, padding: 12 } as const

const SIZE = 2 * (RADAR.radius + RADAR.padding)

/** A polygon of five stands on a side, which lies above the foot of the circle around it. */
export const RADAR_BOX = {
  width: SIZE,
  height: Math.ceil(SIZE - RADAR.radius * (1 - Math.cos(Math.PI / 5))),
} as const

export type RadarPoint = { x: number; y: number }

/**
 * Where a figure is drawn on its axis: the first axis points up, the others follow clockwise.
 * @param percent 0 (the middle) to 100 (the edge); what lies beyond is cut.
 */
export const radarPoint = ({
  axis,
  of,
  percent,
}: {
  axis: number
  of: number
  percent: number
}): RadarPoint => {
  const turn = (2 * Math.PI * axis) / of
  const reach = (RADAR.radius * Math.min(100, Math.max(0, percent))) / 100
  return { x: tidy(SIZE / 2 + reach * Math.sin(turn)), y: tidy(SIZE / 2 - reach * Math.cos(turn)) }
}

/** A closed line through one figure on each axis. */
export const radarPath = (percents: readonly number[]): string =>
  `${percents
    .map((percent, axis) => radarPoint({ axis, of: percents.length, percent }))
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')}Z`

const tidy = (value: number): number => Math.round(100 * value) / 100
