'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from '../centre.module.css'
import { PlayLinks } from '../play/play-links'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { LockedSecrets } from './locked-secrets'
import { SecretRow } from './secret-row'
import own from './tree-hole.module.css'

type Page = CallData<'secret.list'>

/** What others wrote, in no order that tells anything. */
export function ListScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('treeHole')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const { pages, problem, busy, more, reload } = useSecrets()
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.list')}</h1>
        <p className={styles.lead}>{t('list.lead')}</p>
        <PlayLinks place={place} current="treeHoleList" />
      </header>
      {!pages && !problem && <Skeleton rows={4} />}
      {pages && <SecretPages {...{ place, pages, busy, more }} />}
      {problem ? (
        <LoadFailed retry={common('retry')} onRetry={reload} problem={problem}>
          {words(problem)}
        </LoadFailed>
      ) : null}
    </div>
  )
}

const useSecrets = () => {
  const hl = localeOfTag(useLocale())
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (index: number, before: Page | null) =>
      before && before.next === null ? null : (['secret.list', hl, index === 0 ? '' : before?.next] as const),
    ([, locale, after]) => call('secret.list', { body: { hl: locale, ...(after && { after }) } }),
    { revalidateOnFocus: false, revalidateFirstPage: false, shouldRetryOnError: false },
  )
  return {
    pages: data ?? null,
    problem: isValidating ? null : (error ?? null),
    busy: isValidating,
    more: () => void setSize(size + 1),
    reload: () => void mutate(),
  }
}

type PagesProps = { place: ScreenPlace; pages: readonly Page[]; busy: boolean; more: () => void }

export function SecretPages({ place, pages, busy, more }: PagesProps) {
  const t = useTranslations('treeHole')
  const common = useTranslations('centre.common')
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [first] = pages
  if (!first) return null
  if (!first.open) return <LockedSecrets place={place} />
  const items = pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <>
        <p className={styles.lead}>{t('list.empty')}</p>
        <div className={styles.actions}>
          <ButtonLink href={pathTo({ route: 'treeHoleAdd', ...place })}>{t('toAdd')}</ButtonLink>
        </div>
      </>
    )
  const isAll = pages.at(-1)?.next === null
  return (
    <>
      <ul className={own.secrets}>
        {items.map((secret) => (
          <li key={secret.id}>
            <SecretRow
              secret={secret}
              isGone={gone.has(secret.id)}
              onGone={() => setGone((before) => new Set([...before, secret.id]))}
            />
          </li>
        ))}
      </ul>
      {isAll ? (
        <p role="status" className={styles.lead}>
          {t('list.allShown')}
        </p>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" busy={busy && common('loading')} onClick={more}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}
