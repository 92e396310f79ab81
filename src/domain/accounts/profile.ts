/** What customers may say about themselves. All of it is optional but the address. */

export const LONGEST_PERSON_NAME = 120
export const LONGEST_NICKNAME = 60
export const LONGEST_PHONE = 40

/** As the specification names them; `confidential` is an answer, no answer is null. */
export const SEXES_OF_CUSTOMERS = ['man', 'woman', 'confidential'] as const
export type CustomerSex = (typeof SEXES_OF_CUSTOMERS)[number]

/** Nobody who is alive was born earlier. */
const EARLIEST_YEAR = 1900

/**
 * Whether a text is a day of a person's birth: YYYY-MM-DD, a day of the calendar, from 1900 and not after today.
 * @param today YYYY-MM-DD
 */
export const isBirthday = (text: string, today: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year >= EARLIEST_YEAR && text <= today
}

/** The spelling of an address by which an account is found: two spellings are one account. */
export const accountAddress = (email: string): string => email.trim().toLowerCase()
