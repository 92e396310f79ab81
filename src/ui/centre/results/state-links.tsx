'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { listHref, type OrderState, STATES } from './list-query'
import styles from './results.module.css'

type Counts = CallData<'user.orders'>['counts']
type Props = { place: ScreenPlace; chosen: OrderState | null; counts: Counts | null }

/** Which tests are listed: links, so that each choice has an address. */
export function StateLinks({ place, chosen, counts }: Props) {
  const t = useTranslations('centre.results')
  return (
    <nav aria-label={t('filter')}>
      <ul className={styles.states}>
        {STATES.map((state) => (
          <li key={state ?? 'all'}>
            <Link
              href={listHref(place, { state, page: 1 })}
              aria-current={state === chosen ? 'true' : undefined}
              scroll={false}
              prefetch={false}
              className={styles.state}
            >
              {t(state ?? 'all')} <span className={styles.count}>{counts && countOf(counts, state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const countOf = (counts: Counts, state: OrderState | null): number =>
  state ? counts[state] : counts.uncompleted + counts.pending + counts.completed
