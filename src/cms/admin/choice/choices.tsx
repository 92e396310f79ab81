import type { ReactNode } from 'react'
import styles from './choice.module.css'

/** Choices in a row; what they are for is said to screen readers. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.unseen}>{legend}</legend>
      {children}
    </fieldset>
  )
}
