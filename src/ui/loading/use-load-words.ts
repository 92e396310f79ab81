'use client'

import { useTranslations } from 'next-intl'
import { type Problem, problemOf } from '../api/problem-of'

/** What to say of something that did not load: what happened, as far as the call says. */
export const useLoadWords = (): ((error: unknown) => string) => {
  const t = useTranslations('pay')
  return (error) => t(loadWords(problemOf(error)))
}

export const loadWords = (problem: Problem): 'network' | 'tooMany' | 'loadFailed' =>
  problem === 'network' || problem === 'tooMany' ? problem : 'loadFailed'
