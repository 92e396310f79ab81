import { notFound } from 'next/navigation'
import { locale as localeSegment } from 'next/root-params'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, tagOf } from '@/domain/locale/locales'
import { RememberLocale } from '@/ui/chrome/remember-locale'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await localeSegment()
  if (!isLocale(locale)) notFound()
  const { error, notFound: missing } = await getMessages()
  return (
    <html lang={tagOf(locale)}>
      <body>
        <NextIntlClientProvider messages={{ error, notFound: missing }}>{children}</NextIntlClientProvider>
        <RememberLocale locale={locale} />
      </body>
    </html>
  )
}
