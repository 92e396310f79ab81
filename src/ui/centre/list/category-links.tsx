'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/ui/navigation/link'
import styles from './category-links.module.css'
import { type SearchQuery, searchHref } from './search-query'

type Props<Category extends string> = {
  /** Of the list, without a query. */
  path: string
  query: SearchQuery<Category>
  categories: readonly Category[]
  nameOf: (category: Category) => string
  /** null while they are not known. */
  counts: { total: number; categories: readonly { id: Category; count: number }[] } | null
}

/** Which documents are listed: links, so that each choice has an address. They say how many there are, until a search narrows that. */
export function CategoryLinks<Category extends string>(props: Props<Category>) {
  const t = useTranslations('centre.list')
  const { path, query, categories, nameOf, counts } = props
  const countOf = (category: Category | null): number | undefined =>
    category ? counts?.categories.find(({ id }) => id === category)?.count : counts?.total
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.chips}>
        {[null, ...categories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              href={searchHref(path, { ...query, category, page: 1 })}
              aria-current={category === query.category ? 'true' : undefined}
              scroll={false}
              prefetch={false}
              className={styles.chip}
            >
              {category ? nameOf(category) : t('all')}
              {query.keyword === '' && <span className={styles.count}>{countOf(category)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
