import type { SittingView } from '../next-screen'
import { type AnswerBook, choiceOf, EMPTY_BOOK } from './answer-book'
import { createAnswerKeeper, type KeeperDeps } from './answer-keeper'
import { isBookOf } from './answer-storage'
import { createDeadlineWatch } from './deadline-watch'
import { opensUnsettledPart } from './form-in-force'
import { createFormKeeper, type FormDeps } from './form-keeper'
import type { PartLoad } from './part-load'
import { readPlace, writePlace } from './place-storage'
import { isReady } from './question-at'
import type { ServerClock } from './server-clock'
import { partEnding, resumePosition, wantedParts } from './steps'
import { createTapGuard } from './tap-guard'
import { createVisitTimer } from './visit-timer'

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
}

export type StoreDeps = KeeperDeps &
  FormDeps & {
    readSitting: () => Promise<SittingView | null>
    claim: () => Promise<SittingView>
    session: Pick<Storage, 'getItem' | 'setItem'>
  }

export type TestStore = ReturnType<typeof createSittingStore>

/** The state of the question screen, outside React: one store for one sitting. */
export const createSittingStore = ({ sitting, deps }: { sitting: SittingView; deps: StoreDeps }) => {
  const { now, timers, session } = deps
  const { orderNumber } = sitting
  const remembered = readPlace(session, orderNumber)
  const listeners = new Set<() => void>()
  const visit = createVisitTimer(now)
  const accepts = createTapGuard(now)
  let started = false
  let claiming = false
  /** The claim under which this tab taps. */
  let held = sitting.epoch
  let state: TestState = {
    sitting,
    book: EMPTY_BOOK,
    clock: { anchor: sitting.anchor, remainingSeconds: sitting.remainingSeconds, receivedAt: now() },
    position: 1,
    encouragement: null,
    parts: {},
    fitting: false,
    timerHidden: remembered.timerHidden,
    timeOver: false,
    unstable: false,
    elsewhere: false,
    closed: false,
  }

  const set = (change: Partial<TestState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const deadline = createDeadlineWatch({
    timers,
    now,
    onOver: () => {
      set({ timeOver: true })
      void keeper.flush()
    },
  })

  const keeper = createAnswerKeeper({
    ...deps,
    sitting,
    onChange: ({ book, clock, owner }) => {
      const moved = clock !== state.clock
      if (started && owner === state.elsewhere) settleVisit()
      set({ book, clock, elsewhere: !owner })
      if (moved && started) deadline.watch(clock)
    },
    onUnstable: (unstable) => set({ unstable }),
    onClosed: () => set({ closed: true }),
  })

  const form = createFormKeeper({
    ...deps,
    sitting,
    flush: () => keeper.flush(),
    book: () => state.book,
    onChange: ({ form, parts }) => {
      settleVisit()
      set({ sitting: { ...state.sitting, ...form }, parts })
    },
  })

  const questions = () => state.sitting.questions
  const currentId = () => questions()[state.position - 1]?.id ?? ''
  const settleVisit = () => {
    const ms = visit.take()
    // Time without a drawing in view is nobody's thinking time.
    if (state.encouragement === null && !state.elsewhere && isReady(state)) keeper.addTime(currentId(), ms)
  }

  const show = (position: number, encouragement: number | null = null) => {
    settleVisit()
    if (encouragement === null) form.enter(partAt(position))
    set({ position, encouragement })
    writePlace(session, orderNumber, { position })
    for (const part of wantedParts(questions(), position)) void form.load(part)
  }

  const partAt = (position: number) => questions()[position - 1]?.part ?? 1
  const isInRange = (position: number) => position >= 1 && position <= questions().length

  const placeFor = (remembered: number | null) =>
    resumePosition({
      questions: questions(),
      remembered,
      isAnswered: (id) => choiceOf(state.book, id) !== null,
    })

  /** Goes on at a question; before a part whose level is still open, with the words behind which it is chosen. */
  const resume = (position: number) => {
    const [ended, entered] = [partAt(position - 1), partAt(position)]
    const begins = opensUnsettledPart({ ...state.sitting, position, book: state.book })
    show(position, begins ? ended : null)
    if (begins) form.fit(entered)
  }

  const start = () => {
    resume(placeFor(remembered.position))
    form.loadStandIns()
    started = true
    deadline.watch(state.clock)
  }
  start()

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The option at a shown place, 0 to 5. */
    choose: (choice: number) => {
      if (state.timeOver || state.encouragement !== null || !isReady(state)) return
      keeper.choose({ id: currentId(), choice, ms: visit.take() })
    },
    /** Goes on; 'end' after the last question. */
    next: (): 'moved' | 'end' | 'ignored' => {
      if (state.elsewhere || !accepts('next')) return 'ignored'
      if (state.fitting) return 'ignored'
      if (state.encouragement !== null) {
        void goOn()
        return 'moved'
      }
      if (!isInRange(state.position + 1)) {
        settleVisit()
        return 'end'
      }
      const ended = partEnding(questions(), state.position, state.position + 1)
      const { encouraged } = readPlace(session, orderNumber)
      const celebrates = ended !== null && !encouraged.includes(ended)
      if (celebrates) writePlace(session, orderNumber, { encouraged: [...encouraged, ended] })
      show(state.position + 1, celebrates ? ended : null)
      if (celebrates) form.fit(partAt(state.position))
      return 'moved'
    },
    back: () => {
      if (state.elsewhere || !accepts('back')) return
      if (state.encouragement !== null || isInRange(state.position - 1)) show(state.position - 1)
    },
    goTo: (position: number) => {
      if (isInRange(position)) show(position)
    },
    retryPart: () => void form.load(partAt(state.position)),
    setTimerHidden: (timerHidden: boolean) => {
      set({ timerHidden })
      writePlace(session, orderNumber, { timerHidden })
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
      void refresh()
    },
    refresh: () => refresh(),
    /** Takes the sitting over, with the answers that were given elsewhere; and goes on where those end. */
    claim: async () => {
      claiming = true
      try {
        const fresh = await deps.claim()
        keeper.claimed(fresh)
        form.adopt(fresh)
        const answeredElsewhere = (state.book.entries[currentId()]?.epoch ?? 0) > held
        held = fresh.epoch
        if (answeredElsewhere) resume(placeFor(null))
      } finally {
        claiming = false
      }
    },
    /** Another tab wrote this device's storage. Without our book: the answers were confirmed there. */
    otherTabWrote: ({ key, removed }: { key: string | null; removed: boolean }) => {
      if (!isBookOf(orderNumber, key)) return
      if (removed) void refresh()
      else keeper.reread()
    },
    flush: keeper.flush,
    stop: () => {
      settleVisit()
      keeper.leave()
      keeper.stop()
      deadline.stop()
      listeners.clear()
    },
  }

  /** From the kind words to the question, with the part that fits if it is here within the time people wait. */
  async function goOn() {
    const { position } = state
    if (form.isFitting()) {
      set({ fitting: true })
      await form.waitForFit()
      set({ fitting: false })
    }
    if (state.position === position && state.encouragement !== null) show(position)
  }

  async function refresh() {
    const [, fresh] = await Promise.all([keeper.flush(), deps.readSitting().catch(() => undefined)])
    // What was read before a claim says nothing about who owns the sitting after it.
    if (fresh === undefined || claiming) return
    if (fresh?.orderNumber === orderNumber && fresh.state === 'started') {
      keeper.refresh(fresh)
      return form.adopt(fresh)
    }
    keeper.close()
    set({ closed: true })
  }
}
