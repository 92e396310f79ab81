import type { CallData, CallInput } from '@/domain/api/schemas'
import { CallRefused } from '../../api/call'
import type { SittingView } from '../next-screen'
import {
  type AnswerBook,
  acknowledge,
  addTime,
  adoptAnswers,
  type Batch,
  chooseOption,
  unsavedBatches,
  unsavedIds,
} from './answer-book'
import { type KeyValue, readBook, removeBooks, writeBook } from './answer-storage'
import { createSaveQueue, type Sent, type Timers } from './save-queue'
import { elapsedMs, type ServerClock } from './server-clock'

export type KeeperDeps = {
  save: (
    input: CallInput<'sitting.save'>,
    options: { keepalive: boolean },
  ) => Promise<CallData<'sitting.save'>>
  storage: KeyValue
  timers: Timers
  /** The device's monotonic clock, in milliseconds. */
  now: () => number
}

type Setup = KeeperDeps & {
  sitting: SittingView
  onChange: (state: { book: AnswerBook; clock: ServerClock }) => void
  onUnstable: (unstable: boolean) => void
  /** The sitting takes no more answers: it was confirmed elsewhere, or is not ours any more. */
  onClosed: () => void
}

export type AnswerKeeper = {
  choose: (id: string, choice: number) => void
  addTime: (id: string, ms: number) => void
  /** Everything to the server now; true when nothing is left unsaved. */
  flush: () => Promise<boolean>
  leave: () => void
  unsavedCount: () => number
  /** The server takes no more answers for this sitting. */
  isClosed: () => boolean
  /** A fresh reading of the server's view. */
  refresh: (sitting: SittingView) => void
  /** Forgets the answers on this device. */
  clear: () => void
  stop: () => void
}

/** `result` codes and HTTP statuses after which no retry can succeed: locked, not ours (any more). */
const CLOSED_RESULTS = [20101, 20102, 401, 403, 404]

/** Keeps the answers of one sitting: at once on this device, soon on the server. */
export const createAnswerKeeper = (setup: Setup): AnswerKeeper => {
  const { storage, now, timers, onChange, onUnstable, onClosed } = setup
  const { orderNumber } = setup.sitting
  let clock = clockOf(setup.sitting, now())
  let { epoch } = setup.sitting
  let book = adoptAnswers(readBook(storage, orderNumber), setup.sitting.answers)

  const keep = (next: AnswerBook) => {
    if (next === book) return
    book = next
    writeBook(storage, orderNumber, book)
    onChange({ book, clock })
  }

  const send = async (batch: Batch, options: { keepalive: boolean }): Promise<Sent> => {
    try {
      const anchor = batch.anchor || clock.anchor
      const saved = await setup.save(
        { body: { orderNumber, epoch, answers: batch.answers, anchor } },
        options,
      )
      clock = { anchor: saved.anchor, remainingSeconds: saved.remainingSeconds, receivedAt: now() }
      book = acknowledge(book, saved)
      writeBook(storage, orderNumber, book)
      onChange({ book, clock })
      return 'saved'
    } catch (problem) {
      return problem instanceof CallRefused && CLOSED_RESULTS.includes(problem.result) ? 'closed' : 'failed'
    }
  }

  let closed = false
  const close = () => {
    closed = true
    onClosed()
  }
  const queue = createSaveQueue({
    batches: () => unsavedBatches(book),
    send,
    timers,
    onUnstable,
    onClosed: close,
  })

  removeBooks(storage, { butFor: orderNumber })
  writeBook(storage, orderNumber, book)
  onChange({ book, clock })
  if (unsavedIds(book).length > 0) queue.poke()

  return {
    choose: (id, choice) => {
      const elapsed = elapsedMs(clock, now())
      keep(chooseOption(book, { id, choice, epoch, anchor: clock.anchor, elapsedMs: elapsed }))
      if (unsavedIds(book).length > 0) queue.poke()
    },
    addTime: (id, ms) => keep(addTime(book, { id, ms })),
    flush: queue.flush,
    leave: queue.leave,
    unsavedCount: () => unsavedIds(book).length,
    isClosed: () => closed,
    refresh: (sitting) => {
      clock = clockOf(sitting, now())
      epoch = sitting.epoch
      book = adoptAnswers(book, sitting.answers)
      writeBook(storage, orderNumber, book)
      onChange({ book, clock })
    },
    clear: () => {
      queue.stop()
      removeBooks(storage, { only: orderNumber })
    },
    stop: queue.stop,
  }
}

const clockOf = ({ anchor, remainingSeconds }: SittingView, receivedAt: number): ServerClock => ({
  anchor,
  remainingSeconds,
  receivedAt,
})
