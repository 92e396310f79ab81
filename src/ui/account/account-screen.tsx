import type { ReactNode } from 'react'
import styles from './account.module.css'

type Props = {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** The other ways, as links. */
  links?: ReactNode
  /** Stands in the place of what had the focus: the heading takes it. */
  focused?: boolean
}

/** A screen with one form: one column, the other ways below it. */
export function AccountScreen({ title, lead, children, links, focused = false }: Props) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 {...(focused && FOCUSED)}>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
      {links && <div className={styles.links}>{links}</div>}
    </div>
  )
}

const FOCUSED = { tabIndex: -1, ref: (heading: HTMLElement | null) => heading?.focus() }
