'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { GUIDE_PARTS, type Part } from '@/domain/catalog/parts'
import { isHealthKind } from '@/domain/exam/kinds'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { placeOf } from '../order-steps'

type Data = Pick<CallData<'user.centre'>, 'newest' | 'bought' | 'included'>

/** What was bought, by name: what of the newest report is open, and the tests that came with it. */
export function Bought({ place, data: { newest, bought, included } }: { place: ScreenPlace; data: Data }) {
  const t = useTranslations('centre.home')
  // A test about health is not named in lists (docs/decisions/0041).
  const parts = newest && !isHealthKind(newest.examKind) ? bought : []
  return (
    <>
      {newest && parts.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('bought')}</h2>
          <ul className={styles.named}>
            {parts.map(({ part, name }) => (
              <li key={part}>
                <Link href={hrefOf(part, newest)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {included.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('included')}</h2>
          <ul className={styles.named}>
            {included.map(({ examId, title }) => (
              <li key={examId}>
                <Link href={pathTo({ route: 'instructions', code: place.code, examId })}>
                  {t('take', { title })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Guides of the packages have a page of their own; all else stands in the report. */
const hrefOf = (part: Part, { appExamId, orderNumber }: NonNullable<Data['newest']>): string => {
  const route = GUIDE_PARTS.some((guide) => guide === part) ? 'guides' : 'report'
  return `${pathTo({ route, ...placeOf(appExamId) })}?orderNumber=${orderNumber}`
}
