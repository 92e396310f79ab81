import { useLocale, useTranslations } from 'next-intl'
import type { BlockWords } from '@/domain/catalog/landing'
import { localeOfTag } from '@/domain/locale/locales'
import { PAGES_OF_IQ_FILE } from '@/domain/reports/has-file'
import { Section } from '../section'
import styles from './report.module.css'

type Props = BlockWords['report'] & {
  lang: string
  /** Of the exam: only the report of the IQ test has a sample. */
  kind: string
  /** Whether a report with a file is sold here. */
  hasFile: boolean
}

/** Pages of a sample report, as they are printed. What is not sold is not shown. */
export function ReportBlock({ lang, heading, text, kind, hasFile }: Props) {
  const t = useTranslations('download.sample')
  const locale = localeOfTag(useLocale())
  if (kind !== 'iq' || !hasFile) return null
  return (
    <Section lang={lang} heading={heading} text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must scroll by keys too */}
      <figure className={styles.sample} tabIndex={0}>
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
    </Section>
  )
}
