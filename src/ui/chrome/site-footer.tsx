import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link'
import type { Brand } from './brand'
import { CookieSettings } from './cookie-settings'
import { type FooterLink, footerLinks } from './footer-links'
import { Logo } from './logo'
import styles from './site-footer.module.css'

type Props = {
  brand: Brand
  code: string
  examId: number
  /** Link codes of the storefront's published protocols. */
  protocols: readonly string[]
  homeHref: string
  /** Whether this page has the cookie notice that "Cookie settings" opens again. */
  cookies: boolean
}

/** What the score rests on, the small print, and the ways to a person. */
export function SiteFooter({ brand, code, examId, protocols, homeHref, cookies }: Props) {
  const t = useTranslations('chrome')
  const { legal, help } = footerLinks({ code, examId, protocols })
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo brand={brand} picture={brand.footerLogo ?? brand.logo} href={homeHref} />
          <p>{t('norm')}</p>
        </div>
        <nav aria-label={t('footer')} className={styles.columns}>
          {help.length > 0 && <Column title={t('help')} links={help} />}
          <Column title={t('legal')} links={legal}>
            {cookies && (
              <li>
                <CookieSettings className={styles.link}>{t('cookieSettings')}</CookieSettings>
              </li>
            )}
          </Column>
        </nav>
      </div>
    </footer>
  )
}

type ColumnProps = { title: string; links: FooterLink[]; children?: ReactNode }

function Column({ title, links, children }: ColumnProps) {
  const t = useTranslations('chrome')
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} className={styles.link} prefetch={false}>
              {t(`links.${key}`)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
