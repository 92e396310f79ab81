import { foldSigns } from './fold'

/** By what a reader could reach or find somebody; none of it is published. */
export const CONTACTS = ['email', 'link', 'phone'] as const
export type Contact = (typeof CONTACTS)[number]

const SAID_AT = String.raw`(?:[([{<]\s*at\s*[)\]}>]|\sat\s|\sarroba\s|\s?아트\s?)`
const SAID_DOT = String.raw`(?:[([{<]\s*dot\s*[)\]}>]|\sdot\s|\spunkt\s|\spoint\s|\spunto\s|\sponto\s|\s?닷\s?)`
/** With a full stop after it an "at" is an ordinary word: what it names is found as a link. */
const EMAIL = new RegExp(
  String.raw`[\w.+%-]{1,64}\s*@\s*[\w-]+\s*(?:\.\s*|${SAID_DOT})[a-z]{2,}|[\w.+%-]{1,64}\s*${SAID_AT}\s*[\w-]+\s*${SAID_DOT}\s*[a-z]{2,}`,
  'u',
)

/** Ends of addresses that are no word of a language: `forget.it` is two words with a blank missing. */
const ENDS =
  'com|net|org|info|biz|io|tv|app|dev|xyz|site|online|shop|link|gg|club|live|uk|fr|jp|kr|cn|hk|tw|eu|ru|ch|nl|pt|br|edu|gov'
const LINK = new RegExp(
  String.raw`\b(?:h[tx]{2}ps?|ftp)\s*:\s*/\s*/|\bwww\s?\.\s?\w|(?<![\w@])[a-z0-9-]{2,}(?:\.[a-z0-9-]+){0,5}\.(?:${ENDS})(?![\w-])|\b[a-z0-9-]+\.[a-z]{2,6}/[\w-]`,
  'u',
)

const YEAR = String.raw`(?:1[89]|20)\d\d`
const DATES = new RegExp(
  String.raw`(?<!\d)(?:${YEAR}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{1,2}|\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?(?:${YEAR}|\d\d)|${YEAR}(?:\s?[-–/,]?\s?${YEAR})+)(?!\d)`,
  'gu',
)
const RUN = /\+?\(?\d[\d\s().\-–/]*\d/g
const LEAST_DIGITS = 8
/** After a plus. */
const LEAST_ABROAD = 7

/** What somebody could be reached by in a text; null: nothing that we see. */
export const findContact = (text: string): Contact | null => {
  const folded = foldSigns(text)
  if (EMAIL.test(folded)) return 'email'
  if (LINK.test(folded)) return 'link'
  return hasPhone(folded) ? 'phone' : null
}

const hasPhone = (folded: string): boolean =>
  (folded.replace(DATES, ' ; ').match(RUN) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '').length
    return digits >= (run.startsWith('+') ? LEAST_ABROAD : LEAST_DIGITS)
  })
