import type { AnswerKeeper } from './answer-keeper'
import type { createGoOn } from './go-on'
import type { createHealthGate } from './health-gate'
import { currentId, isReady, type StateCell } from './test-state'
import type { VisitTimer } from './visit-timer'

type Setup = {
  cell: StateCell
  keeper: AnswerKeeper
  visit: VisitTimer
  gate: ReturnType<typeof createHealthGate>
  goOn: ReturnType<typeof createGoOn>
}

/** What a tap or a key on a choice does. */
export const createChoosing = ({ cell, keeper, visit, gate, goOn }: Setup) => {
  const choose = (choice: number, by: { byArrow: boolean }): boolean => {
    const state = cell.get()
    if (state.timeOver || state.encouragement !== null || !isReady(state)) return false
    return gate.choosing(choice, by, () => keeper.choose({ id: currentId(state), choice, ms: visit.take() }))
  }
  return {
    /** The choice at a shown place, from 0, by an arrow key: one may pass by others on the way to one's own. */
    choose: (choice: number) => {
      goOn.stop()
      choose(choice, { byArrow: true })
    },
    /** By a tap (question/options.tsx, question/statement-question.tsx) or a digit key: in a questionnaire it leads on. */
    answer: (choice: number) => {
      if (!goOn.accepts() || !choose(choice, { byArrow: false })) return
      if (gate.opens()) goOn.soon()
      else goOn.stop()
    },
  }
}
