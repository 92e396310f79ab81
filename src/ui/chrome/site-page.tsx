import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { companiesOf, type Foreign } from '@/domain/consent/foreign-mark'
import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import type { Theme } from '@/domain/theme/look'
import { AutoScheme, Page, type PageWidth } from '../primitives/page'
import type { Brand } from './brand'
import { CookieNotice } from './cookie-notice'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './site-page.module.css'
import { themeStyle } from './theme'

/** What a screen needs to know of its storefront (content/storefront reads it). */
export type Shop = {
  brand: Brand
  /** Link codes of the published protocols. */
  protocols: readonly string[]
  /** Version of the cookie page, asked for with the notice. */
  cookieVersion: string
  /** Scripts of others that are asked for with the notice as well. */
  foreign: Foreign | null
}

type Props = {
  /** `id`: of the document that the page shows. */
  place: { locale: Locale; code: string; examId: number; id?: string }
  shop: Shop
  children: ReactNode
  width?: PageWidth
  /** "auto" follows the system's colour scheme: test and report. Such screens never ask about cookies: nothing optional is loaded there. */
  scheme?: 'light' | 'auto'
  /** Colours, radius and font of a landing page. */
  theme?: Theme | null
  footer?: boolean
  /** Shown to an editor: nothing is asked and nothing remembered. */
  preview?: boolean
}

/** A whole screen: header, main, footer. */
export function SitePage({
  place,
  shop,
  children,
  width,
  scheme = 'light',
  theme,
  footer = true,
  preview = false,
}: Props) {
  const t = useTranslations('cookies')
  const format = useFormatter()
  const { locale, code, examId } = place
  const cookiePage = shop.protocols.includes('cookies')
    ? pathTo({ route: 'protocol', code, examId, linkCode: 'cookies' })
    : null
  const screen = (
    <>
      <SiteHeader brand={shop.brand} place={place} homeHref="/" />
      <Page width={width}>{children}</Page>
      {footer && (
        <SiteFooter
          brand={shop.brand}
          code={code}
          examId={examId}
          protocols={shop.protocols}
          homeHref="/"
          cookies={scheme === 'light'}
        />
      )}
      {scheme === 'light' && !preview && (
        <CookieNotice
          locale={locale}
          version={shop.cookieVersion}
          href={cookiePage}
          words={{
            title: t('title'),
            text: t('text'),
            short: t('short'),
            foreign: shop.foreign && t('foreign', { companies: format.list(companiesOf(shop.foreign)) }),
            more: t('more'),
            accept: t('accept'),
            refuse: t('refuse'),
          }}
        />
      )}
    </>
  )
  if (scheme === 'auto') return <AutoScheme>{screen}</AutoScheme>
  return theme ? (
    <div data-theme="" style={themeStyle(theme)} className={styles.themed}>
      {screen}
    </div>
  ) : (
    screen
  )
}
