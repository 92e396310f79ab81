import '@/ui/primitives/base.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, tagOf } from '@/domain/locale/locales'
import { fontClasses } from '@/ui/primitives/fonts'

export const metadata: Metadata = { robots: { index: false, follow: false } }

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** What an editor sees beside a form: our screens with all their words, and nothing that follows a visitor. */
export default async function PreviewLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return (
    <html lang={tagOf(locale)} className={fontClasses}>
      <body>
        <NextIntlClientProvider messages={await getMessages()}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}
