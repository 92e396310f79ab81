import type { ReactNode } from 'react'
import styles from './landing.module.css'

type Props = { id?: string; heading: string; text?: string | null; children: ReactNode }

/** One block of a landing page: its heading, its words, its content. */
export function Section({ id, heading, text, children }: Props) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
