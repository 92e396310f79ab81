'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './list-state.module.css'
import { type SearchQuery, searchHref } from './search-query'

type Props = {
  /** Of the list, without a query. */
  path: string
  query: SearchQuery
  pages: number
  /** The next rows are on their way. */
  busy: boolean
  /** How many there are, in words. */
  total: string
}

/** How much of a list that grows is shown, and the way to more of it. What is shown stands in the address. */
export function ListMore({ path, query, pages, busy, total }: Props) {
  const t = useTranslations('centre.list')
  const page = Math.min(query.page, pages)
  return (
    <div className={styles.pages}>
      <p role="status" className={styles.page}>
        {page < pages ? t('page', { page, pages }) : t('allShown')} · {total}
      </p>
      {page < pages && (
        <ButtonLink
          variant="secondary"
          size="small"
          href={searchHref(path, { ...query, page: page + 1 })}
          prefetch={false}
          scroll={false}
          aria-disabled={busy}
          className={styles.turn}
        >
          {t('more')}
        </ButtonLink>
      )}
    </div>
  )
}
