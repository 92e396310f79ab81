import { LONGEST_ANSWER_MS, MOST_CLAIMS, MOST_REVISIONS } from '@/domain/exam/answer'
import { type AnswerBook, EMPTY_BOOK, type Entry, mergeBooks } from './answer-book'

/** What we need of localStorage. Every method of the real one may throw. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'IQ-answers-'
const LIFE_MS = 365 * 24 * 60 * 60 * 1_000
const keyOf = (sittingNumber: string) => PREFIX + sittingNumber

/**
 * The answers kept on this device within 365 days; an empty book when there are none or they cannot be read. A book without
 * a date is from before there were dates: its days begin with the next answer.
 */
export const readBook = (storage: KeyValue, sittingNumber: string): AnswerBook => {
  try {
    const stored = JSON.parse(storage.getItem(keyOf(sittingNumber)) ?? 'null')
    const book = parseBook(stored)
    if (!(Date.now() - stored?.at > LIFE_MS)) return book
    removeBook(storage, sittingNumber)
  } catch {
    // Storage is forbidden, or something else stands there.
  }
  return EMPTY_BOOK
}

/** Other tabs of this browser write the same book: what they wrote since is kept. Gives the book as it now is. */
export const keepBook = (storage: KeyValue, sittingNumber: string, book: AnswerBook): AnswerBook => {
  const merged = mergeBooks(book, readBook(storage, sittingNumber))
  writeBook(storage, sittingNumber, merged)
  return merged
}

/** Whether it was kept: private windows and full disks refuse. The server then holds the only copy. */
const writeBook = (storage: KeyValue, sittingNumber: string, book: AnswerBook): boolean => {
  try {
    storage.setItem(keyOf(sittingNumber), JSON.stringify({ ...book, at: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** Whether a storage event's key names this sitting's book; null: everything was cleared. */
export const isBookOf = (sittingNumber: string, key: string | null): boolean =>
  key === null || key === keyOf(sittingNumber)

export const removeBook = (storage: KeyValue, sittingNumber: string): void => {
  try {
    storage.removeItem(keyOf(sittingNumber))
  } catch {
    // Nothing was kept, then.
  }
}

/** The numbers of all sittings that this device keeps answers of. */
export const keptSittings = (storage: KeyValue): string[] => {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

const parseBook = (value: unknown): AnswerBook => {
  if (!isRecord(value) || !isRecord(value.entries) || !isRecord(value.spent)) return EMPTY_BOOK
  const entries = Object.entries(value.entries).filter((pair): pair is [string, Entry] => isEntry(pair[1]))
  const spent = Object.entries(value.spent).filter((pair): pair is [string, number] => isTime(pair[1]))
  const epoch = isWhole(value.epoch, [0, MOST_CLAIMS]) ? (value.epoch as number) : 0
  return { entries: Object.fromEntries(entries), spent: Object.fromEntries(spent), epoch }
}

/** Only what the server takes: one entry that it refuses would hold up all others for ever. */
const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  (value.choice === null || isWhole(value.choice, [0, 5])) &&
  isWhole(value.revision, [1, MOST_REVISIONS]) &&
  isWhole(value.epoch, [0, MOST_CLAIMS]) &&
  isWhole(value.spentMs, [0, LONGEST_ANSWER_MS]) &&
  isWhole(value.elapsedMs, [0, LONGEST_ANSWER_MS]) &&
  typeof value.saved === 'boolean' &&
  typeof value.anchor === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_ANSWER_MS

const isWhole = (value: unknown, [low, high]: readonly [number, number]): boolean =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high
