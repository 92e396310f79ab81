import { choiceOf } from './answer-book'
import { type Sign, signIn, turnOf } from './health-turn'
import type { Position } from './position'
import { writeScreen } from './screen-storage'
import { currentId, questionAt, type StateCell } from './test-state'

type Setup = {
  cell: StateCell
  position: Position
  session: Pick<Storage, 'getItem' | 'setItem'>
  /** Adds the time on the question in view. */
  settleVisit: () => void
}

/** Keeps everything else back while help or the offer of a voluntary part is shown (health-turn.ts). */
export const createHealthGate = ({ cell, position, session, settleVisit }: Setup) => {
  const { sittingNumber } = cell.get().sitting

  /** Whether one may leave the question. What an arrow key rested at counts from now on. */
  const opens = (): boolean => {
    if (cell.get().resting) cell.set({ resting: null })
    return signIn(cell.get()) === null
  }
  const read = (): Sign | null => {
    const sign = signIn(cell.get())
    settleVisit()
    if (sign) cell.set({ signRead: sign })
    return sign
  }

  return {
    opens,
    next: (): ReturnType<Position['next']> =>
      opens() && turnOf(cell.get()) === null ? position.next() : 'ignored',
    back: () => {
      if (opens()) position.back()
    },
    goTo: (to: number) => {
      if (opens()) position.goTo(to)
    },
    /** Lets `choose` store a choice of the question in view, if nothing stands in its place. */
    choosing: (choice: number, { byArrow }: { byArrow: boolean }, choose: () => void): boolean => {
      const state = cell.get()
      if (turnOf(state) !== null) return false
      const question = questionAt(state, state.position)
      if (!question || !('helpFrom' in question) || question.helpFrom === null) {
        choose()
        return true
      }
      const { id, helpFrom: from } = question
      writeScreen(session, sittingNumber, { safety: { id, from } })
      const isChange = choiceOf(state.book, id) !== choice
      if (byArrow || state.resting) cell.set({ resting: byArrow ? { id, choice } : null })
      choose()
      // Another choice asks for help anew, even after one that did not.
      if (isChange && state.signRead?.id === id) cell.set({ signRead: null })
      return true
    },
    /** The taker goes on: to the next question, where help came for the one in view. */
    goOnFromHelp: () => {
      const sign = read()
      const state = cell.get()
      if (sign?.id === currentId(state) && state.position < state.sitting.total) position.next()
    },
    /** Back to the question, which stays in view. */
    closeHelp: () => void read(),
    /** What the taker says to the voluntary part; it is asked for no more in this tab. */
    setAgreed: (agreed: boolean) => {
      settleVisit()
      writeScreen(session, sittingNumber, { agreed })
      cell.set({ agreed })
      if (agreed && cell.get().encouragement !== null) position.next()
    },
  }
}
