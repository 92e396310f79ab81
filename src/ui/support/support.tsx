import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale/locales'
import { Words } from '@/i18n/words'
import { ContactForm } from './contact-form'
import styles from './support.module.css'

type Props = { appExamId: string; locale: Locale; email: string }

/** The way to a person. */
export function Support({ appExamId, locale, email }: Props) {
  const t = useTranslations('support')
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Words of={['support', 'error', 'notFound']}>
        <ContactForm appExamId={appExamId} locale={locale} />
      </Words>
      <p className={styles.direct}>
        {t.rich('direct', { address: () => <a href={`mailto:${email}`}>{email}</a> })}
      </p>
    </>
  )
}
