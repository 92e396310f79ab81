'use client'

import { useTranslations } from 'next-intl'
import { storedLandingHref } from './landing-href'

type Props = { statusCode?: number }

/** The error page. Home is a full navigation: after a crash nothing of the client is trusted. */
export function ErrorScreen({ statusCode = 500 }: Props) {
  const t = useTranslations('error')
  return (
    <main>
      <p>{statusCode}</p>
      <h1>{t('title')}</h1>
      <p>{t('explanation')}</p>
      <button type="button" onClick={() => window.location.assign(storedLandingHref())}>
        {t('home')}
      </button>
    </main>
  )
}
