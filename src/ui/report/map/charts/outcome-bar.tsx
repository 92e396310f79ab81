import styles from './outcome-bar.module.css'

const OUTCOMES = ['right', 'lure', 'other', 'open'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How many puzzles went which way, in the order in which they are told. */
export const countOutcomes = (puzzles: readonly { outcome: Outcome }[]) =>
  OUTCOMES.map((outcome) => ({
    outcome,
    count: puzzles.filter((puzzle) => puzzle.outcome === outcome).length,
  }))

type Props = { label: string; counts: ReturnType<typeof countOutcomes> }

const LOOK: Record<Outcome, string | undefined> = {
  right: styles.right,
  lure: styles.lure,
  other: styles.other,
  open: styles.open,
}

/** One box for each puzzle. What differs is filling and line, not colour alone; the numbers stand below in words. */
export function OutcomeBar({ label, counts }: Props) {
  const boxes = counts.flatMap(({ outcome, count }) => Array.from({ length: count }, () => outcome))
  const width = 100 / Math.max(1, boxes.length)
  return (
    <svg role="img" aria-label={label} width="100%" height="30" className={styles.drawing}>
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
