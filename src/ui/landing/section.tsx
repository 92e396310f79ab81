import type { ReactNode } from 'react'
import { classes } from '../primitives/classes'
import { Phrases } from '../primitives/phrases'
import styles from './landing.module.css'

type Props = {
  id?: string
  /** BCP 47, of an editor's heading and text. */
  lang?: string
  heading: string
  text?: string | null
  /** Heading and content side by side where there is room. */
  beside?: boolean
  children: ReactNode
}

/** One block of a landing page: its heading, its words, its content. */
export function Section({ id, lang, heading, text, beside = false, children }: Props) {
  return (
    <section id={id} className={styles.section}>
      <div className={classes(styles.inner, beside && styles.beside)}>
        <div className={styles.head} lang={lang}>
          <h2>
            <Phrases>{heading}</Phrases>
          </h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
