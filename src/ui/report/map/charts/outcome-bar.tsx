import type { MapScore } from '../../questionnaire/questionnaire-report'
import styles from './outcome-bar.module.css'

type Props = Pick<MapScore['type'], 'drawing' | 'outcomes'>
type Outcome = Props['outcomes'][number]['outcome']

const LOOK: Record<Outcome, string | undefined> = {
  right: styles.right,
  lure: styles.lure,
  other: styles.other,
  open: styles.open,
}

/** One box for each puzzle. What differs is filling and line, not colour alone; the numbers stand below in words. */
export function OutcomeBar({ drawing, outcomes }: Props) {
  const boxes = outcomes.flatMap(({ outcome, count }) => Array.from({ length: count }, () => outcome))
  const width = 100 / Math.max(1, boxes.length)
  return (
    <svg role="img" aria-label={drawing} width="100%" height="30" className={styles.drawing}>
      <defs>
        <pattern
          id="map-lure"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.5" height="6" className={styles.stripe} />
        </pattern>
      </defs>
      {boxes.map((outcome, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes without names, in a fixed order
          key={index}
          x={`${index * width + 0.5}%`}
          y="2"
          width={`${width - 1}%`}
          height="26"
          rx="3"
          fill={outcome === 'lure' ? 'url(#map-lure)' : undefined}
          className={LOOK[outcome]}
        />
      ))}
    </svg>
  )
}
