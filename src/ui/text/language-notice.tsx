import { useTranslations } from 'next-intl'
import { languageName } from '@/domain/languages/language-name'
import type { Locale } from '@/domain/locale/locales'
import styles from './language-notice.module.css'

type Props = {
  /** The reader's. */
  locale: Locale
  /** Of the text. */
  language: Locale
}

/** One line for whoever reads a text in another language than their own, because it is not public in theirs. */
export function LanguageNotice({ locale, language }: Props) {
  const t = useTranslations('chrome')
  if (locale === language) return null
  return (
    <p className={styles.notice}>
      {t('otherLanguage', {
        wanted: languageName(locale, locale),
        shown: languageName(language, locale),
      })}
    </p>
  )
}
