import { acknowledge, type Batch, unsavedBatches, unsavedIds } from './answer-book'
import type { KeeperDeps } from './answer-keeper'
import { type KeyValue, keptSittings, readBook, removeBook } from './answer-storage'
import { failureOf } from './save-queue'

type Leftovers = { storage: KeyValue; save: KeeperDeps['save']; butFor: string }

/** Brings to the server what other sittings left unsaved on this device, and forgets each when nothing is left. */
export const deliverLeftovers = async ({ storage, save, butFor }: Leftovers): Promise<void> => {
  for (const sittingNumber of keptSittings(storage).filter((each) => each !== butFor)) {
    const book = readBook(storage, sittingNumber)
    const batches = unsavedBatches(book)
    const send = async ({ anchor, answers }: Batch) => {
      try {
        await save(
          { body: { orderNumber: sittingNumber, epoch: book.epoch, anchor, answers } },
          { keepalive: false },
        )
        return true
      } catch (problem) {
        return failureOf(problem) === 'closed'
      }
    }
    const done = await Promise.all(batches.map(send))
    if (!done.every(Boolean)) continue
    // A tab in which that sitting goes on may have written meanwhile.
    const accepted = batches.flatMap(({ answers }) => answers)
    const left = acknowledge(readBook(storage, sittingNumber), { accepted, refused: [] })
    if (unsavedIds(left).length === 0) removeBook(storage, sittingNumber)
  }
}
