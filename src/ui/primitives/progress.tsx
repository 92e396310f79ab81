import type { ReactNode } from 'react'
import styles from './progress.module.css'

type Props = {
  value: number
  max: number
  /** Name for a screen reader. */
  label: string
  /** Shown above at the left, and at the right. */
  text?: ReactNode
  aside?: ReactNode
}

export function Progress({ value, max, label, text, aside }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={styles.progress}>
      {(text || aside) && (
        <div className={styles.words}>
          <span>{text}</span>
          <span>{aside}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  )
}
