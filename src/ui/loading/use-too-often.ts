'use client'

import { useTranslations } from 'next-intl'
import { CallRefused } from '../api/call-at'
import { problemOf } from '../api/problem-of'
import { waitOf } from './wait-of'

/** What to say of a call that was made too often: after how long the server takes it again, where it said so. */
export const useTooOften = (): ((problem: unknown) => string) => {
  const t = useTranslations('passing.tooOften')
  return (problem) => {
    const seconds = problem instanceof CallRefused ? problem.hints.retryAfterSeconds : undefined
    if (seconds === undefined) return t('some')
    const { unit, count } = waitOf(seconds)
    return t(unit, { count })
  }
}

/** The same, or `otherwise` where the call failed for another reason. */
export const useTooOftenOr = (): (<Words>(problem: unknown, otherwise: Words) => string | Words) => {
  const tooOften = useTooOften()
  return (problem, otherwise) => (problemOf(problem) === 'tooMany' ? tooOften(problem) : otherwise)
}
