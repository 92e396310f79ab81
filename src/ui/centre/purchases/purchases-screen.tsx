'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { AccountScreen } from '../account-screen'
import styles from '../centre.module.css'
import entry from '../entry.module.css'
import { ListEmpty } from '../list/list-empty'
import { ListMore } from '../list/list-more'
import { readPageNumber } from '../list/search-query'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { useCustomer } from '../use-customer'
import { PurchaseRow } from './purchase-row'

/** Everything that a customer ordered. How much of it is shown stands in the address, so Back goes back. */
export function PurchasesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('centre')
  return (
    <AccountScreen
      place={place}
      route="purchases"
      title={t('meta.purchases')}
      lead={t('purchases.lead')}
      needed={t('purchases.needed')}
      read={useCustomer()}
    >
      {({ uid }) => <Purchases place={place} uid={uid} />}
    </AccountScreen>
  )
}

type Props = { place: ScreenPlace; uid: string }
type Page = CallData<'purchase.list'>

function Purchases({ place, uid }: Props) {
  const t = useTranslations('centre')
  const words = useLoadProblem()
  const page = readPageNumber(useSearchParams())
  const { lists, error, isLoading, isValidating, mutate } = usePurchases({ uid, page })
  if (error && !isLoading)
    return (
      <LoadFailed retry={t('common.retry')} onRetry={() => void mutate()} problem={error}>
        {words(error)}
      </LoadFailed>
    )
  return <PurchaseList place={place} page={page} lists={lists} busy={isValidating} />
}

/** The first pages of the list, as many as the address says. Whose they are is in the key: another customer may sign in here. */
const usePurchases = ({ uid, page }: { uid: string; page: number }) => {
  const hl = localeOfTag(useLocale())
  const { data, size, setSize, ...rest } = useSWRInfinite(
    (index: number, before: Page | null) =>
      before && index >= before.pages ? null : (['purchase.list', uid, hl, index + 1] as const),
    ([, , , number]) => call('purchase.list', { query: { page: number, hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false, initialSize: page, revalidateFirstPage: false },
  )
  useEffect(() => {
    if (size < page) void setSize(page)
  }, [size, page, setSize])
  return { ...rest, lists: data?.slice(0, page) ?? null }
}

type ListProps = { place: ScreenPlace; page: number; lists: readonly Page[] | null; busy: boolean }

/** The list in each of its states but the one in which it could not be read. */
export function PurchaseList({ place, page, lists, busy }: ListProps) {
  const t = useTranslations('centre.purchases')
  const path = pathTo({ route: 'purchases', ...place })
  const query = { category: null, keyword: '', page }
  const [first] = lists ?? []
  if (!lists || !first) return <Skeleton rows={4} />
  if (first.total === 0)
    return (
      <ListEmpty
        path={path}
        query={{ ...query, page: 1 }}
        action={<ButtonLink href={pathTo({ route: 'testCentre', ...place })}>{t('find')}</ButtonLink>}
      >
        {t('empty')}
      </ListEmpty>
    )
  return (
    <section className={styles.section}>
      <ul className={entry.list}>
        {once(lists).map((purchase) => (
          <li key={purchase.orderNumber}>
            <PurchaseRow purchase={purchase} />
          </li>
        ))}
      </ul>
      <ListMore {...{ path, query, busy }} pages={first.pages} total={t('total', { count: first.total })} />
    </section>
  )
}

/** An order that came while the list was being read moves all others: one may stand on two of its pages. */
const once = (lists: readonly Page[]) => {
  const rows = lists.flatMap(({ items }) => items)
  return [...new Map(rows.map((row) => [row.orderNumber, row])).values()]
}
