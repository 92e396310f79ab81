import type { CallData } from '@/domain/api/calls'
import type { Timers } from './save-queue'

export type Advanced = CallData<'sitting.advance'>

type Setup = {
  advance: (order: { part: number; keepMiddle: boolean }) => Promise<Advanced>
  /** Everything answered to the server; true when nothing is left unsaved. */
  flush: () => Promise<boolean>
  timers: Pick<Timers, 'set' | 'clear'>
  onFit: (advanced: Advanced) => void
}

/** How long a taker who goes on waits for the part that fits, before the one that is here already is used. */
export const LONGEST_WAIT_MS = 1000

/**
 * Asks which level of the next part fits the answers so far, while the taker reads a few kind words. Whatever comes
 * after `drop` is not used, and the server learns that the middle stays.
 */
export const createPartFitter = ({ advance, flush, timers, onFit }: Setup) => {
  let asked: { part: number; dropped: boolean; done: Promise<void> } | null = null

  const ask = async (question: { part: number; dropped: boolean }): Promise<void> => {
    const { part } = question
    try {
      const saved = await flush()
      if (!saved || question.dropped) return
      const advanced = await advance({ part, keepMiddle: false })
      if (!question.dropped) onFit(advanced)
      else await advance({ part, keepMiddle: true })
    } catch {
      // Offline, or no server: the middle is here, and its first answer will say so.
    }
  }

  return {
    fit: (part: number) => {
      const own = { part, dropped: false, done: Promise.resolve() }
      asked = own
      own.done = ask(own).finally(() => {
        if (asked === own) asked = null
      })
    },
    /** Whether the answer is still out, for this part or for any. */
    isPending: (part = asked?.part) => asked !== null && !asked.dropped && asked.part === part,
    /** Until the part that fits is there, or the longest wait is over. */
    wait: (): Promise<void> => {
      const pending = asked
      if (!pending) return Promise.resolve()
      return new Promise((done) => {
        const timer = timers.set(done, LONGEST_WAIT_MS)
        void pending.done.then(() => {
          timers.clear(timer)
          done()
        })
      })
    },
    /** The part is being shown as it is. */
    drop: () => {
      if (asked) asked.dropped = true
    },
  }
}
