'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ArticleRow } from '../articles/article-row'
import styles from '../centre.module.css'
import { ListRows } from '../list/list-row'
import { ListSkeleton } from '../list/list-skeleton'
import { useLoadProblem } from '../use-centre-words'
import { SHOWN } from './overview-section'

/** The newest articles; which of them are locked depends on who looks. */
export function NewestArticles({ place }: { place: ScreenPlace }) {
  const t = useTranslations('explore.overview')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(
    ['article.newest', hl],
    () => call('article.list', { body: { hl, page: 1 } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (error && !data && !isValidating) {
    return (
      <LoadFailed retry={common('retry')} onRetry={() => void mutate()} problem={error}>
        {words(error)}
      </LoadFailed>
    )
  }
  if (!data) return <ListSkeleton rows={SHOWN} />
  if (data.items.length === 0) return <p className={styles.lead}>{t('noArticles')}</p>
  return (
    <ListRows>
      {data.items.slice(0, SHOWN).map((article) => (
        <li key={article.id}>
          <ArticleRow place={place} article={article} heading="h3" />
        </li>
      ))}
    </ListRows>
  )
}
