'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { problemOf } from '@/ui/api/problem-of'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from '../centre.module.css'
import own from './games.module.css'
import type { Round } from './use-round'

type Over = Extract<Round, { at: 'over' }>
type Props = {
  round: Over
  busy: boolean
  problem: unknown
  save: (over: Over) => void
  again: () => void
}

/** What a game came to, and whether it was counted. */
export function GameOver({ round, busy, problem, save, again }: Props) {
  const t = useTranslations('games')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={own.over}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('over.title')}
      </h2>
      <p className={own.points}>{t('over.points', { count: round.recorded.score })}</p>
      <p role="status" className={styles.muted}>
        {busy && !round.counted && t('over.saving')}
        {round.counted?.record && t('over.record')}
      </p>
      {problem !== null && (
        <NotCounted problem={problem} onRetry={() => save(round)} counted={round.counted !== null} />
      )}
      <div className={styles.actions}>
        <Button
          busy={busy && round.counted !== null && t('starting')}
          onClick={again}
          disabled={busy && !round.counted}
        >
          {t('again')}
        </Button>
      </div>
    </div>
  )
}

/** Why the result is not among the own ones, or the next game did not begin. */
export function NotCounted({
  problem,
  counted,
  onRetry,
}: {
  problem: unknown
  counted: boolean
  onRetry: () => void
}) {
  const t = useTranslations('games')
  const common = useTranslations('centre.common')
  const told = useTooOftenOr()
  if (counted) return <Notice tone="danger">{told(problem, t('notStarted'))}</Notice>
  const kind = problemOf(problem)
  if (kind === 'gameNotReplayed' || kind === 'notInPlan')
    return <Notice tone="danger">{t(kind === 'notInPlan' ? 'locked.text' : 'over.refused')}</Notice>
  return (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    >
      {told(problem, t('over.failed'))}
    </Notice>
  )
}
