/** What a buyer's review may be (docs/decisions/0051). Lengths count characters as people do. */
export const REVIEW_LIMITS = { name: 40, least: 20, most: 2000 } as const

export type TypedReview = { name: string; content: string }
export type ReviewProblem = 'name' | 'short' | 'long' | 'contact'

/**
 * Why a review cannot be handed in; null: it can. A name is a first name or an initial, and no text leads elsewhere: a
 * review is no advertisement, and nobody's address is published.
 */
export const reviewProblem = ({ name, content }: TypedReview): ReviewProblem | null => {
  const letters = [...name.trim()]
  if (letters.length === 0 || letters.length > REVIEW_LIMITS.name || !/\p{L}/u.test(name)) return 'name'
  const length = [...content.trim()].length
  if (length < REVIEW_LIMITS.least) return 'short'
  if (length > REVIEW_LIMITS.most) return 'long'
  return CONTACT.test(name.normalize('NFKC')) || CONTACT.test(content.normalize('NFKC')) ? 'contact' : null
}

/** An address of the web or of mail, or seven digits and more in a row, as telephones have them. */
const CONTACT =
  /https?:|www\.|[\w.+-]+@[\w-]+\.\w|\b[\w-]{2,}\.(?:com|net|org|info|io|shop|ru|cn|de|fr|es|pt|jp|kr|hk)\b|(?:\d[\s().-]?){7,}/iu

const DAY_MS = 86_400_000
/** A report is asked about once it was read for a while, and not when it is long forgotten. */
const ASKED_AFTER_DAYS = 2
const ASKED_UNTIL_DAYS = 30

/** Between which moments a report must have been opened for its buyer to be asked now. */
export const readBetween = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - ASKED_UNTIL_DAYS * DAY_MS),
  to: new Date(now.getTime() - ASKED_AFTER_DAYS * DAY_MS),
})
