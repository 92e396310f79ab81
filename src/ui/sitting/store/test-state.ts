import type { SittingView } from '../sitting-view'
import { type AnswerBook, EMPTY_BOOK } from './answer-book'
import type { Sign } from './health-turn'
import type { PartLoad, Question } from './part-load'
import type { ServerClock } from './server-clock'

export type TestState = {
  sitting: SittingView
  book: AnswerBook
  clock: ServerClock
  /** From 1. */
  position: number
  /** Part whose end is being celebrated; null while a question is shown. */
  encouragement: number | null
  parts: Record<number, PartLoad>
  /** Going on waits a moment for the part that fits. */
  fitting: boolean
  timerHidden: boolean
  timeOver: boolean
  unstable: boolean
  /** Another tab or device claimed the sitting: this one takes no answers. */
  elsewhere: boolean
  closed: boolean
  /** The answer whose help was read on this page; and the one that an arrow key rests at. */
  signRead: Sign | null
  resting: Sign | null
  /** What was said in this tab to the part that is asked only with consent; null: nothing yet. */
  agreed: boolean | null
}

type First = Pick<TestState, 'sitting' | 'timerHidden' | 'agreed'> & { now: number }

export const firstState = ({ sitting, timerHidden, agreed, now }: First): TestState => ({
  sitting,
  book: EMPTY_BOOK,
  clock: { anchor: sitting.anchor, remainingSeconds: sitting.remainingSeconds, receivedAt: now },
  position: 1,
  encouragement: null,
  parts: {},
  fitting: false,
  timerHidden,
  timeOver: false,
  unstable: false,
  elsewhere: false,
  closed: false,
  signRead: null,
  resting: null,
  agreed,
})

export const currentId = ({ sitting, position }: TestState): string =>
  sitting.questions[position - 1]?.id ?? ''

/** Whether the question in view can be answered. */
export const isReady = (state: TestState): boolean => questionAt(state, state.position) !== null

export const questionAt = ({ sitting, parts }: TestState, position: number): Question | null => {
  const step = sitting.questions[position - 1]
  return step ? (parts[step.part]?.questions?.find(({ id }) => id === step.id) ?? null) : null
}

export type StateCell = ReturnType<typeof createStateCell>

/** Holds the state that the parts of a store share, and tells React of each change. */
export const createStateCell = (first: TestState) => {
  const listeners = new Set<() => void>()
  let state = first
  return {
    get: () => state,
    set: (change: Partial<TestState>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => listeners.clear(),
  }
}
