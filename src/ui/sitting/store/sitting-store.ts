import { isHealth } from '../health-kinds'
import type { SittingView } from '../sitting-view'
import { createAnswerKeeper, type KeeperDeps } from './answer-keeper'
import { createDeadlineWatch } from './deadline-watch'
import { createFormKeeper, type FormDeps } from './form-keeper'
import { createGoOn, type GoOnDeps } from './go-on'
import { createHealthGate } from './health-gate'
import { turnOf } from './health-turn'
import { createOwnership, type OwnershipDeps } from './ownership'
import { createPosition } from './position'
import { readScreen, writeScreen } from './screen-storage'
import { createStateCell, currentId, firstState, isReady, type TestState } from './test-state'
import { createVisitTimer } from './visit-timer'

/** What the store calls and keeps things in. In the browser: store-deps.ts. */
export type StoreDeps = KeeperDeps &
  FormDeps &
  OwnershipDeps &
  GoOnDeps & { session: Pick<Storage, 'getItem' | 'setItem'> }

export type SittingStore = ReturnType<typeof createSittingStore>

type Setup = { sitting: SittingView; deps: StoreDeps }

/** The state of the question screen, outside React: one store for one sitting. */
export const createSittingStore = ({ sitting, deps }: Setup) => {
  const { now, session } = deps
  const { sittingNumber } = sitting
  const { position: remembered, ...screen } = readScreen(session, sittingNumber)
  const { cell, visit, settleVisit, deadline, keeper, form, start } = connect({ sitting, deps, ...screen })
  const position = createPosition({ cell, form, session, now, settleVisit })
  const ownership = createOwnership({ cell, deps, keeper, form, position })
  const gate = createHealthGate({ cell, position, session, settleVisit })
  const goOn = createGoOn({ ...deps, cell, next: gate.next })
  const choose = (choice: number, by: { byArrow: boolean }): boolean => {
    const state = cell.get()
    if (state.timeOver || state.encouragement !== null || !isReady(state)) return false
    return gate.choosing(choice, by, () => keeper.choose({ id: currentId(state), choice, ms: visit.take() }))
  }

  position.resume(remembered)
  form.loadStandIns()
  // An answer of an earlier visit may ask for help, whichever part it is in.
  if (isHealth(sitting.examKind)) form.loadAll()
  start()

  return {
    getState: cell.get,
    subscribe: cell.subscribe,
    next: gate.next,
    back: gate.back,
    goTo: gate.goTo,
    mayLeave: gate.opens,
    goOnFromHelp: gate.goOnFromHelp,
    closeHelp: gate.closeHelp,
    setAgreed: gate.setAgreed,
    retryPart: position.retryPart,
    refresh: ownership.refresh,
    claim: ownership.claim,
    otherTabWrote: ownership.otherTabWrote,
    flush: keeper.flush,
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
    /** The answers were deleted on the server: this device forgets them, too. */
    forget: () => {
      goOn.stop()
      keeper.clear()
    },
    setTimerHidden: (timerHidden: boolean) => {
      cell.set({ timerHidden })
      writeScreen(session, sittingNumber, { timerHidden })
    },
    /** The page was hidden or is in view again. A device's clock may have slept: ask the server for the time. */
    setVisible: (visible: boolean) => {
      if (!visible) {
        settleVisit()
        visit.pause()
        keeper.leave()
        return
      }
      visit.resume()
      void ownership.refresh()
    },
    stop: () => {
      goOn.stop()
      settleVisit()
      keeper.leave()
      keeper.stop()
      deadline.stop()
      cell.stop()
    },
  }
}

/** The clocks, the answers and the form of one sitting, each writing its changes into the shared state. */
const connect = ({ sitting, deps, ...screen }: Setup & Pick<TestState, 'timerHidden' | 'agreed'>) => {
  const { now, timers } = deps
  const cell = createStateCell(firstState({ sitting, ...screen, now: now() }))
  const visit = createVisitTimer(now)
  let started = false

  const deadline = createDeadlineWatch({
    timers,
    now,
    onOver: () => {
      cell.set({ timeOver: true })
      void keeper.flush()
    },
  })
  const keeper = createAnswerKeeper({
    ...deps,
    sitting,
    onChange: ({ book, clock, owner }) => {
      const { clock: before, elsewhere } = cell.get()
      if (started && owner === elsewhere) settleVisit()
      cell.set({ book, clock, elsewhere: !owner })
      if (clock !== before && started) deadline.watch(clock)
    },
    onUnstable: (unstable) => cell.set({ unstable }),
    onClosed: () => cell.set({ closed: true }),
  })
  const form = createFormKeeper({
    ...deps,
    sitting,
    flush: () => keeper.flush(),
    book: () => cell.get().book,
    onChange: ({ form, parts }) => {
      settleVisit()
      cell.set({ sitting: { ...cell.get().sitting, ...form }, parts })
    },
  })
  const settleVisit = () => {
    const ms = visit.take()
    const state = cell.get()
    // Time without a question in view is not thinking time.
    const inView = state.encouragement === null && turnOf(state) === null && !state.elsewhere
    if (inView && isReady(state)) keeper.addTime(currentId(state), ms)
  }
  const start = () => {
    started = true
    deadline.watch(cell.get().clock)
  }
  return { cell, visit, settleVisit, deadline, keeper, form, start }
}
