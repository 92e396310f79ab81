'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
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
import { ListMore } from '../list/list-more'
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
  const hl = localeOfTag(useLocale())
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const path = pathTo({ route: 'articles', ...place })
  const query = readSearchQuery(useSearchParams(), ARTICLE_CATEGORIES)
  const counts = useSWR(['article.categories', hl], () => call('article.categories', { body: { hl } }), STILL)
  const { lists, error, isLoading, isValidating, mutate } = useArticles(query)
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
        <List place={place} path={path} query={query} lists={lists} busy={isValidating} />
      )}
    </div>
  )
}

type ArticleList = CallData<'article.list'>

/** The first pages of the list, as many as the address says. */
const useArticles = ({ category, keyword, page }: Query) => {
  const hl = localeOfTag(useLocale())
  const { data, size, setSize, ...rest } = useSWRInfinite(
    (index: number, before: ArticleList | null) =>
      before && index >= before.pages ? null : (['article.list', hl, category, keyword, index + 1] as const),
    ([, , , , number]) =>
      call('article.list', {
        body: { hl, page: number, ...(category && { category }), ...(keyword && { keyword }) },
      }),
    { ...STILL, initialSize: page, revalidateFirstPage: false },
  )
  useEffect(() => {
    if (size < page) void setSize(page)
  }, [size, page, setSize])
  return { ...rest, lists: data?.slice(0, page) ?? null }
}

type ListProps = {
  place: ScreenPlace
  path: string
  query: Query
  lists: ArticleList[] | null
  busy: boolean
}

function List({ place, path, query, lists, busy }: ListProps) {
  const t = useTranslations('articles')
  const [first] = lists ?? []
  if (!lists || !first) return <ListSkeleton />
  const { pages, total } = first
  const items = lists.flatMap((list) => list.items)
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
      <ListMore {...{ path, query, pages, busy }} total={t('total', { count: total })} />
    </section>
  )
}
