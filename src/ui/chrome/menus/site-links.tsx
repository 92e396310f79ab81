import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '../../navigation/link'
import { Menu } from './menu'
import styles from './site-links.module.css'

/** Where every page leads, the question screen excepted: there nothing may lead away by a slip of the thumb. */
const PLACES = ['testCentre', 'testList', 'centre'] as const

type Props = { code: string; examId: number }

/** The test center, the other tests and the account. Nothing of them is loaded before somebody taps. */
export function SiteLinks({ code, examId }: Props) {
  const t = useTranslations('chrome.site')
  const links = PLACES.map((route) => (
    <li key={route}>
      <Link href={pathTo({ route, code, examId })} className={styles.link} prefetch={false}>
        {t(route)}
      </Link>
    </li>
  ))
  return (
    <nav aria-label={t('label')} className={styles.links}>
      <ul className={styles.list}>{links}</ul>
      <Menu className={styles.menu}>
        <summary className={styles.button}>
          {t('menu')}
          <svg viewBox="0 0 10 10" className={styles.chevron} aria-hidden="true" focusable="false">
            <path d="m1.5 3.25 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <ul className={styles.fold}>{links}</ul>
      </Menu>
    </nav>
  )
}
