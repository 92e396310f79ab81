import { type AnswerBook, EMPTY_BOOK, type Entry } from './answer-book'

/** What we need of localStorage. Every method of the real one may throw. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'IQ-answers-'
const keyOf = (orderNumber: string) => PREFIX + orderNumber

/** The answers kept on this device; an empty book when there are none or they cannot be read. */
export const readBook = (storage: KeyValue, orderNumber: string): AnswerBook => {
  try {
    return parseBook(JSON.parse(storage.getItem(keyOf(orderNumber)) ?? 'null'))
  } catch {
    return EMPTY_BOOK
  }
}

/** Whether it was kept: private windows and full disks refuse. The server then holds the only copy. */
export const writeBook = (storage: KeyValue, orderNumber: string, book: AnswerBook): boolean => {
  try {
    storage.setItem(keyOf(orderNumber), JSON.stringify(book))
    return true
  } catch {
    return false
  }
}

/** Removes the answers of a sitting, or those of all but one that goes on. */
export const removeBooks = (storage: KeyValue, which: { only: string } | { butFor: string }): void => {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
      const named = key === keyOf('only' in which ? which.only : which.butFor)
      if (named === 'only' in which) storage.removeItem(key)
    }
  } catch {
    // Nothing was kept, then.
  }
}

const parseBook = (value: unknown): AnswerBook => {
  if (!isRecord(value) || !isRecord(value.entries) || !isRecord(value.spent)) return EMPTY_BOOK
  const entries = Object.entries(value.entries).filter((pair): pair is [string, Entry] => isEntry(pair[1]))
  const spent = Object.entries(value.spent).filter((pair): pair is [string, number] => isTime(pair[1]))
  return { entries: Object.fromEntries(entries), spent: Object.fromEntries(spent) }
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  (value.choice === null || (Number.isInteger(value.choice) && isBetween(value.choice, 0, 5))) &&
  Number.isSafeInteger(value.revision) &&
  isBetween(value.revision, 1, Number.MAX_SAFE_INTEGER) &&
  isTime(value.epoch) &&
  isTime(value.spentMs) &&
  isTime(value.elapsedMs) &&
  isTime(value.saved) &&
  typeof value.anchor === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTime = (value: unknown): boolean => isBetween(value, 0, Number.MAX_SAFE_INTEGER)

const isBetween = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && value >= low && value <= high
