import type { SittingView } from '../sitting-view'
import type { AnswerKeeper } from './answer-keeper'
import { isBookOf } from './answer-storage'
import type { FormKeeper } from './form-keeper'
import type { Position } from './position'
import { currentId, type StateCell } from './test-state'

/** In the browser: store-deps.ts. */
export type OwnershipDeps = {
  readSitting: () => Promise<SittingView | null>
  claim: () => Promise<SittingView>
}

type Setup = {
  cell: StateCell
  deps: OwnershipDeps
  keeper: AnswerKeeper
  form: FormKeeper
  position: Position
}

/** Whether this tab or another tab or device takes the answers, and what the server says of the sitting. */
export const createOwnership = ({ cell, deps, keeper, form, position }: Setup) => {
  const { sittingNumber, epoch } = cell.get().sitting
  /** The claim under which this tab taps. */
  let ownEpoch = epoch
  let claiming = false

  const refresh = async () => {
    const [, fresh] = await Promise.all([keeper.flush(), deps.readSitting().catch(() => undefined)])
    // What was read before a claim says nothing about who owns the sitting after it.
    if (fresh === undefined || claiming) return
    if (fresh?.sittingNumber === sittingNumber && fresh.state === 'started') {
      keeper.refresh(fresh)
      return form.adopt(fresh)
    }
    keeper.close()
    cell.set({ closed: true })
  }

  return {
    refresh,
    /** Takes the sitting over, with the answers that were given elsewhere; and goes on where those end. */
    claim: async () => {
      claiming = true
      try {
        const fresh = await deps.claim()
        keeper.claimed(fresh)
        form.adopt(fresh)
        const state = cell.get()
        const answeredElsewhere = (state.book.entries[currentId(state)]?.epoch ?? 0) > ownEpoch
        ownEpoch = fresh.epoch
        if (answeredElsewhere) position.resume(null)
      } finally {
        claiming = false
      }
    },
    /** Another tab wrote this device's storage. Without our book: the answers were confirmed there. */
    otherTabWrote: ({ key, removed }: { key: string | null; removed: boolean }) => {
      if (!isBookOf(sittingNumber, key)) return
      if (removed) void refresh()
      else keeper.reread()
    },
  }
}
