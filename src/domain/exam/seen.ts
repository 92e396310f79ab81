import { longestString } from '../measurement/gate/effort'

/** What a page of an abnormal sitting says was seen; which rule fired is not in it (docs/decisions/0060). */
export type Seen = {
  answered: number
  total: number
  /** On all answered questions together; null: not known. */
  seconds: number | null
  /** How often the same choice was made one after another, at most. */
  run: number
}

type Given = { choice: number | null; spentMs: number | null }

/** @param given every question in the order shown, with the choice as it was shown. */
export const seenOf = (given: readonly Given[]): Seen => {
  const answered = given.filter(({ choice }) => choice !== null)
  const spent = answered.reduce((sum, { spentMs }) => sum + (spentMs ?? 0), 0)
  return {
    answered: answered.length,
    total: given.length,
    seconds: spent > 0 ? Math.max(1, Math.round(spent / 1000)) : null,
    run: longestString(given.map(({ choice }) => choice)),
  }
}

/** From so many on, the same choice again and again is worth a word. */
const WORTH_A_WORD = 8

/** What of it is said, in this order: at least one thing. */
export const toldOf = ({ answered, total, seconds, run }: Seen): ('time' | 'count' | 'run' | 'open')[] => [
  seconds === null ? 'count' : 'time',
  ...(run >= WORTH_A_WORD ? (['run'] as const) : []),
  ...(total - answered > total / 10 ? (['open'] as const) : []),
]
