import { barPlace } from './bar-place'
import type { ToldScale } from './questionnaire-report'
import styles from './scale-bar.module.css'

type Props = ToldScale['bar']
type Segment = Props['segments'][number]

const LINE = 40

/**
 * A line from 0 to 100 with a person's place and its 95 % interval. Lengths are percent of the width and heights are
 * pixels, so that words stay as large on a phone as on a desk. The numbers stand in a table beside it.
 */
export function ScaleBar({ drawing, percent, ci95, segments, here, you }: Props) {
  const { at, from, width, anchor } = barPlace({ percent, interval: ci95 })
  return (
    <div className={styles.bar}>
      <svg role="img" aria-label={drawing} width="100%" height="60" className={styles.drawing}>
        <line x1="0" x2="100%" y1={LINE} y2={LINE} className={styles.line} />
        <rect x={`${from}%`} y={LINE - 9} width={`${width}%`} height="18" className={styles.interval} />
        {segments.slice(1).map(({ id, from: border }) => (
          <line
            key={id}
            x1={`${border}%`}
            x2={`${border}%`}
            y1={LINE - 12}
            y2={LINE + 12}
            className={styles.cut}
          />
        ))}
        <End at={from} />
        <End at={from + width} />
        <circle cx={`${at}%`} cy={LINE} r="8" className={styles.point} />
        <text x={`${at}%`} y="18" textAnchor={anchor} className={styles.you}>
          {you}
        </text>
      </svg>
      <div
        className={segments.length > 2 ? styles.ranges : styles.poles}
        style={segments.length > 2 ? { gridTemplateColumns: columnsOf(segments) } : undefined}
        aria-hidden="true"
      >
        {segments.map(({ id, name }) => (
          <span key={id} className={id === here ? styles.here : undefined}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

function End({ at }: { at: number }) {
  return <line x1={`${at}%`} x2={`${at}%`} y1={LINE - 9} y2={LINE + 9} className={styles.end} />
}

const columnsOf = (segments: readonly Segment[]): string =>
  segments.map(({ from }, index) => `minmax(0, ${(segments[index + 1]?.from ?? 100) - from}fr)`).join(' ')
