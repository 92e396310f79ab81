import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './page.module.css'

export type PageWidth = 'narrow' | 'text' | 'wide' | 'full'

type Props = { children: ReactNode; width?: PageWidth; className?: string }

/** The <main> of a screen: one column in the middle. The skip link leads here. */
export function Page({ children, width = 'text', className }: Props) {
  return (
    <main id="main" tabIndex={-1} className={classes(styles.page, styles[width], className)}>
      {children}
    </main>
  )
}

/** Around a whole screen that follows the system's colour scheme: test and report. */
export function AutoScheme({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-scheme="auto" className={classes(styles.scheme, className)}>
      {children}
    </div>
  )
}
