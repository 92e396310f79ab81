import { useFormatter, useTranslations } from 'next-intl'
import styles from './teaser.module.css'

/** What of a test has no result since too many of its questions stayed open. */
export function Missing({ names }: { names: readonly string[] }) {
  const t = useTranslations('questionnaire.told')
  const format = useFormatter()
  if (names.length === 0) return null
  return <p className={styles.note}>{t('missing', { names: format.list(names), count: names.length })}</p>
}
