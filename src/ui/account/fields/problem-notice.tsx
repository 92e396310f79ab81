'use client'

import { useTranslations } from 'next-intl'
import { CallRefused } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { waitOf } from './wait-of'

type Props = { problem: unknown; onRetry?: () => void }

/** A call failed for a reason that is no field's: what happened, and a button that tries again where that helps. */
export function ProblemNotice({ problem, onRetry }: Props) {
  const t = useTranslations('account.problems')
  const words = useProblemWords()
  const tooMany = problemOf(problem) === 'tooMany'
  return (
    <Notice
      tone="danger"
      actions={
        onRetry &&
        !tooMany && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {words(problem)}
    </Notice>
  )
}

const useProblemWords = (): ((problem: unknown) => string) => {
  const t = useTranslations('account.problems')
  return (problem) => {
    const kind = problemOf(problem)
    if (kind === 'network') return t('network')
    if (kind !== 'tooMany') return t('failed')
    const seconds = problem instanceof CallRefused ? problem.hints.retryAfterSeconds : undefined
    if (seconds === undefined) return t('tooMany')
    const { unit, count } = waitOf(seconds)
    return t(`wait.${unit}`, { count })
  }
}
