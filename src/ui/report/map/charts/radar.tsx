'use client'

import { RADAR_BOX, radarPath, radarPoint } from '@/domain/reports/radar-shape'
import { classes } from '@/ui/primitives/classes'
import type { MapScore } from '../../questionnaire/questionnaire-report'
import type { Trait } from '../map-told'
import styles from './radar.module.css'

const RINGS = [25, 50, 75, 100]

/**
 * The traits on one axis each, the band between the ends of their 95 % intervals, and the line through their figures. The
 * names are words of the page around the drawing, so that they stay as large on a phone; their figures stand in a table.
 */
export function Radar({ traits: { drawing, list } }: Pick<MapScore, 'traits'>) {
  const [first, right, lowRight, lowLeft, left] = list.map(({ name }) => name)
  return (
    <div className={styles.radar}>
      <div className={styles.names} aria-hidden="true">
        <span className={styles.top}>{first}</span>
        <span>{left}</span>
        <span>{right}</span>
      </div>
      <Drawing traits={list} label={drawing} />
      <div className={classes(styles.names, styles.under)} aria-hidden="true">
        <span>{lowLeft}</span>
        <span>{lowRight}</span>
      </div>
    </div>
  )
}

function Drawing({ traits, label }: { traits: readonly Trait[]; label: string }) {
  const of = traits.length
  const edges = traits.map((trait, axis) => ({ id: trait.id, ...radarPoint({ axis, of, percent: 100 }) }))
  const middle = radarPoint({ axis: 0, of, percent: 0 })
  const band = [1, 0].map((end) => radarPath(traits.map(({ bar }) => bar.ci95[end] ?? 0))).join('')
  return (
    <svg
      viewBox={`0 0 ${RADAR_BOX.width} ${RADAR_BOX.height}`}
      role="img"
      aria-label={label}
      className={styles.drawing}
    >
      {RINGS.map((ring) => (
        <path key={ring} d={radarPath(traits.map(() => ring))} className={styles.ring} />
      ))}
      {edges.map(({ id, x, y }) => (
        <path key={id} d={`M${middle.x} ${middle.y}L${x} ${y}`} className={styles.axis} />
      ))}
      {[edges[1], edges[4]].map((edge) =>
        edge ? <path key={edge.id} d={`M${edge.x} ${edge.y}V0`} className={styles.leader} /> : null,
      )}
      <path d={band} fillRule="evenodd" className={styles.band} />
      <path d={radarPath(traits.map(({ bar }) => bar.percent))} className={styles.line} />
      {traits.map(({ id, bar }, axis) => {
        const { x, y } = radarPoint({ axis, of, percent: bar.percent })
        return <circle key={id} cx={x} cy={y} r="5" className={styles.dot} />
      })}
      {[50, 100].map((ring) => {
        const { x, y } = radarPoint({ axis: 0, of, percent: ring })
        return (
          <text key={ring} x={x + 5} y={y + 14} className={styles.tick}>
            {ring}
          </text>
        )
      })}
    </svg>
  )
}
