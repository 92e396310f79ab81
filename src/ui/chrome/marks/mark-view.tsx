import type { ReactNode } from 'react'
import type { Mark } from '@/domain/catalog/landing'
import styles from './mark.module.css'

type Props = { mark: Mark; className?: string }

/** A mark before a name, in the colours of its theme. Decoration: the name says whose it is. */
export function MarkView({ mark, className }: Props) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      {DRAWINGS[mark]}
    </svg>
  )
}

/** Each on 32 by 32: lines in the colour of the name, one piece in the accent. */
const DRAWINGS: Record<Mark, ReactNode> = {
  plumb: (
    <>
      <path d="M10 1.25h12M16 2v13" className={styles.line} />
      <path
        d="M14.25 14.5h3.5c.5 0 .8.3.9.8l.35 1.7c1.7 1.1 2.75 2.7 2.75 4.6 0 3.4-3.1 5.9-5.4 9.1a.43.43 0 0 1-.7 0c-2.3-3.2-5.4-5.7-5.4-9.1 0-1.9 1.05-3.5 2.75-4.6l.35-1.7c.1-.5.4-.8.9-.8Z"
        className={styles.accent}
      />
    </>
  ),
  curve: (
    <>
      <path d="M12 25V9q4-6 8 0v16Z" className={styles.accent} />
      <path d="M2 25c8 0 8-19 14-19s6 19 14 19" className={styles.line} />
    </>
  ),
  grid: (
    <>
      <path d="M4 4h10v10H4ZM18 4h10v10H18ZM4 18h10v10H4Z" className={styles.line} />
      <path d="M17.25 17.25h11.5v11.5h-11.500Z" className={styles.accent} />
    </>
  ),
  circle: (
    <>
      <circle cx="16" cy="16" r="13" className={styles.line} />
      <circle cx="16" cy="16" r="5.500" className={styles.accent} />
    </>
  ),
  leaf: (
    <>
      <path d="M6 20C6 9 15 4 27 4c1 13-5 22-15 22-4 0-6-2-6-6Z" className={styles.accent} />
      <path d="M4 29c3-8 8-13 15-17" className={styles.line} />
    </>
  ),
  spark: (
    <>
      <path d="M16 6c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10Z" className={styles.accent} />
      <path d="M27 3v6M24 6h6M5 24v5M2.500 26.500h5" className={styles.line} />
    </>
  ),
  steps: (
    <>
      <path d="M21 7h8v21h-8Z" className={styles.accent} />
      <path d="M3 28v-7h9v-7h9v14M2 28h28M12 21v7" className={styles.line} />
    </>
  ),
  wave: (
    <>
      <path d="M2 20c5-7 9-7 14 0s9 7 14 0v9H2Z" className={styles.accent} />
      <path d="M2 12c5-7 9-7 14 0s9 7 14 0" className={styles.line} />
    </>
  ),
  sun: (
    <>
      <circle cx="16" cy="18" r="7" className={styles.accent} />
      <path d="M16 3v4M5.500 7.500l3 3M26.500 7.500l-3 3M2 18h4M26 18h4M2 28h28" className={styles.line} />
    </>
  ),
  key: (
    <>
      <circle cx="10" cy="16" r="7" className={styles.line} />
      <circle cx="10" cy="16" r="3" className={styles.accent} />
      <path d="M17 16h13M24 16v6M29 16v4" className={styles.line} />
    </>
  ),
  bridge: (
    <>
      <path d="M4 28V17a12 12 0 0 1 24 0v11h-5V18a7 7 0 0 0-14 0v10Z" className={styles.accent} />
      <path d="M2 28h28M2 10h28" className={styles.line} />
    </>
  ),
  knot: (
    <>
      <circle cx="12" cy="12" r="8" className={styles.line} />
      <circle cx="20" cy="20" r="8" className={styles.line} />
      <path d="M12 20a8 8 0 0 1 8-8 8 8 0 0 1-8 8Z" className={styles.accent} />
    </>
  ),
}
