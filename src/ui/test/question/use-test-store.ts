'use client'

import { useCallback, useEffect, useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '../../api/call'
import { appExamIdOf, type ScreenPlace } from '../../chrome/screen-place'
import { useGo } from '../../chrome/use-go'
import { nextScreen, type SittingView } from '../next-screen'
import { readSitting } from '../read-sitting'
import { browserDeps } from '../sitting/browser-deps'
import { createTestStore, type TestStore } from '../sitting/sitting-store'

export type TestStoreRead =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  | { phase: 'ready'; store: TestStore; reopen: () => void }

/** The store of this browser's running sitting, for as long as the screen is open. Others are led where they belong. */
export const useTestStore = (place: ScreenPlace): TestStoreRead => {
  const go = useGo(place)
  const [attempt, setAttempt] = useState(0)
  const [store, setStore] = useState<TestStore | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const { code, examId } = place

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt begins anew
  useEffect(() => {
    let live: TestStore | null = null
    let gone = false
    const here = { code, examId }
    const open = (sitting: SittingView | null) => {
      if (gone) return
      const screen = nextScreen(sitting)
      if (screen !== 'questions' || !sitting) return go(screen, { replace: true })
      const deps = {
        ...browserDeps(),
        readSitting: () => readSitting(here),
        loadPart: (part: number) =>
          call('question.list', {
            params: { examId: appExamIdOf(here), lang: localeOfTag(document.documentElement.lang) },
            query: { part },
          }),
      }
      live = createTestStore({ sitting, deps })
      setStore(live)
    }
    readSitting(here).then(open, (failure) => {
      if (!gone) setProblem(failure)
    })
    const unlisten = listen(() => live)
    return () => {
      gone = true
      unlisten()
      live?.stop()
      setStore(null)
      setProblem(null)
    }
  }, [code, examId, go, attempt])

  const reopen = useCallback(() => setAttempt((before) => before + 1), [])
  if (problem) return { phase: 'failed', problem, retry: reopen }
  return store ? { phase: 'ready', store, reopen } : { phase: 'loading' }
}

/** Tells the store what happens to the page: hidden, shown, about to go, online. */
const listen = (store: () => TestStore | null): (() => void) => {
  const visibility = () => store()?.setVisible(document.visibilityState === 'visible')
  const online = () => void store()?.flush()
  const leave = () => store()?.setVisible(false)
  document.addEventListener('visibilitychange', visibility)
  window.addEventListener('online', online)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', visibility)
    window.removeEventListener('online', online)
    window.removeEventListener('pagehide', leave)
  }
}
