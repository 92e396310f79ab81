import type { ReactNode } from 'react'
import styles from './fold.module.css'

type Props = {
  summary: ReactNode
  children: ReactNode
  /** undefined: as the reader left it. */
  open?: true
}

/** More for those who want it, behind one line. */
export function Fold({ summary, children, open }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
