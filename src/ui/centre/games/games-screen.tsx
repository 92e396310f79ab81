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
import styles from '../centre.module.css'
import { ListMore } from '../list/list-more'
import { ListRows } from '../list/list-row'
import { ListSkeleton } from '../list/list-skeleton'
import { readPageNumber } from '../list/search-query'
import { PlayLinks } from '../play/play-links'
import { useLoadProblem } from '../use-centre-words'
import { GameRow } from './game-row'

type GameList = CallData<'game.list'>

/** All games. How many are shown stands in the address. */
export function GamesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('games')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const page = readPageNumber(useSearchParams())
  const { lists, error, isLoading, isValidating, mutate } = useGames(page)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.list')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <PlayLinks place={place} current="games" />
      </header>
      {error && !isLoading ? (
        <LoadFailed retry={common('retry')} onRetry={() => void mutate()} problem={error}>
          {words(error)}
        </LoadFailed>
      ) : (
        <GamePages {...{ place, page, lists }} busy={isValidating} />
      )}
      <p className={styles.muted}>{t('honest')}</p>
    </div>
  )
}

/** The first pages of the list, as many as the address says. */
const useGames = (page: number) => {
  const hl = localeOfTag(useLocale())
  const { data, size, setSize, ...rest } = useSWRInfinite(
    (index: number, before: GameList | null) =>
      before && index >= before.pages ? null : (['game.list', hl, index + 1] as const),
    ([, , number]) => call('game.list', { body: { hl, page: number } }),
    { revalidateOnFocus: false, shouldRetryOnError: false, initialSize: page },
  )
  useEffect(() => {
    if (size < page) void setSize(page)
  }, [size, page, setSize])
  return { ...rest, lists: data?.slice(0, page) ?? null }
}

type PagesProps = { place: ScreenPlace; page: number; lists: GameList[] | null; busy: boolean }

export function GamePages({ place, page, lists, busy }: PagesProps) {
  const t = useTranslations('games')
  const [first] = lists ?? []
  if (!lists || !first) return <ListSkeleton rows={3} />
  const items = lists.flatMap((list) => list.items)
  if (items.length === 0) return <p className={styles.lead}>{t('empty')}</p>
  return (
    <section className={styles.section}>
      <ListRows>
        {items.map((game) => (
          <li key={game.id}>
            <GameRow place={place} game={game} />
          </li>
        ))}
      </ListRows>
      <ListMore
        path={pathTo({ route: 'games', ...place })}
        query={{ category: null, keyword: '', page }}
        pages={first.pages}
        busy={busy}
        total={t('total', { count: first.total })}
      />
    </section>
  )
}
