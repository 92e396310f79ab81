'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './list-state.module.css'
import { type SearchQuery, searchHref } from './search-query'

type Props = {
  /** Of the list, without a query. */
  path: string
  query: SearchQuery
  page: number
  pages: number
  /** How many there are, in words: "6 articles in total". */
  total: string
}

/** Where in the list this is, and the ways to its neighbours. */
export function ListPages({ path, query, page, pages, total }: Props) {
  const t = useTranslations('centre.list')
  const link = (target: number, words: string) => (
    <ButtonLink
      variant="secondary"
      size="small"
      href={searchHref(path, { ...query, page: target })}
      prefetch={false}
      className={styles.turn}
    >
      {words}
    </ButtonLink>
  )
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {page > 1 && link(page - 1, t('previous'))}
      <p role="status" className={styles.page}>
        {t('page', { page, pages })} · {total}
      </p>
      {page < pages && link(page + 1, t('next'))}
    </nav>
  )
}
