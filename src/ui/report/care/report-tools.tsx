'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LOCALE_FACTS, LOCALES, type Locale, localeOfTag } from '@/domain/locale/locales'
import { useBrowserValue } from '@/ui/browser/browser-value'
import { Button } from '@/ui/primitives/button'
import { Fold } from '@/ui/primitives/fold'
import styles from './care.module.css'

type Props = { orderNumber: string; minutes: number }

/** How long it takes to read, in which language, and on paper. */
export function ReportTools({ orderNumber, minutes }: Props) {
  const t = useTranslations('report.care')
  return (
    <div className={styles.tools}>
      {minutes > 0 && <p className={styles.minutes}>{t('minutes', { minutes })}</p>}
      <Languages orderNumber={orderNumber} />
      <Button variant="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}

/** The same report in each language. A full navigation: the language is part of the root layout. */
function Languages({ orderNumber }: Pick<Props, 'orderNumber'>) {
  const t = useTranslations('report.care')
  const own = localeOfTag(useLocale())
  const search = useBrowserValue(() => window.location.search, '')
  return (
    <Fold summary={t('language', { name: LOCALE_FACTS[own].name })}>
      <ul className={styles.languages}>
        {LOCALES.map((locale) => {
          const { name, tag } = LOCALE_FACTS[locale]
          return (
            <li key={locale}>
              <a
                href={inLanguage({ search, locale, orderNumber })}
                hrefLang={tag}
                lang={tag}
                aria-current={locale === own ? 'true' : undefined}
                className={styles.language}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}

/** This address in another language. It names the report, also where it was found without its number. */
export const inLanguage = ({
  search,
  locale,
  orderNumber,
}: {
  search: string
  locale: Locale
  orderNumber: string
}): string => {
  const query = new URLSearchParams(search)
  query.set('orderNumber', orderNumber)
  query.set('hl', locale)
  return `?${query}`
}
