import type { ReactNode } from 'react'
import styles from './statistics.module.css'

/** A table that may be wider than the screen: it scrolls by itself, by keyboard too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard, https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
