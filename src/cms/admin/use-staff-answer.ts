'use client'

import { useCallback, useEffect, useState } from 'react'

/** What one of the admin's own calls makes of a form. While it is asked again, its last answer is shown. */
export type StaffAnswer<Data> =
  | { phase: 'checking'; found: Data | null }
  | { phase: 'failed' }
  | { phase: 'done'; found: Data; of: string }

const PAUSE_MS = 600

/**
 * Asks at first, and after each pause that follows a change of `body` (JSON). `of` is the body that an answer belongs
 * to.
 */
export const useStaffAnswer = <Data>({
  path,
  body,
  pauseMs = PAUSE_MS,
}: {
  path: string
  body: string
  pauseMs?: number
}): { reading: StaffAnswer<Data>; again: () => void } => {
  const [round, setRound] = useState(0)
  const [reading, setReading] = useState<StaffAnswer<Data>>({ phase: 'checking', found: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const stop = new AbortController()
    setReading((before) => ({ phase: 'checking', found: before.phase === 'failed' ? null : before.found }))
    const timer = setTimeout(async () => {
      const found = await ask<Data>({ path, body, signal: stop.signal })
      if (!stop.signal.aborted) setReading(found ? { phase: 'done', found, of: body } : { phase: 'failed' })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, body, pauseMs, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { reading, again }
}

const ask = async <Data>({
  path,
  body,
  signal,
}: {
  path: string
  body: string
  signal: AbortSignal
}): Promise<Data | null> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    })
    const { data } = (await response.json()) as { data?: Data }
    return data ?? null
  } catch {
    return null
  }
}
