import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '../navigation/link'
import styles from './site-links.module.css'

/** Where every page leads, the question screen excepted: there nothing may lead away by a slip of the thumb. */
const PLACES = ['testCentre', 'testList', 'centre'] as const

type Props = { code: string; examId: number }

/** The test center, the other tests and the account. Nothing of them is loaded before somebody taps. */
export function SiteLinks({ code, examId }: Props) {
  const t = useTranslations('chrome.site')
  return (
    <nav aria-label={t('label')} className={styles.links}>
      <ul className={styles.list}>
        {PLACES.map((route) => (
          <li key={route}>
            <Link href={pathTo({ route, code, examId })} className={styles.link} prefetch={false}>
              {t(route)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
