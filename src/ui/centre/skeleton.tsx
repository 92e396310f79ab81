'use client'

import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '../primitives/visually-hidden'
import styles from './skeleton.module.css'

/** Rows of the height of those that are being loaded: nothing moves when they come. */
export function Skeleton({ rows }: { rows: number }) {
  const t = useTranslations('centre.common')
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike and never reordered
        <span key={row} className={styles.row} />
      ))}
    </div>
  )
}
