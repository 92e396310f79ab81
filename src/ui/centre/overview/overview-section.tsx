import type { ReactNode } from 'react'
import { Link } from '@/ui/navigation/link'
import styles from '../centre.module.css'

type Props = {
  title: string
  /** Where all of it is listed, and the words for that. */
  href: string
  all: string
  children: ReactNode
}

/** One of the places that an overview leads to, with the first of what is there. */
export function OverviewSection({ title, href, all, children }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <p>
        <Link href={href}>{all}</Link>
      </p>
    </section>
  )
}

/** How many documents a section shows. */
export const SHOWN = 3
