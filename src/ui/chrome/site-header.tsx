import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale/locales'
import type { Brand } from './brand'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import styles from './site-header.module.css'

type Props = { brand: Brand; locale: Locale; homeHref: string; id?: string }

export function SiteHeader({ brand, locale, homeHref, id }: Props) {
  const t = useTranslations('chrome')
  return (
    <header className={styles.header}>
      <Logo brand={brand} picture={brand.logo} href={homeHref} />
      <LanguageMenu locale={locale} label={t('language')} id={id} />
    </header>
  )
}
