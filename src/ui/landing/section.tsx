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
  /** As `beside`, in halves, with the content at this side. */
  aside?: 'left' | 'right' | null
  children: ReactNode
}

/** One block of a landing page: its heading, its words, its content. */
export function Section({ id, lang, heading, text, beside = false, aside = null, children }: Props) {
  const look = classes(
    styles.inner,
    beside && styles.beside,
    aside && styles.halves,
    aside === 'left' && styles.turned,
  )
  return (
    <section id={id} className={styles.section}>
      <div className={look}>
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
