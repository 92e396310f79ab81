'use client'

import { useTranslations } from 'next-intl'
import { type Problem, problemOf } from '../api/problem-of'
import { useTooOften } from './use-too-often'

/** What to say of something that did not load: what happened, as far as the call says. */
export const useLoadWords = (): ((error: unknown) => string) => {
  const t = useTranslations('pay')
  const tooOften = useTooOften()
  return (error) => {
    const problem = problemOf(error)
    return problem === 'tooMany' ? tooOften(error) : t(loadWords(problem))
  }
}

export const loadWords = (problem: Problem): 'network' | 'loadFailed' =>
  problem === 'network' ? problem : 'loadFailed'
