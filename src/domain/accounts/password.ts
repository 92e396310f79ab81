/** Characters. 15 are advised; there are no rules of composition, which make passwords worse (OWASP, ASVS 5.0 6.2). */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128
/** Of the staff, who can give money back. */
export const SHORTEST_STAFF_PASSWORD = 12

export type PasswordProblem = 'passwordTooShort' | 'passwordCommon'

/**
 * Why a password may not be chosen; null: it may.
 * @param words what somebody who guesses knows of the person and of us: the name before the at sign, our name.
 * @param isCommon whether it is one of those that are tried first; it is asked in lower case.
 */
export const passwordProblem = ({
  password,
  words,
  isCommon,
  shortest = SHORTEST_PASSWORD,
}: {
  password: string
  words: readonly string[]
  isCommon: (password: string) => boolean
  shortest?: number
}): PasswordProblem | null => {
  if ([...password].length < shortest) return 'passwordTooShort'
  const plain = password.toLowerCase()
  if (isCommon(plain) || new Set(plain).size < 3) return 'passwordCommon'
  // A known word and a few digits is what is tried next.
  const bare = plain.replace(/[^\p{L}]/gu, '')
  const known = words
    .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length >= 3)
  return known.includes(bare) ? 'passwordCommon' : null
}
