'use client'

import { useEffect } from 'react'
import { type Locale, parseLocale } from '@/domain/locale/locales'

const DAYS_365 = 365 * 24 * 60 * 60

/** On a page whose address names its language, keeps that language for addresses that name none. */
export function RememberLocale({ locale }: { locale: Locale }) {
  useEffect(() => {
    const hl = new URLSearchParams(window.location.search).get('hl')
    if (parseLocale(hl) !== locale) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older Safari
    document.cookie = `i18n_redirected=${locale}; path=/; max-age=${DAYS_365}; samesite=lax`
  }, [locale])
  return null
}
