import '@/ui/primitives/base.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { locale as localeSegment } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { env } from '@/config/env'
import { isLocale, tagOf } from '@/domain/locale/locales'
import { isTestMode } from '@/gateways/payments/payment-gateways'
import { Words } from '@/i18n/words'
import { NavigationBar, RememberLocale } from '@/ui/chrome/on-every-page'
import { SkipLink } from '@/ui/chrome/skip-link'
import { TestModeRibbon, testModeOnPaper } from '@/ui/chrome/test-mode-ribbon'
import { fontClasses } from '@/ui/primitives/fonts'

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  icons: { icon: '/icon.svg' },
})
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await localeSegment()
  if (!isLocale(locale)) notFound()
  const t = await getTranslations('chrome')
  const root = { 'data-hl': locale, 'data-build': env().BUILD_ID, className: fontClasses }
  return (
    <html lang={tagOf(locale)} {...root} style={isTestMode() ? testModeOnPaper(t('testMode')) : undefined}>
      <body>
        <Words of={['error', 'notFound']}>
          <SkipLink />
          <NavigationBar words={t('loading')} />
          <TestModeRibbon on={isTestMode()} />
          {children}
          <RememberLocale locale={locale} />
        </Words>
      </body>
    </html>
  )
}
