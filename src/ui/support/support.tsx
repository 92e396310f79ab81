import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale/locales'
import { ContactForm } from './contact-form'
import styles from './support.module.css'

type Props = { appExamId: string; locale: Locale; email: string }

/** The way to a person. */
export function Support({ appExamId, locale, email }: Props) {
  const t = useTranslations('support')
  const { support, error, notFound } = useMessages()
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <NextIntlClientProvider messages={{ support, error, notFound }}>
        <ContactForm appExamId={appExamId} locale={locale} />
      </NextIntlClientProvider>
      <p className={styles.direct}>
        {t.rich('direct', { address: () => <a href={`mailto:${email}`}>{email}</a> })}
      </p>
    </>
  )
}
