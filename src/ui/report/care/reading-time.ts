import type { Locale } from '@/domain/locale/locales'

const WORDS_A_MINUTE = 230
const CHARACTERS_A_MINUTE = 500

/** Languages whose texts are measured in characters: two do not part words, and Korean words are whole phrases. */
const BY_CHARACTERS: readonly Locale[] = ['CN', 'HK', 'JA', 'KR']

/** How long texts take to read, in whole minutes and at least one; 0: there is nothing to read. */
export const readingMinutes = (texts: readonly string[], locale: Locale): number => {
  const text = texts.join(' ').trim()
  if (text === '') return 0
  const minutes = BY_CHARACTERS.includes(locale)
    ? [...text.replace(/\s/g, '')].length / CHARACTERS_A_MINUTE
    : text.split(/\s+/).length / WORDS_A_MINUTE
  return Math.max(1, Math.round(minutes))
}

/** What of a report's data nobody reads from beginning to end. */
const NOT_READ: ReadonlySet<string> = new Set(['sources', 'url', 'drawing'])

/** Everything that looks like a sentence in what a report says: names and codes have no end of a sentence. */
export const proseOf = (said: unknown): string[] => {
  if (typeof said === 'string') return /[.!?。！？]/.test(said) ? [said] : []
  if (typeof said !== 'object' || said === null) return []
  return Object.entries(said).flatMap(([key, inner]) => (NOT_READ.has(key) ? [] : proseOf(inner)))
}
