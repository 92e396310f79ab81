import type { Answer } from './provider-call.ts'
import type { TestClock } from './test-clock.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

type Kept = { fingerprint: string; since: number; answer: Answer | null }
type Run = {
  key: string
  /** What the call asked for: the same key with another fingerprint is a mistake of the caller. */
  fingerprint: string
  /** Throws when nothing was executed (bad parameters): the key is then free again. */
  work: () => Promise<Answer>
  /** Which answers the key keeps. */
  keeps: (answer: Answer) => boolean
}
export type Outcome =
  | { kind: 'executed' | 'replayed'; answer: Answer }
  | { kind: 'in_use' }
  | { kind: 'other_parameters' }

/** The answers that a provider keeps with its idempotency keys, until it forgets them. */
export const createIdempotency = ({ clock, keptMs = DAY_MS }: { clock: TestClock; keptMs?: number }) => {
  const kept = new Map<string, Kept>()
  return {
    passes: (ms: number) => {
      for (const entry of kept.values()) entry.since -= ms
    },
    run: async ({ key, fingerprint, work, keeps }: Run): Promise<Outcome> => {
      const earlier = kept.get(key)
      const remembered = earlier && clock.now() - earlier.since < keptMs
      if (remembered && earlier.fingerprint !== fingerprint) return { kind: 'other_parameters' }
      if (remembered && !earlier.answer) return { kind: 'in_use' }
      if (remembered && earlier.answer) return { kind: 'replayed', answer: earlier.answer }
      const entry: Kept = { fingerprint, since: clock.now(), answer: null }
      kept.set(key, entry)
      try {
        const answer = await work()
        if (keeps(answer)) entry.answer = structuredClone(answer)
        else kept.delete(key)
        return { kind: 'executed', answer }
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}
export type Idempotency = ReturnType<typeof createIdempotency>
