'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CallRefused } from '../api/call-at'
import { problemOf } from '../api/problem-of'

export type Passing = 'unavailable' | 'busy'

const SOONEST_SECONDS = 3

/**
 * A temporary problem, or null. While there is one, `retry` is called after the time the server named, and
 * some more by chance: browsers that were refused together do not come back together.
 */
export const usePassing = (problem: unknown, retry: () => void): Passing | null => {
  const latest = useRef(retry)
  latest.current = retry
  const kind = problem === null || problem === undefined ? null : problemOf(problem)
  const passing = kind === 'unavailable' || kind === 'busy' ? kind : null
  useEffect(() => {
    if (!passing) return
    const asked = problem instanceof CallRefused ? (problem.hints.retryAfterSeconds ?? 0) : 0
    const seconds = Math.max(SOONEST_SECONDS, asked) * (1 + Math.random() / 2)
    const timer = setTimeout(() => latest.current(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [passing, problem])
  return passing
}

export function PassingTrouble({ passing }: { passing: Passing }) {
  return useTranslations('passing')(passing === 'unavailable' ? 'away' : passing)
}
