'use client'

import { useTranslations } from 'next-intl'
import styles from './care.module.css'

/** The last line on paper: which report, and from where. Rendered in the browser only. */
export function PrintedFoot({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('report.care')
  return <p className={styles.foot}>{t('printed', { orderNumber, site: window.location.hostname })}</p>
}
