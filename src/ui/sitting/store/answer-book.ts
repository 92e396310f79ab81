import { type Answer, LONGEST_ANSWER_MS, MOST_ANSWERS_IN_BATCH, mergeAnswer } from '@/domain/exam/answer'

/** One answer as this device knows it. Times in milliseconds by the device's monotonic clock. */
export type Entry = Answer & {
  /** On this question when the answer was given, all visits together. */
  spentMs: number
  /** From `anchor` to the answer. */
  elapsedMs: number
  /** The server's time that was in force when the answer was given; '' when this answer came from the server. */
  anchor: string
  /** The server holds this answer. */
  saved: boolean
}

/**
 * Everything a browser remembers of one sitting. `spent` also counts questions that have no answer yet; `epoch` is the
 * newest claim of the sitting that any of its tabs heard of.
 */
export type AnswerBook = { entries: Record<string, Entry>; spent: Record<string, number>; epoch: number }

export type ServerAnswer = Answer & { id: string }
export type Batch = {
  anchor: string
  answers: (ServerAnswer & { spentMs: number; elapsedMs: number })[]
}
type Tap = { id: string; choice: number; epoch: number; anchor: string; elapsedMs: number }

export const EMPTY_BOOK: AnswerBook = { entries: {}, spent: {}, epoch: 0 }

export const choiceOf = (book: AnswerBook, id: string): number | null => book.entries[id]?.choice ?? null

/**
 * The book with one more answer; the same book when that option was already chosen under this claim. Chosen under an
 * older one it counts anew, so that nothing still on its way from another tab takes it back.
 */
export const chooseOption = (book: AnswerBook, { id, choice, epoch, anchor, elapsedMs }: Tap): AnswerBook => {
  const before = book.entries[id]
  if (before?.choice === choice && before.epoch === epoch) return book
  const entry: Entry = {
    choice,
    epoch,
    revision: (before?.revision ?? 0) + 1,
    spentMs: whole(book.spent[id] ?? 0),
    elapsedMs: whole(elapsedMs),
    anchor,
    saved: false,
  }
  return { ...book, entries: { ...book.entries, [id]: entry } }
}

export const addTime = (book: AnswerBook, { id, ms }: { id: string; ms: number }): AnswerBook =>
  ms > 0 ? { ...book, spent: { ...book.spent, [id]: (book.spent[id] ?? 0) + ms } } : book

export const hearOfEpoch = (book: AnswerBook, epoch: number): AnswerBook =>
  epoch > book.epoch ? { ...book, epoch } : book

/** Two tabs' books as one: of each question the newer answer and the longer time. */
export const mergeBooks = (one: AnswerBook, other: AnswerBook): AnswerBook => {
  const entries = { ...one.entries }
  for (const [id, incoming] of Object.entries(other.entries)) {
    const { action, winner } = mergeAnswer({ stored: entries[id] ?? null, incoming })
    entries[id] = action === 'same' ? { ...winner, saved: winner.saved || incoming.saved } : winner
  }
  const spent = { ...one.spent }
  for (const [id, ms] of Object.entries(other.spent)) spent[id] = Math.max(spent[id] ?? 0, ms)
  return { entries, spent, epoch: Math.max(one.epoch, other.epoch) }
}

/** The book after the server said what it holds: the newer answer to each question is kept. */
export const adoptAnswers = (book: AnswerBook, known: readonly ServerAnswer[]): AnswerBook => {
  const entries = { ...book.entries }
  for (const { id, ...stored } of known) {
    const local = entries[id]
    const { action } = local ? mergeAnswer({ stored, incoming: local }) : { action: 'refuse' }
    if (local && action === 'apply') continue
    if (local && action === 'same') entries[id] = { ...local, saved: true }
    else
      entries[id] = { ...stored, spentMs: whole(book.spent[id] ?? 0), elapsedMs: 0, anchor: '', saved: true }
  }
  return { ...book, entries }
}

/** The book after a save: what was accepted is saved, where we were older the winner is adopted. */
export const acknowledge = (
  book: AnswerBook,
  { accepted, refused }: { accepted: readonly ServerAnswer[]; refused: readonly ServerAnswer[] },
): AnswerBook => {
  const entries = { ...book.entries }
  for (const { id, epoch, revision } of accepted) {
    const entry = entries[id]
    // Changed while the save was under way: not saved yet.
    if (entry?.epoch === epoch && entry.revision === revision) entries[id] = { ...entry, saved: true }
  }
  return adoptAnswers({ ...book, entries }, refused)
}

export const unsavedIds = ({ entries }: AnswerBook): string[] =>
  Object.keys(entries).filter((id) => !entries[id]!.saved)

/** What is not saved yet, as the server takes it: one batch for each anchor, since elapsed times count from it. */
export const unsavedBatches = (book: AnswerBook): Batch[] => {
  const byAnchor = new Map<string, Batch['answers']>()
  for (const id of unsavedIds(book)) {
    const { anchor, choice, revision, epoch, spentMs, elapsedMs } = book.entries[id]!
    const answers = byAnchor.get(anchor) ?? []
    answers.push({ id, choice, revision, epoch, spentMs, elapsedMs })
    byAnchor.set(anchor, answers)
  }
  return [...byAnchor].map(([anchor, answers]) => ({
    anchor,
    answers: answers.slice(0, MOST_ANSWERS_IN_BATCH),
  }))
}

const whole = (ms: number): number => Math.min(LONGEST_ANSWER_MS, Math.max(0, Math.round(ms)))
