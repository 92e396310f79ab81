'use client'

import { useTranslations } from 'next-intl'
import type { Level } from '@/domain/centre/levels'
import { tagOf } from '@/domain/locale/locales'
import { LoadFailed } from '@/ui/loading/load-failed'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Notice } from '@/ui/primitives/notice'
import { usePlansHref } from '@/ui/subscription/use-plans-href'
import { TextBlocks } from '@/ui/text/text-blocks'
import { ListSkeleton } from '../list/list-skeleton'
import { useOpens } from '../list/use-opens'
import { LoginFirst } from '../login-first'
import reading from '../reading/reading.module.css'
import { useLoadProblem } from '../use-centre-words'
import { useOwnArticle } from './use-own-article'

type Props = {
  place: ScreenPlace
  id: string
  level: Level
  /** How many pieces of the text stand on the page already. */
  shown: number
}

/** The rest of an article that is not open to everybody: its text, or what opens it. */
export function LockedRest({ place, id, level, shown }: Props) {
  const t = useTranslations('articles')
  const common = useTranslations('centre.common')
  const banner = useTranslations('subscription.banner')
  const plans = usePlansHref(place, level === 'registered' ? null : 'open')
  const words = useLoadProblem()
  const opens = useOpens()
  const { customer, article, problem, retry } = useOwnArticle({ id, needed: true })
  const failed = customer.phase === 'failed' ? customer.problem : problem
  if (article && !article.locked) {
    return (
      <div className={reading.words} lang={tagOf(article.language)}>
        <TextBlocks blocks={article.blocks.slice(shown)} />
      </div>
    )
  }
  if (failed) {
    return (
      <LoadFailed
        retry={common('retry')}
        onRetry={customer.phase === 'failed' ? customer.retry : retry}
        problem={failed}
      >
        {words(failed)}
      </LoadFailed>
    )
  }
  if (level !== 'registered' && (article || customer.phase === 'nobody')) {
    return (
      <Notice still title={t('restTitle')} actions={plans && <Link href={plans}>{banner('see')}</Link>}>
        {opens(level)}
      </Notice>
    )
  }
  if (article || customer.phase === 'nobody') {
    return (
      <LoginFirst place={place} back="articleDetail" id={id} title={t('restTitle')}>
        {t(article ? 'unproven' : 'needed')}
      </LoginFirst>
    )
  }
  return <ListSkeleton rows={2} />
}
