'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '@/domain/centre/content'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from '../centre.module.css'
import { CategoryLinks } from '../list/category-links'
import { ListEmpty } from '../list/list-empty'
import { ListPages } from '../list/list-pages'
import { ListRows } from '../list/list-row'
import { ListSkeleton } from '../list/list-skeleton'
import { SearchBox } from '../list/search-box'
import { readSearchQuery, type SearchQuery } from '../list/search-query'
import { useLoadProblem } from '../use-centre-words'
import { ArticleRow } from './article-row'

type Query = SearchQuery<ArticleCategory>

const STILL = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** All articles. What is chosen stands in the address, so Back goes back. */
export function ArticlesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('articles')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const path = pathTo({ route: 'articles', ...place })
  const query = readSearchQuery(useSearchParams(), ARTICLE_CATEGORIES)
  const counts = useSWR(['article.categories'], () => call('article.categories', { body: {} }), STILL)
  const { data, error, isLoading, mutate } = useArticles(query)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.list')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <SearchBox path={path} query={query} label={t('search')} />
      <CategoryLinks
        path={path}
        query={query}
        categories={ARTICLE_CATEGORIES}
        nameOf={(category) => t(`category.${category}`)}
        counts={counts.data ?? null}
      />
      {error && !isLoading ? (
        <LoadFailed retry={common('retry')} onRetry={() => void mutate()} problem={error}>
          {words(error)}
        </LoadFailed>
      ) : (
        <List place={place} path={path} query={query} articles={data ?? null} />
      )}
    </div>
  )
}

const useArticles = ({ category, keyword, page }: Query) => {
  const hl = localeOfTag(useLocale())
  return useSWR(
    ['article.list', hl, category, keyword, page],
    () =>
      call('article.list', {
        body: { hl, page, ...(category && { category }), ...(keyword && { keyword }) },
      }),
    STILL,
  )
}

type ListProps = {
  place: ScreenPlace
  path: string
  query: Query
  articles: CallData<'article.list'> | null
}

function List({ place, path, query, articles }: ListProps) {
  const t = useTranslations('articles')
  if (!articles) return <ListSkeleton />
  const { items, page, pages, total } = articles
  if (items.length === 0) {
    return (
      <ListEmpty
        path={path}
        query={query}
        action={<ButtonLink href={pathTo({ route: 'centre', ...place })}>{t('emptyAction')}</ButtonLink>}
      >
        {t('empty')}
      </ListEmpty>
    )
  }
  return (
    <section className={styles.section}>
      <ListRows>
        {items.map((article) => (
          <li key={article.id}>
            <ArticleRow place={place} article={article} />
          </li>
        ))}
      </ListRows>
      <ListPages path={path} query={query} page={page} pages={pages} total={t('total', { count: total })} />
    </section>
  )
}
