import styles from './puzzle-map.module.css'
import type { Puzzle } from './puzzle-plot'

/** Solved: a filled dot; missed: a cross; left open or late: a ring. */
export function PuzzleMark({ outcome, x, y }: { outcome: Puzzle['outcome']; x: number; y: number }) {
  if (outcome === 'right') return <circle cx={x} cy={y} r="6" className={styles.solved} />
  if (outcome === 'wrong')
    return <path d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} className={styles.missed} />
  return <circle cx={x} cy={y} r="5" className={styles.open} />
}

/** A mark in a line of words. */
export function MarkInWords({ outcome }: Pick<Puzzle, 'outcome'>) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" className={styles.inWords} aria-hidden="true">
      <PuzzleMark outcome={outcome} x={8} y={8} />
    </svg>
  )
}
