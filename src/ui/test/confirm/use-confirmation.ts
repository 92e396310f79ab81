'use client'

import { useEffect, useRef, useState } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { call } from '../../api/call'
import { type AnswerBook, EMPTY_BOOK } from '../sitting/answer-book'
import { type AnswerKeeper, createAnswerKeeper } from '../sitting/answer-keeper'
import { browserDeps } from '../sitting/browser-deps'
import { remainingMs, type ServerClock } from '../sitting/server-clock'
import type { SittingView } from '../sitting-view'

export type Confirming =
  | { step: 'idle' | 'saving' | 'evaluating' }
  /** Answers that the server does not hold yet: nothing is confirmed. */
  | { step: 'unsaved'; count: number }
  | { step: 'failed'; problem: unknown }

export type Confirmation = {
  book: AnswerBook
  timeOver: boolean
  confirming: Confirming
  confirm: () => Promise<void>
}

/** Brings the last answers to the server, locks them, and opens the next screen. Confirming twice changes nothing. */
export const useConfirmation = (place: ScreenPlace, sitting: SittingView): Confirmation => {
  const go = useGo(place)
  const keeper = useRef<AnswerKeeper>(null)
  const [book, setBook] = useState(EMPTY_BOOK)
  const [clock, setClock] = useState<ServerClock | null>(null)
  const [timeOver, setTimeOver] = useState(sitting.remainingSeconds === 0)
  const [confirming, setConfirming] = useState<Confirming>({ step: 'idle' })

  useEffect(() => {
    const made = createAnswerKeeper({
      ...browserDeps(),
      sitting,
      onChange: (state) => {
        setBook(state.book)
        setClock(state.clock)
      },
      onUnstable: () => {},
      onClosed: () => {},
    })
    keeper.current = made
    return () => {
      made.leave()
      made.stop()
    }
  }, [sitting])

  useEffect(() => {
    const left = clock && remainingMs(clock, performance.now())
    if (left === null) return
    const over = setTimeout(() => setTimeOver(true), Math.min(left, 2 ** 31 - 1))
    return () => clearTimeout(over)
  }, [clock])

  const confirm = async () => {
    setConfirming({ step: 'saving' })
    // What another tab of this browser could not save yet would be locked out.
    keeper.current?.reread()
    const count = (await keeper.current?.flush()) ? 0 : (keeper.current?.unsavedCount() ?? 0)
    if (count > 0 && !keeper.current?.isClosed()) return setConfirming({ step: 'unsaved', count })
    setConfirming({ step: 'evaluating' })
    try {
      const { state } = await call('sitting.confirm', { body: { orderNumber: sitting.sittingNumber } })
      keeper.current?.clear()
      go(state === 'abnormal' ? 'abnormal' : 'calculating', { replace: true })
    } catch (problem) {
      setConfirming({ step: 'failed', problem })
    }
  }

  return { book, timeOver, confirming, confirm }
}
