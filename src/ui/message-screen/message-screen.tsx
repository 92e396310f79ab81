import type { ReactNode } from 'react'
import styles from './message-screen.module.css'

type Props = { code: number; title: ReactNode; text: ReactNode; action: ReactNode }

/** A whole screen with one message: not found, broken. The plumb line hangs where the page should be. */
export function MessageScreen({ code, title, text, action }: Props) {
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <div className={styles.line} aria-hidden="true">
        <svg viewBox="0 0 24 36" focusable="false" aria-hidden="true">
          <path
            d="M9.5 0h5c.7 0 1.1.4 1.3 1l.5 2.4C18.7 5 20.2 7.3 20.2 10c0 4.9-4.4 8.5-7.7 13.1a.6.6 0 0 1-1 0C8.2 18.500 3.800 14.900 3.800 10c0-2.700 1.500-5 3.900-6.600L8.200 1c.2-.6.6-1 1.300-1Z"
            fill="var(--accent)"
          />
        </svg>
      </div>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>{action}</div>
    </main>
  )
}
