import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import { DOUBLE_TAP_MS } from '../../primitives/tap-guard'
import type { Timers } from './save-queue'
import type { StateCell, TestState } from './test-state'

/** In the browser: store-deps.ts. */
export type GoOnDeps = {
  /** How long an answer is seen before it leads on. */
  pauseMs: () => number
}

type Setup = GoOnDeps & { cell: StateCell; timers: Timers; now: () => number; next: () => unknown }

/** In a questionnaire an answer leads on by itself, after a moment. Nobody is led away from the last question. */
export const createGoOn = ({ cell, timers, now, pauseMs, next }: Setup) => {
  let last: { position: number; at: number } | null = null
  let pending: unknown = null
  const stop = () => {
    if (pending !== null) timers.clear(pending)
    pending = null
  }
  return {
    /** False for the second tap of a double one, when the first has led to the question that it meets. */
    accepts: (): boolean =>
      last === null || last.position === cell.get().position || now() - last.at >= DOUBLE_TAP_MS,
    soon: () => {
      stop()
      const { position } = cell.get()
      if (!leadsOn(cell.get())) return
      last = { position, at: now() }
      pending = timers.set(() => {
        pending = null
        const state = cell.get()
        if (state.position === position && leadsOn(state)) next()
      }, pauseMs())
    },
    stop,
  }
}

type Standing = Pick<TestState, 'position' | 'encouragement' | 'timeOver' | 'elsewhere' | 'closed'> & {
  sitting: Pick<TestState['sitting'], 'examKind' | 'total'>
}

/** Whether an answer to the question in view leads to the next one. */
export const leadsOn = ({
  sitting: { examKind, total },
  position,
  encouragement,
  timeOver,
  elsewhere,
  closed,
}: Standing): boolean =>
  isQuestionnaire(examKind) &&
  position < total &&
  encouragement === null &&
  !(timeOver || elsewhere || closed)
