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
  window: (
    <>
      <path d="M17 5h9v10h-9Z" className={styles.accent} />
      <path d="M5 4h22v24H5ZM16 4v24M5 16h22" className={styles.line} />
    </>
  ),
  column: (
    <>
      <path d="M4 5h11v11H4Z" className={styles.accent} />
      <path d="M20 6h8M20 11h8M20 16h8M4 21.500h24M4 27h24" className={styles.line} />
    </>
  ),
  acorn: (
    <>
      <path d="M8 16h16c0 6-4 10-8 13-4-3-8-7-8-13Z" className={styles.accent} />
      <path d="M5 14.500C5 9.500 10 7 16 7s11 2.500 11 7.500ZM16 7V2.500" className={styles.line} />
    </>
  ),
  moon: (
    <>
      <path d="M19 4.500a12.500 12.500 0 1 0 9 17.500A11 11 0 0 1 19 4.500Z" className={styles.accent} />
      <path d="M26 5v6M23 8h6" className={styles.line} />
    </>
  ),
  cup: (
    <>
      <path d="M5 13h18v8a7 7 0 0 1-7 7h-4a7 7 0 0 1-7-7Z" className={styles.accent} />
      <path
        d="M23 15h2a3.500 3.500 0 0 1 0 8h-2.500M10 3.500c-2 2 2 3.500 0 5.500M17.500 3.500c-2 2 2 3.500 0 5.500"
        className={styles.line}
      />
    </>
  ),
  compass: (
    <>
      <circle cx="16" cy="16" r="13" className={styles.line} />
      <path d="M22 10l-3.500 8.500L10 22l3.500-8.500Z" className={styles.accent} />
    </>
  ),
  sprout: (
    <>
      <path
        d="M16 18C16 11 11 8 3.500 8c0 7 4 10 12.500 10ZM16 14c0-6 4.500-9.500 12.500-9.500 0 7-4 9.500-12.500 9.500Z"
        className={styles.accent}
      />
      <path d="M16 29.500V14" className={styles.line} />
    </>
  ),
  orbit: (
    <>
      <circle cx="16" cy="16" r="4.500" className={styles.accent} />
      <ellipse cx="16" cy="16" rx="14" ry="5.500" transform="rotate(-40 16 16)" className={styles.line} />
      <ellipse cx="16" cy="16" rx="14" ry="5.500" transform="rotate(40 16 16)" className={styles.line} />
    </>
  ),
  hills: (
    <>
      <path d="M2 27l9-13 6 8 4-5 9 10Z" className={styles.accent} />
      <circle cx="23" cy="8" r="3.500" className={styles.line} />
      <path d="M2 27h28" className={styles.line} />
    </>
  ),
}
