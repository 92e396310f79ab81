'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { PAGES_OF_IQ_FILE } from '@/domain/reports/has-file'
import styles from './sample-pages.module.css'

type Props = { items: CallData<'sku.list'>['items'] }

/** Pages of a sample report as they are printed, before anybody pays for a file. Only that of the IQ test has 21 pages. */
export function SamplePages({ items }: Props) {
  const t = useTranslations('download.sample')
  const locale = localeOfTag(useLocale())
  const holds = (wanted: string) =>
    items.some(({ owned, parts }) => !owned && parts.some(({ part }) => part === wanted))
  if (!holds('pdf_report') || !holds('iq_score')) return null
  return (
    <figure className={styles.sample}>
      <h2 className={styles.title}>{t('title')}</h2>
      {/* biome-ignore lint/performance/noImgElement: drawn in its size, not optimized again (next.config) */}
      <img
        src={`/samples/report-${locale}.webp`}
        alt={t('alt')}
        width={1500}
        height={691}
        loading="lazy"
        className={styles.pages}
      />
      <figcaption className={styles.caption}>{t('text', { pages: PAGES_OF_IQ_FILE })}</figcaption>
    </figure>
  )
}
