'use client'

import { useTranslations } from 'next-intl'
import { problemOf } from '../api/problem-of'
import { useTooOften } from '../loading/use-too-often'

/** What to say of a page that did not load. */
export const useLoadProblem = (): ((problem: unknown) => string) => {
  const t = useTranslations('centre.common')
  const tooOften = useTooOften()
  return (problem) => {
    const kind = problemOf(problem)
    if (kind === 'tooMany') return tooOften(problem)
    return t(kind === 'network' ? kind : 'loadFailed')
  }
}

/** What to say of a change that was not made. What was entered is still there. */
export const useChangeProblem = (): ((problem: unknown) => string) => {
  const t = useTranslations('centre.common')
  const tooOften = useTooOften()
  return (problem) => {
    const kind = problemOf(problem)
    if (kind === 'tooMany') return tooOften(problem)
    if (kind === 'network') return t(kind)
    return t(isLoginNeeded(problem) ? 'loginFirst' : 'failed')
  }
}

/** The session ended while the page stood open. */
export const isLoginNeeded = (problem: unknown): boolean =>
  problem !== null && problemOf(problem) === 'loginNeeded'
