import { createTapGuard } from '../../primitives/tap-guard'
import { choiceOf } from './answer-book'
import { opensUnsettledPart } from './form-in-force'
import type { FormKeeper } from './form-keeper'
import { readScreen, writeScreen } from './screen-storage'
import { partEnding, resumePosition, wantedParts } from './steps'
import type { StateCell } from './test-state'

type Setup = {
  cell: StateCell
  form: FormKeeper
  session: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  /** Adds the time on the question that is left. */
  settleVisit: () => void
}

export type Position = ReturnType<typeof createPosition>

/** Which question or which kind words are shown, and what the taker's taps change about it. */
export const createPosition = (setup: Setup) => {
  const { cell, form, now, settleVisit } = setup
  const accepts = createTapGuard(now)
  const { show, showNext, leaveEncouragement, resume, isInRange, partAt } = createMoves(setup)
  return {
    resume,
    /** Goes on; 'end' after the last question. */
    next: (): 'moved' | 'end' | 'ignored' => {
      const { elsewhere, fitting, encouragement, position } = cell.get()
      if (elsewhere || !accepts('next') || fitting) return 'ignored'
      if (encouragement !== null) {
        void leaveEncouragement()
        return 'moved'
      }
      if (!isInRange(position + 1)) {
        settleVisit()
        return 'end'
      }
      showNext()
      return 'moved'
    },
    back: () => {
      const { elsewhere, encouragement, position } = cell.get()
      if (elsewhere || !accepts('back')) return
      if (encouragement !== null || isInRange(position - 1)) show(position - 1)
    },
    goTo: (position: number) => {
      if (isInRange(position)) show(position)
    },
    retryPart: () => void form.load(partAt(cell.get().position)),
  }
}

const createMoves = ({ cell, form, session, settleVisit }: Setup) => {
  const { sittingNumber } = cell.get().sitting
  const questions = () => cell.get().sitting.questions
  const partAt = (position: number) => questions()[position - 1]?.part ?? 1
  const isInRange = (position: number) => position >= 1 && position <= questions().length

  const show = (position: number, encouragement: number | null = null) => {
    settleVisit()
    if (encouragement === null) form.enter(partAt(position))
    cell.set({ position, encouragement })
    writeScreen(session, sittingNumber, { position })
    for (const part of wantedParts(questions(), position)) void form.load(part)
  }
  const showNext = () => {
    const { position } = cell.get()
    const ended = partEnding(questions(), position, position + 1)
    const { encouraged } = readScreen(session, sittingNumber)
    const celebrates = ended !== null && !encouraged.includes(ended)
    if (celebrates) writeScreen(session, sittingNumber, { encouraged: [...encouraged, ended] })
    show(position + 1, celebrates ? ended : null)
    if (celebrates) form.fit(partAt(position + 1))
  }
  /** From the kind words to the question, with the part that fits if it is here within the time people wait. */
  const leaveEncouragement = async () => {
    const { position } = cell.get()
    if (form.isFitting()) {
      cell.set({ fitting: true })
      await form.waitForFit()
      cell.set({ fitting: false })
    }
    const state = cell.get()
    if (state.position === position && state.encouragement !== null) show(position)
  }
  /**
   * Goes on where the answers end, or at the remembered question; before a part whose level is still open, with the
   * words behind which it is chosen.
   */
  const resume = (remembered: number | null) => {
    const { book, sitting } = cell.get()
    const isAnswered = (id: string) => choiceOf(book, id) !== null
    const position = resumePosition({ questions: questions(), remembered, isAnswered })
    const begins = opensUnsettledPart({ ...sitting, position, book })
    show(position, begins ? partAt(position - 1) : null)
    if (begins) form.fit(partAt(position))
  }
  return { show, showNext, leaveEncouragement, resume, isInRange, partAt }
}
