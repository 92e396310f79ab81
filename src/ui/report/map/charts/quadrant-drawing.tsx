'use client'

import type { MapScore } from '../../questionnaire/questionnaire-report'
import type { MapScale } from '../map-told'
import styles from './quadrant.module.css'
import { fieldOf, reachOf } from './quadrant-plot'

type Quadrant = NonNullable<MapScore['quadrant']>
type Props = { quadrant: Quadrant; worry: MapScale; distance: MapScale }

/**
 * The four fields between two lines, with the taker's point, the 95 % interval of each line as a cross, and both together
 * as an ellipse. Lengths are percent of the width, so that names stay as large on a phone as on a desk.
 */
export function QuadrantDrawing({ quadrant, worry, distance }: Props) {
  return (
    <div className={styles.plot}>
      <p className={styles.axis} aria-hidden="true">
        ↑ {worry.name}
      </p>
      <svg role="img" aria-label={quadrant.drawing} width="100%" className={styles.square}>
        {quadrant.cells.map((cell) => {
          const { x, y, width, height, right, up } = fieldOf(cell.id, quadrant)
          return (
            <g key={cell.id}>
              <rect
                x={`${x}%`}
                y={`${y}%`}
                width={`${width}%`}
                height={`${height}%`}
                className={cell.told ? styles.told : styles.field}
              />
              <text
                x={`${right ? 98 : 2}%`}
                y={up ? '7%' : '97%'}
                textAnchor={right ? 'end' : 'start'}
                className={cell.told ? styles.toldName : styles.name}
              >
                {cell.name}
              </text>
            </g>
          )
        })}
        <Place distance={distance.bar} worry={worry.bar} />
      </svg>
      <p className={styles.across} aria-hidden="true">
        {distance.name} →
      </p>
    </div>
  )
}

type Line = MapScale['bar']

function Place({ distance, worry }: { distance: Line; worry: Line }) {
  const [x, y] = [`${distance.percent}%`, `${100 - worry.percent}%`]
  const [left, right] = distance.ci95
  const [low, high] = worry.ci95
  return (
    <g>
      <ellipse
        cx={x}
        cy={y}
        rx={`${reachOf(distance)}%`}
        ry={`${reachOf(worry)}%`}
        className={styles.around}
      />
      <line x1={`${left}%`} x2={`${right}%`} y1={y} y2={y} className={styles.cross} />
      <line x1={x} x2={x} y1={`${100 - high}%`} y2={`${100 - low}%`} className={styles.cross} />
      <circle cx={x} cy={y} r="7" className={styles.point} />
    </g>
  )
}
