/** What was, or is, in files of this repository where a secret belongs, as {@link lettersOf} reads it. */
const PUBLISHED = [
  'developmentsecretofa',
  'developmenttokenofa',
  'changeme',
  'changethis',
  'metoochange',
  'aswellchange',
]
/** What other people's examples put there. */
const PLACEHOLDERS = [
  'password',
  'yoursecret',
  'secrethere',
  'replaceme',
  '0123456789',
  '123456123456',
  'abcdefgh',
]

/**
 * Whether a secret is known to everybody: one of ours in any dress, a text that asks to be changed, a piece said over
 * and over, or next to no text at all.
 */
export const isPublished = (secret: string): boolean => {
  const letters = lettersOf(secret)
  return (
    [...PUBLISHED, ...PLACEHOLDERS].some((known) => letters.includes(known)) ||
    /^(.{1,12}?)\1+$/.test(letters) ||
    new Set(letters).size < 6
  )
}

/** Whether it holds what a terminal or an editor put there: quotes or spaces around it, line ends. It would work here and fail there. */
export const isDressed = (secret: string): boolean => /^[\s'"`]|[\s'"`]$|\p{C}/u.test(secret)

const lettersOf = (secret: string): string => secret.toLowerCase().replace(/[^a-z0-9]/g, '')
