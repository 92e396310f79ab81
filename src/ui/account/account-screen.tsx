import type { ReactNode } from 'react'
import styles from './account.module.css'

type Props = {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** The other ways, as links. */
  links?: ReactNode
}

/** A screen with one form: one column, the other ways below it. */
export function AccountScreen({ title, lead, children, links }: Props) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
      {links && <div className={styles.links}>{links}</div>}
    </div>
  )
}
