'use client'

import { useTranslations } from 'next-intl'
import { accountOf, problemOf } from '../api/problem-of'

/** What to say of a call that failed: what happened and what to do. */
export const useProblemWords = (): ((problem: unknown) => string) => {
  const t = useTranslations('test.common')
  return (problem) => {
    const kind = problemOf(problem)
    if (kind === 'network') return t('network')
    if (kind === 'tooMany') return t('tooMany')
    if (kind === 'loginNeeded') {
      const account = accountOf(problem)
      return account ? t('loginNeededOf', { account }) : t('loginNeeded')
    }
    if (kind === 'examUnavailable' || kind === 'gone') return t('unavailable')
    return t('loadFailed')
  }
}
