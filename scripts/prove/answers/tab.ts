import type { CallData } from '@/domain/api/calls'
import { sittingView } from '@/ui/sitting/sitting-view'
import type { AnswerBook } from '@/ui/sitting/store/answer-book'
import { type AnswerKeeper, createAnswerKeeper } from '@/ui/sitting/store/answer-keeper'
import { below, type Random } from '../lib/random'
import type { Fate } from '../lib/wire'
import type { Browser } from './browser'
import type { AnswerRecord } from './record'

type Sitting = CallData<'sitting.start'>
type Setup = { browser: Browser; orderNumber: string; record: AnswerRecord; random: Random }

/** A tab on the question screen, driven by the real keeper: claims when it opens, then takes taps. */
export type Tab = {
  tap: (id: string) => void
  keeper: AnswerKeeper
  /** Closed by the visitor: the browser is handed what is unsaved. */
  close: () => void
  /** Killed: nothing runs any more, only what lies in storage is left. */
  crash: () => void
}

export const openTab = async ({ browser, orderNumber, record, random }: Setup): Promise<Tab> => {
  const claimed: Sitting = await browser.insist('sitting.claim', { body: { orderNumber } })
  let book: AnswerBook = { entries: {}, spent: {}, epoch: 0 }
  let dead = false
  const keeper = createAnswerKeeper({
    sitting: sittingView(claimed),
    storage: browser.storage,
    now: () => performance.now(),
    timers: {
      set: (run, ms) => setTimeout(() => dead || run(), ms),
      clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
    save: async (input) => {
      const saved = await browser.call('sitting.save', input, fateOf(random))
      for (const answer of saved.accepted) record.acknowledge({ sitting: input.body.orderNumber, ...answer })
      // What a dead tab receives, nobody receives: then it was not acknowledged to anybody either, but it is stored.
      return dead ? new Promise<never>(() => {}) : saved
    },
    onChange: (kept) => {
      book = kept.book
    },
    onUnstable: () => {},
    onClosed: () => {},
  })
  return {
    keeper,
    tap: (id) => {
      const before = book.entries[id]
      const choice = otherThan({ random, choice: before?.choice ?? null })
      keeper.choose({ id, choice, ms: 0 })
      const after = book.entries[id]
      if (!after || after === before || after.saved || after.choice !== choice) return
      record.tap({ sitting: orderNumber, id, choice, epoch: after.epoch, revision: after.revision })
    },
    close: () => {
      keeper.leave()
      keeper.stop()
    },
    crash: () => {
      dead = true
      keeper.stop()
    },
  }
}

/** One request in fifty is lost, one answer in fifty. */
const fateOf = (random: Random): Fate => {
  const drawn = below(random, 50)
  if (drawn === 0) return 'lost on the way there'
  return drawn === 1 ? 'answer lost' : 'arrives'
}

const otherThan = ({ random, choice }: { random: Random; choice: number | null }): number => {
  const drawn = below(random, 6)
  return drawn === choice ? (drawn + 1) % 6 : drawn
}
