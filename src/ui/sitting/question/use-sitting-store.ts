'use client'

import { useCallback, useEffect, useState } from 'react'
import { problemOf } from '@/ui/api/problem-of'
import { isChunkError, reloadOnce } from '@/ui/navigation/reload'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { nextScreen } from '../next-screen'
import { readSitting } from '../read-sitting'
import type { SittingView } from '../sitting-view'
import { createSittingStore, type SittingStore } from '../store/sitting-store'
import { storeDeps } from '../store/store-deps'
import { type HealthTurnView, loadHealthView, loadQuestionView, type QuestionView } from './question-views'

type Opened = { store: SittingStore; View: QuestionView; Health: HealthTurnView | null }

export type SittingStoreRead =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  | ({ phase: 'ready'; reopen: () => void } & Opened)

/** The store of this browser's running sitting, for as long as the screen is open. Others are led where they belong. */
export const useSittingStore = (place: ScreenPlace): SittingStoreRead => {
  const go = useGo(place)
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const { code, examId } = place

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt begins anew
  useEffect(() => {
    let live: SittingStore | null = null
    let gone = false
    const here = { code, examId }
    const open = async (sitting: SittingView | null) => {
      if (gone) return
      const screen = nextScreen(sitting)
      if (screen !== 'questions' || !sitting) return go(screen, { replace: true })
      const deps = storeDeps({ place: here, sittingNumber: sitting.sittingNumber })
      const [claimed, View, Health] = await Promise.all([
        deps.claim(),
        loadQuestionView(sitting.examKind),
        loadHealthView(sitting.examKind),
      ])
      if (gone) return
      live = createSittingStore({ sitting: claimed, deps })
      setOpened({ store: live, View, Health })
    }
    readSitting(here)
      .then(open)
      .catch((failure) => {
        if (gone) return
        // Confirmed between the two calls: a new reading finds the screen that fits.
        if (problemOf(failure) === 'sittingLocked') setAttempt((before) => before + 1)
        else if (!isChunkError(failure) || !reloadOnce()) setProblem(failure)
      })
    const unlisten = listen(() => live)
    return () => {
      gone = true
      unlisten()
      live?.stop()
      setOpened(null)
      setProblem(null)
    }
  }, [code, examId, go, attempt])

  const reopen = useCallback(() => setAttempt((before) => before + 1), [])
  if (problem) return { phase: 'failed', problem, retry: reopen }
  return opened ? { phase: 'ready', ...opened, reopen } : { phase: 'loading' }
}

/** Tells the store what happens to the page: hidden, shown, about to go, back, online; and what other tabs write. */
const listen = (store: () => SittingStore | null): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  const on = window.addEventListener.bind(window)
  const visibility = () => store()?.setVisible(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', visibility, { signal })
  on('online', () => void store()?.refresh(), { signal })
  on('pagehide', () => store()?.setVisible(false), { signal })
  // Back from the browser's memory: another page may have claimed the sitting meanwhile, or confirmed it.
  on(
    'pageshow',
    ({ persisted }) =>
      persisted &&
      void store()
        ?.claim()
        .catch(() => store()?.refresh()),
    { signal },
  )
  on('storage', ({ key, newValue }) => store()?.otherTabWrote({ key, removed: newValue === null }), {
    signal,
  })
  return () => ended.abort()
}
