import type { MapScore } from '../../questionnaire/questionnaire-report'
import styles from './share-bar.module.css'

type Props = MapScore['type']['share']

const LINE = 14

/** A counted share as a bar from 0 to all, with its interval as a line across its end. */
export function ShareBar({ drawing, value, interval: [low, high] }: Props) {
  const [from, to] = [percent(low), percent(high)]
  return (
    <svg role="img" aria-label={drawing} width="100%" height="28" className={styles.drawing}>
      <rect width="100%" y={LINE - 6} height="12" rx="3" className={styles.whole} />
      {value !== null && value > 0 && (
        <rect width={`${percent(value)}%`} y={LINE - 6} height="12" rx="3" className={styles.part} />
      )}
      <line x1={`${from}%`} x2={`${to}%`} y1={LINE} y2={LINE} className={styles.halo} />
      <line x1={`${from}%`} x2={`${to}%`} y1={LINE} y2={LINE} className={styles.interval} />
      {[from, to].map((end) => (
        <line
          key={end}
          x1={`${end}%`}
          x2={`${end}%`}
          y1={LINE - 9}
          y2={LINE + 9}
          className={styles.interval}
        />
      ))}
    </svg>
  )
}

const percent = (share: number): number => Math.round(10_000 * share) / 100
