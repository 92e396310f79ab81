'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactionTask } from '@/domain/exam/reaction-task'
import { call } from '../../api/call'
import type { SittingView } from '../sitting-view'
import { createReactionRun, type Frames, type ReactionRun } from './reaction-run'

export type ReactionState =
  | { step: 'closed' | 'ready' | 'saving' | 'done' }
  | { step: 'running'; task: ReactionTask }
  | { step: 'ended'; because: Extract<ReactionTask, { phase: 'ended' }>['because'] }
  | { step: 'failed'; problem: unknown; retry: () => void }

export type Reaction = {
  state: ReactionState
  /** The server holds the times of a whole task. */
  stored: boolean
  open: () => void
  close: () => void
  /** The first tap begins the task. `at`: the event's own time. */
  tap: (at: number) => void
}

/** The reaction task of a sitting that is not confirmed yet: runs it and brings its times to the server. */
export const useReaction = ({
  sittingNumber,
  reactionDone,
}: Pick<SittingView, 'sittingNumber' | 'reactionDone'>): Reaction => {
  const [stored, setStored] = useState(reactionDone)
  const [state, setState] = useState<ReactionState>({ step: 'closed' })
  const run = useRef<ReactionRun>(null)

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') run.current?.leave()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      run.current?.stop()
    }
  }, [])

  const save = async (trials: number[]) => {
    setState({ step: 'saving' })
    // Who closed it meanwhile is not called back.
    const settle = (outcome: ReactionState) => setState((now) => (now.step === 'saving' ? outcome : now))
    try {
      await call('sitting.reaction', { body: { orderNumber: sittingNumber, trials } })
      setStored(true)
      settle({ step: 'done' })
    } catch (problem) {
      settle({ step: 'failed', problem, retry: () => void save(trials) })
    }
  }

  const follow = (task: ReactionTask) => {
    if (task.phase === 'finished') void save([...task.times])
    else if (task.phase === 'ended') setState({ step: 'ended', because: task.because })
    else flushSync(() => setState({ step: 'running', task }))
  }

  const tap = (at: number) => {
    if (state.step === 'running') return run.current?.tap(at)
    if (state.step !== 'ready') return
    run.current = createReactionRun({ frames: FRAMES, random: Math.random, at, onChange: follow })
  }

  const leaveFor = (step: 'closed' | 'ready') => () => {
    run.current?.stop()
    setState({ step })
  }

  return { state, stored, open: leaveFor('ready'), close: leaveFor('closed'), tap }
}

const FRAMES: Frames = {
  ask: (run) => window.requestAnimationFrame(run),
  cancel: (frame) => window.cancelAnimationFrame(frame as number),
}
