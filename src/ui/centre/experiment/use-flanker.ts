'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Answered,
  beginFlanker,
  drawTrials,
  type Flanker,
  type FlankerEvent,
  PRACTICE_TRIALS,
  type Side,
  stepFlanker,
  TRIALS,
} from '@/domain/experiment/flanker'

export type FlankerState =
  | { step: 'ready' }
  | { step: 'running'; run: Flanker }
  | { step: 'practiced' | 'done'; answers: readonly Answered[] }

/** Runs the task on this device: frame by frame, with the times that the browser gives its frames and presses. Nothing leaves it. */
export const useFlanker = () => {
  const [state, setState] = useState<FlankerState>({ step: 'ready' })
  const run = useRef<Flanker | null>(null)
  const frame = useRef(0)

  const stop = () => {
    cancelAnimationFrame(frame.current)
    run.current = null
    setState({ step: 'ready' })
  }

  const hear = (event: FlankerEvent) => {
    const before = run.current
    if (!before) return
    const next = stepFlanker(before, event)
    if (next === before) return
    run.current = next.phase === 'over' ? null : next
    if (next.phase === 'over') setState({ step: next.practice ? 'practiced' : 'done', answers: next.answers })
    // In this very frame: the time of the arrows is that of the frame that shows them.
    else flushSync(() => setState({ step: 'running', run: next }))
  }

  const begin = (practice: boolean) => {
    cancelAnimationFrame(frame.current)
    const trials = drawTrials(practice ? PRACTICE_TRIALS : TRIALS, Math.random)
    run.current = beginFlanker({ trials, practice, at: performance.now() })
    setState({ step: 'running', run: run.current })
    const watch = (at: number) => {
      hear({ type: 'frame', at })
      if (run.current) frame.current = requestAnimationFrame(watch)
    }
    frame.current = requestAnimationFrame(watch)
  }

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  return {
    state,
    begin,
    stop,
    answer: (side: Side, at: number) => hear({ type: 'answer', side, at }),
    leave: () => hear({ type: 'leave', at: performance.now() }),
  }
}
