import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './notice.module.css'

type Props = {
  tone?: 'info' | 'success' | 'danger'
  title?: ReactNode
  children?: ReactNode
  /** Buttons: what the reader can do about it. */
  actions?: ReactNode
  /** Stands on the page from the start, so it is not announced. */
  still?: boolean
}

/** Says what happened and what to do. Danger is read out at once, the others when there is a pause. */
export function Notice({ tone = 'info', title, children, actions, still = false }: Props) {
  const role = still ? undefined : tone === 'danger' ? 'alert' : 'status'
  return (
    <div role={role} className={classes(styles.notice, tone !== 'info' && styles[tone])}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
