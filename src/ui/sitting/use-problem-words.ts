'use client'

import { useTranslations } from 'next-intl'
import { accountOf, problemOf } from '../api/problem-of'
import { useTooOften } from '../loading/use-too-often'

/** What to say of a call that failed: what happened and what to do. */
export const useProblemWords = (): ((problem: unknown) => string) => {
  const t = useTranslations('test.common')
  const tooOften = useTooOften()
  return (problem) => {
    const kind = problemOf(problem)
    if (kind === 'network') return t('network')
    if (kind === 'tooMany') return tooOften(problem)
    if (kind === 'loginNeeded') {
      const account = accountOf(problem)
      return account ? t('loginNeededOf', { account }) : t('loginNeeded')
    }
    if (kind === 'examUnavailable' || kind === 'gone') return t('unavailable')
    return t('loadFailed')
  }
}
