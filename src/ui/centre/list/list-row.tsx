'use client'

import type { ReactNode } from 'react'
import { Link } from '@/ui/navigation/link'
import styles from './list-row.module.css'

type Props = {
  href: string
  /** A drawing of 4:3, decorative, or a photo, which is cut to that. */
  picture: ReactNode
  /** BCP 47, of the title and the summary. */
  lang?: string
  title: string
  summary: string
  /** The level of the title, one below the heading that it stands under. */
  heading?: 'h2' | 'h3'
  /** Quiet facts: minutes, a date, a lock. See {@link ListFacts}. */
  children?: ReactNode
}

/** A document of a list. All of it leads to the document; its title is the link. */
export function ListRow({ href, picture, lang, title, summary, heading: Heading = 'h2', children }: Props) {
  return (
    <article className={styles.row}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Heading className={styles.title} lang={lang}>
          <Link href={href} prefetch={false} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
        {children}
      </div>
    </article>
  )
}

export function ListRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
