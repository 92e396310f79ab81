import { type Contact, findContact } from './find-contact'
import { cleanSecret, foldWords, lengthOfSecret, shortened, withoutLeet, withoutUmlauts } from './fold'
import { TERMS, type Terms } from './terms'

/** Where a secret stands: to be read by staff, to be read first, seen by readers, or by nobody but its writer. */
export const SECRET_STATES = ['waiting', 'held', 'public', 'refused'] as const
export type SecretState = (typeof SECRET_STATES)[number]

/** Why staff read it. */
export const HOLD_REASONS = ['crisis', 'harm', 'first_look', 'reported'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export type Screened =
  | { is: 'refused'; why: 'empty' }
  /** Whoever may be in danger is told so also where they wrote too much. */
  | { is: 'refused'; why: 'too_long'; help: boolean }
  | { is: 'refused'; why: 'contact'; contact: Contact }
  | {
      is: 'taken'
      /** As it is stored. */
      text: string
      state: 'waiting' | 'held'
      reasons: HoldReason[]
      /** Its writer may be in danger: they are told where somebody listens, and nobody else is. */
      help: boolean
    }

/**
 * What becomes of a text that somebody wants to publish. Nothing is public before a person of ours has read it. Words of all nine
 * languages count on every page. A crisis comes before everything: whoever asks for help is not told about a telephone number.
 */
export const screenSecret = (typed: string, { most }: { most: number }): Screened => {
  const text = cleanSecret(typed)
  if (text === '') return { is: 'refused', why: 'empty' }
  const found = findTerms(text)
  if (lengthOfSecret(text) > most) return { is: 'refused', why: 'too_long', help: found.crisis }
  const contact = findContact(text)
  if (contact && !found.crisis) return { is: 'refused', why: 'contact', contact }
  const reasons: HoldReason[] = [
    ...(found.crisis ? (['crisis'] as const) : []),
    ...(found.harm ? (['harm'] as const) : []),
  ]
  return {
    is: 'taken',
    text,
    state: reasons.length > 0 ? 'held' : 'waiting',
    reasons: reasons.length > 0 ? reasons : ['first_look'],
    help: found.crisis,
  }
}

/** Which lists a text touches, in any of the nine languages. */
export const findTerms = (text: string): Record<keyof Terms, boolean> => {
  const folded = foldWords(text)
  const spellings = [folded, withoutLeet(folded), shortened(folded), withoutUmlauts(folded)]
  const forms = [...new Set(spellings)].map((form) => ` ${form} `)
  const solid = folded.replaceAll(' ', '')
  const touches = (name: keyof Terms) =>
    PATTERNS[name].spaced.some((pattern) => forms.some((form) => pattern.test(form))) ||
    PATTERNS[name].solid.some((word) => solid.includes(word)) ||
    PATTERNS[name].joined.some((word) => solid.includes(word))
  return { crisis: touches('crisis'), harm: touches('harm') }
}

const isSolid = (term: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(term)

/** Whoever leaves blanks out, or puts them into words, is found by terms that are too long to come about between others. */
const LEAST_JOINED = { word: 6, words: 9 }

const joinedOf = (term: string): string[] => {
  if (term.includes('~')) return []
  const joined = term.replace(/[ *]/g, '')
  return joined.length >= LEAST_JOINED[term.includes(' ') ? 'words' : 'word'] ? [joined] : []
}

const patternsOf = (name: keyof Terms) => {
  const all = Object.values(TERMS).flatMap((terms) => terms[name])
  return {
    spaced: all.filter((term) => !isSolid(term)).map(patternOf),
    joined: name === 'crisis' ? all.filter((term) => !isSolid(term)).flatMap(joinedOf) : [],
    // Folded as the text is, or a voiced kana would be written otherwise.
    solid: all.filter(isSolid).map((term) => foldWords(term).replaceAll(' ', '')),
  }
}

const patternOf = (term: string): RegExp => {
  const [first = '', ...rest] = term.split(' ')
  const word = (one: string) => (one.endsWith('*') ? `${one.slice(0, -1)}[^ ]*` : one)
  const after = rest.map((one) => (one === '~' ? '(?: [^ ]+){0,3}' : ` ${word(one)}`)).join('')
  return new RegExp(` ${word(first)}${after} `, 'u')
}

const PATTERNS = { crisis: patternsOf('crisis'), harm: patternsOf('harm') }
