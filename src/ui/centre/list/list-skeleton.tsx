'use client'

import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import styles from './list-row.module.css'

/** Rows of the height of those that are being loaded: nothing moves when they come. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  const t = useTranslations('centre.common')
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike and never reordered
        <div key={row} aria-hidden="true" className={styles.waiting}>
          <span className={styles.picture} />
          <span>
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
        </div>
      ))}
    </div>
  )
}
