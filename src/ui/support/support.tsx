import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { Words } from '@/i18n/words'
import { Link } from '../navigation/link'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'
import { ContactForm } from './contact-form'
import styles from './support.module.css'

type Props = { place: ScreenPlace; locale: Locale; email: string }

/** The way to a person. */
export function Support({ place: { code, examId }, locale, email }: Props) {
  const t = useTranslations('support')
  const help = useTranslations('help')
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.lead}>
          {help.rich('fromSupport', {
            help: (words) => <Link href={pathTo({ route: 'help', code, examId })}>{words}</Link>,
          })}
        </p>
      </header>
      <Words of={['support', 'error', 'notFound']}>
        <ContactForm appExamId={appExamIdOf({ code, examId })} locale={locale} />
      </Words>
      <p className={styles.direct}>
        {t.rich('direct', { address: () => <a href={`mailto:${email}`}>{email}</a> })}
      </p>
    </>
  )
}
