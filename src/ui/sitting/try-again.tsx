'use client'

import { useTranslations } from 'next-intl'
import { PassingTrouble, usePassing } from '../loading/passing-trouble'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/notice'
import { useProblemWords } from './use-problem-words'

/** A call failed: what happened, and a button that tries again. */
export function TryAgain({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const t = useTranslations('test.common')
  const words = useProblemWords()
  const passing = usePassing(problem, onRetry)
  return (
    <Notice
      tone={passing ? 'info' : 'danger'}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {passing ? (
        <>
          <PassingTrouble passing={passing} /> {t('keptHere')}
        </>
      ) : (
        words(problem)
      )}
    </Notice>
  )
}
