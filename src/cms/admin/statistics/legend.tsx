'use client'

import { useWords } from '../words/use-words'
import { INKS } from './inks'
import styles from './statistics.module.css'

/** The series as they are drawn: a filled hill, a dashed line, bars. Shapes, so that nobody needs the colours. */
export function Legend() {
  const words = useWords()
  return (
    <ul className={styles.legend}>
      <li>
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <path d="M0 12V7L7 2l6 4 7-5v11z" fill={INKS.startedFill} />
          <path d="M0 7l7-5 6 4 7-5" fill="none" stroke={INKS.started} strokeWidth="1.5" />
        </svg>
        {words('statistics.started')}
      </li>
      <li>
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <path d="M0 6h20" stroke={INKS.confirmed} strokeWidth="1.75" strokeDasharray="4 3" />
        </svg>
        {words('statistics.confirmed')}
      </li>
      <li>
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <path d="M3 12V6h5v6zM12 12V2h5v10z" fill={INKS.paid} />
        </svg>
        {words('statistics.paid')}
      </li>
    </ul>
  )
}
