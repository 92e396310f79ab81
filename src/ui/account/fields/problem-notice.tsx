'use client'

import { useTranslations } from 'next-intl'
import { problemOf } from '@/ui/api/problem-of'
import { useTooOften } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'

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
  const tooOften = useTooOften()
  return (problem) => {
    const kind = problemOf(problem)
    if (kind === 'tooMany') return tooOften(problem)
    return t(kind === 'network' ? 'network' : 'failed')
  }
}
