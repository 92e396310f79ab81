'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { listHref, type OrderState } from './list-query'
import styles from './results.module.css'

type Props = {
  place: ScreenPlace
  state: OrderState | null
  orders: Pick<CallData<'user.orders'>, 'page' | 'pages' | 'total'>
}

/** Where in the list this is, and the ways to its neighbours. */
export function PageLinks({ place, state, orders: { page, pages, total } }: Props) {
  const t = useTranslations('centre.results')
  const link = (target: number, words: string) => (
    <ButtonLink
      variant="secondary"
      size="small"
      href={listHref(place, { state, page: target })}
      prefetch={false}
    >
      {words}
    </ButtonLink>
  )
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {page > 1 && link(page - 1, t('previous'))}
      <p role="status" className={styles.page}>
        {t('page', { page, pages })} · {t('total', { count: total })}
      </p>
      {page < pages && link(page + 1, t('next'))}
    </nav>
  )
}
