import { classes } from '@/ui/primitives/classes'
import styles from './part-marks.module.css'

/** Parts on a plumb line: those that are done are filled. Only a picture; the words beside it say the same. */
export function PartMarks({ done, total }: { done: number; total: number }) {
  const parts = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <div className={styles.line} aria-hidden="true">
      {parts.map((part) => (
        <span key={part} className={classes(styles.mark, part <= done && styles.done)}>
          {part <= done ? (
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              width="16"
              height="16"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
            >
              <path d="m3.5 8.5 3 3 6-7" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          ) : (
            part
          )}
        </span>
      ))}
    </div>
  )
}
