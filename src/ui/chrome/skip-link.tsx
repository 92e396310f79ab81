import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

/** First in every page. Every screen has one <main id="main">. */
export function SkipLink() {
  const t = useTranslations('chrome')
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  )
}
