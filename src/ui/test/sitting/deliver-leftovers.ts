import { unsavedBatches } from './answer-book'
import type { KeeperDeps } from './answer-keeper'
import { type KeyValue, keptSittings, readBook, removeBook } from './answer-storage'
import { isFinal } from './is-final'

type Leftovers = { storage: KeyValue; save: KeeperDeps['save']; butFor: string }

/** Brings to the server what other sittings left unsaved on this device, and forgets each when nothing is left. */
export const deliverLeftovers = async ({ storage, save, butFor }: Leftovers): Promise<void> => {
  for (const orderNumber of keptSittings(storage).filter((each) => each !== butFor)) {
    const book = readBook(storage, orderNumber)
    const send = async ({ anchor, answers }: ReturnType<typeof unsavedBatches>[number]) => {
      try {
        await save({ body: { orderNumber, epoch: book.epoch, anchor, answers } }, { keepalive: false })
        return true
      } catch (problem) {
        return isFinal(problem)
      }
    }
    const done = await Promise.all(unsavedBatches(book).map(send))
    if (done.every(Boolean)) removeBook(storage, orderNumber)
  }
}
