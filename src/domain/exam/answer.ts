/**
 * One answer. `choice` is an option's index, null = cleared. `epoch` is the claim of the sitting under which it was
 * tapped (each tab or device that takes the sitting over claims it anew, from 0); `revision` counts up per question
 * with every change, from 1.
 */
export type Answer = { choice: number | null; epoch: number; revision: number }

/** The highest number of a claim that is taken. */
export const MOST_CLAIMS = 1_000_000
/** The highest revision that is taken: far above what anybody taps, and it fits the database's integers. */
export const MOST_REVISIONS = 1_000_000
/** The longest time, in milliseconds, that one answer may be said to have taken: a day. */
export const LONGEST_ANSWER_MS = 86_400_000
/** How many answers one call may save. */
export const MOST_ANSWERS_IN_BATCH = 200

export type Merge<Stored extends Answer, Incoming extends Answer> =
  | { action: 'apply'; winner: Incoming }
  | { action: 'same' | 'refuse'; winner: Stored }

/**
 * Which of two answers to one question wins. What was tapped under a newer claim beats what was tapped under an older
 * one; under the same claim the higher revision wins. The same claim, revision and choice is a replay; with another
 * choice it is refused, and the device adopts the winner.
 */
export const mergeAnswer = <Stored extends Answer, Incoming extends Answer>({
  stored,
  incoming,
}: {
  stored: Stored | null
  incoming: Incoming
}): Merge<Stored, Incoming> => {
  if (stored === null || isNewer(incoming, stored)) return { action: 'apply', winner: incoming }
  const replay = !isNewer(stored, incoming) && incoming.choice === stored.choice
  return { action: replay ? 'same' : 'refuse', winner: stored }
}

/** Whether `one` was given after `other`; services/sittings/answer-writer.ts says the same in SQL. */
export const isNewer = (one: Answer, other: Answer): boolean =>
  one.epoch === other.epoch ? one.revision > other.revision : one.epoch > other.epoch
