/**
 * One answer. `choice` is the canonical option index, null = cleared. `revision` counts up per question on the device,
 * from 1, with every change.
 */
export type Answer = { choice: number | null; revision: number }

export type AnswerProblem = 'position_unknown' | 'choice_unknown' | 'revision_invalid'

/** What is wrong with an answer from outside, or null. `position` counts from 1. */
export const validateAnswer = ({
  answer,
  position,
  total,
  options,
}: {
  answer: Answer
  position: number
  total: number
  options: number
}): AnswerProblem | null => {
  if (!(Number.isInteger(position) && position >= 1 && position <= total)) return 'position_unknown'
  const { choice, revision } = answer
  if (choice !== null && !(Number.isInteger(choice) && choice >= 0 && choice < options))
    return 'choice_unknown'
  return Number.isSafeInteger(revision) && revision >= 1 ? null : 'revision_invalid'
}

export type Merge<Stored extends Answer, Incoming extends Answer> =
  | { action: 'apply'; winner: Incoming }
  | { action: 'same' | 'refuse'; winner: Stored }

/**
 * Which of two answers to one question stands. The higher revision wins; the same revision with the same choice is a
 * replay. A lower revision, or the same with another choice (two tabs), is refused and the device adopts the winner.
 */
export const mergeAnswer = <Stored extends Answer, Incoming extends Answer>({
  stored,
  incoming,
}: {
  stored: Stored | null
  incoming: Incoming
}): Merge<Stored, Incoming> => {
  if (stored === null || incoming.revision > stored.revision) return { action: 'apply', winner: incoming }
  const replay = incoming.revision === stored.revision && incoming.choice === stored.choice
  return { action: replay ? 'same' : 'refuse', winner: stored }
}
