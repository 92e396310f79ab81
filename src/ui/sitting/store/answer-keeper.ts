import type { CallData, CallInput } from '@/domain/api/calls'
import type { SittingView } from '../sitting-view'
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
import { createSaveQueue, failureOf, type Sent, type Timers } from './save-queue'
import { elapsedMs, type ServerClock } from './server-clock'

/** In the browser: store-deps.ts. */
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
  const { storage, now, timers, onUnstable, onClosed, sitting } = setup
  const { sittingNumber } = sitting
  const own = createOwnBook(setup)

  const send = async ({ anchor, answers }: Batch, options: { keepalive: boolean }): Promise<Sent> => {
    const { epoch, clock } = own.get()
    try {
      const body = { orderNumber: sittingNumber, epoch, anchor: anchor || clock.anchor, answers }
      own.saved(await setup.save({ body }, options))
      return 'saved'
    } catch (problem) {
      return failureOf(problem)
    }
  }
  const queue = createSaveQueue({
    batches: () => unsavedBatches(own.get().book),
    send,
    timers,
    onUnstable,
    onClosed: () => {
      own.close()
      onClosed()
    },
  })
  const unsavedCount = () => unsavedIds(own.get().book).length
  const pokeIfUnsaved = () => {
    if (unsavedCount() > 0) queue.poke()
  }

  own.claimed(sitting)
  pokeIfUnsaved()
  void deliverLeftovers({ storage, save: setup.save, butFor: sittingNumber })

  return {
    choose: ({ id, choice, ms }) => {
      const { book, clock, epoch } = own.get()
      if (book.epoch > epoch) return
      const tap = { id, choice, epoch, anchor: clock.anchor, elapsedMs: elapsedMs(clock, now()) }
      own.change(chooseOption(addTime(book, { id, ms }), tap))
      pokeIfUnsaved()
    },
    addTime: (id, ms) => own.change(addTime(own.get().book, { id, ms })),
    flush: queue.flush,
    leave: queue.leave,
    unsavedCount,
    isClosed: () => own.get().closed,
    close: own.close,
    refresh: own.adopt,
    claimed: own.claimed,
    reread: own.reread,
    clear: () => {
      own.close()
      queue.stop()
      removeBook(storage, sittingNumber)
    },
    stop: queue.stop,
  }
}

/** This tab's book, its clock and its claim. What changes the book is stored on the device at once. */
const createOwnBook = ({ sitting, storage, now, onChange }: Setup) => {
  const { sittingNumber } = sitting
  let epoch = 0
  let clock = clockOf(sitting, now())
  let book = readBook(storage, sittingNumber)
  let closed = false

  const report = () => onChange({ book, clock, owner: book.epoch <= epoch })
  const keep = (next: AnswerBook) => {
    book = closed ? next : keepBook(storage, sittingNumber, next)
    report()
  }
  const adopt = (fresh: SittingView) => {
    clock = clockOf(fresh, now())
    keep(adoptAnswers(hearOfEpoch(book, fresh.epoch), fresh.answers))
  }
  return {
    get: () => ({ book, clock, epoch, closed }),
    adopt,
    change: (next: AnswerBook) => {
      if (next !== book) keep(next)
    },
    claimed: (fresh: SittingView) => {
      epoch = fresh.epoch
      adopt(fresh)
    },
    saved: (saved: CallData<'sitting.save'>) => {
      clock = clockOf(saved, now())
      keep(acknowledge(hearOfEpoch(book, saved.epoch), saved))
    },
    reread: () => {
      book = mergeBooks(book, readBook(storage, sittingNumber))
      report()
    },
    close: () => {
      closed = true
    },
  }
}

const clockOf = (
  { anchor, remainingSeconds }: Pick<SittingView, 'anchor' | 'remainingSeconds'>,
  receivedAt: number,
): ServerClock => ({
  anchor,
  remainingSeconds,
  receivedAt,
})
