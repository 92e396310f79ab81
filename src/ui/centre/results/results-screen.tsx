'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import { Link } from '@/ui/navigation/link'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from '../centre.module.css'
import entry from '../entry.module.css'
import { OrderRow } from '../order-row'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { useCustomer } from '../use-customer'
import { VisitorNotice } from '../visitor-notice'
import { type ListQuery, listHref, readListQuery } from './list-query'
import { PageLinks } from './page-links'
import { StateLinks } from './state-links'

type Orders = CallData<'user.orders'>

/** All tests of the person, or of this browser. What is chosen stands in the address, so Back goes back. */
export function ResultsScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('centre')
  const words = useLoadProblem()
  const customer = useCustomer()
  const query = readListQuery(useSearchParams())
  const { data, error, isLoading, mutate } = useOrders(place, query)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.results')}</h1>
        <p className={styles.lead}>{t('results.lead')}</p>
        {customer.phase === 'ready' && (
          <p>
            <Link href={pathTo({ route: 'purchases', ...place })}>{t('meta.purchases')}</Link>
          </p>
        )}
      </header>
      {customer.phase === 'nobody' && (
        <VisitorNotice place={place} back="results" bought={data?.items.some(({ open }) => open) ?? false}>
          {t('results.visitor')}
        </VisitorNotice>
      )}
      <StateLinks place={place} chosen={query.state} counts={data?.counts ?? null} />
      {error && !isLoading ? (
        <LoadFailed retry={t('common.retry')} onRetry={() => void mutate()} problem={error}>
          {words(error)}
        </LoadFailed>
      ) : (
        <List place={place} query={query} orders={isLoading ? null : (data ?? null)} />
      )}
    </div>
  )
}

/** While another page is on its way the counts of the one before stay. */
const useOrders = (place: ScreenPlace, { state, page }: ListQuery) => {
  const hl = localeOfTag(useLocale())
  const id = appExamIdOf(place)
  return useSWR(
    ['user.orders', id, hl, state, page],
    () => call('user.orders', { params: { id }, query: { page, hl, ...(state && { state }) } }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
}

type ListProps = { place: ScreenPlace; query: ListQuery; orders: Orders | null }

function List({ place, query, orders }: ListProps) {
  if (!orders) return <Skeleton rows={4} />
  if (orders.items.length === 0) return <Nothing place={place} query={query} />
  return (
    <section className={styles.section}>
      <ul className={entry.list}>
        {orders.items.map((order) => (
          <li key={order.orderNumber}>
            <OrderRow order={order} level="h2" />
          </li>
        ))}
      </ul>
      <PageLinks place={place} state={query.state} orders={orders} />
    </section>
  )
}

/** Nothing at all, or nothing in this state. */
function Nothing({ place, query }: Omit<ListProps, 'orders'>) {
  const t = useTranslations('centre.results')
  const chosen = query.state !== null
  return (
    <section className={styles.section}>
      <p role="status" className={styles.lead}>
        {t(chosen ? 'emptyState' : 'empty')}
      </p>
      <div className={styles.actions}>
        <ButtonLink
          variant={chosen ? 'secondary' : 'primary'}
          href={
            chosen ? listHref(place, { state: null, page: 1 }) : pathTo({ route: 'testCentre', ...place })
          }
        >
          {t(chosen ? 'showAll' : 'find')}
        </ButtonLink>
      </div>
    </section>
  )
}
