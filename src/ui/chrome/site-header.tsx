import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale/locales'
import type { Brand } from './brand'
import { Logo } from './logo'
import { LanguageMenu } from './menus/language-menu'
import { SiteLinks } from './menus/site-links'
import styles from './site-header.module.css'

type Props = {
  brand: Brand
  place: { locale: Locale; code: string; examId: number; id?: string }
  homeHref: string
}

export function SiteHeader({ brand, place, homeHref }: Props) {
  const t = useTranslations('chrome')
  return (
    <header className={styles.header}>
      <Logo brand={brand} picture={brand.logo} href={homeHref} />
      <SiteLinks code={place.code} examId={place.examId} />
      <LanguageMenu locale={place.locale} label={t('language')} id={place.id} />
    </header>
  )
}
