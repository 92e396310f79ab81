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
  hearOfEpoch,
  mergeBooks,
  unsavedBatches,
  unsavedIds,
} from './answer-book'
import { type KeyValue, keepBook, readBook, removeBook } from './answer-storage'
import { deliverLeftovers } from './deliver-leftovers'
import { isFinal } from './is-final'
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

export type Kept = {
  book: AnswerBook
  clock: ServerClock
  /** No newer claim is known: taps belong here. */
  owner: boolean
}

type Setup = KeeperDeps & {
  /** As it was claimed. Its epoch is the claim under which this tab taps. */
  sitting: SittingView
  onChange: (kept: Kept) => void
  onUnstable: (unstable: boolean) => void
  /** The sitting takes no more answers: it was confirmed elsewhere, or is not ours any more. */
  onClosed: () => void
}

export type AnswerKeeper = {
  /** `ms`: time on the question since it was last added. */
  choose: (tap: { id: string; choice: number; ms: number }) => void
  addTime: (id: string, ms: number) => void
  /** Everything to the server now; true when nothing is left unsaved. */
  flush: () => Promise<boolean>
  leave: () => void
  unsavedCount: () => number
  /** The server takes no more answers for this sitting. */
  isClosed: () => boolean
  close: () => void
  /** A fresh reading of the server's view. */
  refresh: (sitting: SittingView) => void
  /** This tab claimed the sitting anew. */
  claimed: (sitting: SittingView) => void
  /** Another tab of this browser wrote the book. */
  reread: () => void
  /** Forgets the answers on this device. */
  clear: () => void
  stop: () => void
}

/** Keeps the answers of one sitting: at once on this device, soon on the server. */
export const createAnswerKeeper = (setup: Setup): AnswerKeeper => {
  const { storage, now, timers, onChange, onUnstable, onClosed } = setup
  const { orderNumber } = setup.sitting
  let epoch = 0
  let clock = clockOf(setup.sitting, now())
  let book = readBook(storage, orderNumber)
  let closed = false

  const keep = (next: AnswerBook) => {
    book = closed ? next : keepBook(storage, orderNumber, next)
    onChange({ book, clock, owner: book.epoch <= epoch })
  }
  const adopt = (sitting: SittingView) => {
    clock = clockOf(sitting, now())
    keep(adoptAnswers(hearOfEpoch(book, sitting.epoch), sitting.answers))
  }
  const claimed = (sitting: SittingView) => {
    epoch = sitting.epoch
    adopt(sitting)
  }

  const send = async ({ anchor, answers }: Batch, options: { keepalive: boolean }): Promise<Sent> => {
    try {
      const body = { orderNumber, epoch, anchor: anchor || clock.anchor, answers }
      const saved = await setup.save({ body }, options)
      clock = { anchor: saved.anchor, remainingSeconds: saved.remainingSeconds, receivedAt: now() }
      keep(acknowledge(hearOfEpoch(book, saved.epoch), saved))
      return 'saved'
    } catch (problem) {
      if (isFinal(problem)) return 'closed'
      const seconds = problem instanceof CallRefused ? problem.told.retryAfterSeconds : undefined
      return seconds ? { retryAfterMs: seconds * 1000 } : 'failed'
    }
  }

  const close = () => {
    closed = true
  }
  const queue = createSaveQueue({
    batches: () => unsavedBatches(book),
    send,
    timers,
    onUnstable,
    onClosed: () => {
      close()
      onClosed()
    },
  })
  const pokeIfUnsaved = () => {
    if (unsavedIds(book).length > 0) queue.poke()
  }

  claimed(setup.sitting)
  pokeIfUnsaved()
  void deliverLeftovers({ storage, save: setup.save, butFor: orderNumber })

  return {
    choose: ({ id, choice, ms }) => {
      if (book.epoch > epoch) return
      const tap = { id, choice, epoch, anchor: clock.anchor, elapsedMs: elapsedMs(clock, now()) }
      const next = chooseOption(addTime(book, { id, ms }), tap)
      if (next !== book) keep(next)
      pokeIfUnsaved()
    },
    addTime: (id, ms) => {
      const next = addTime(book, { id, ms })
      if (next !== book) keep(next)
    },
    flush: queue.flush,
    leave: queue.leave,
    unsavedCount: () => unsavedIds(book).length,
    isClosed: () => closed,
    close,
    refresh: adopt,
    claimed,
    reread: () => {
      book = mergeBooks(book, readBook(storage, orderNumber))
      onChange({ book, clock, owner: book.epoch <= epoch })
    },
    clear: () => {
      close()
      queue.stop()
      removeBook(storage, orderNumber)
    },
    stop: queue.stop,
  }
}

const clockOf = ({ anchor, remainingSeconds }: SittingView, receivedAt: number): ServerClock => ({
  anchor,
  remainingSeconds,
  receivedAt,
})
