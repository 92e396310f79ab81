/** What a mailed code is for, each good for its own purpose only. That of `data` is a link (services/privacy). */
export const CODE_PURPOSES = ['register', 'login', 'reset', 'change', 'data'] as const
/** Those that a person types. */
export type CodePurpose = Exclude<(typeof CODE_PURPOSES)[number], 'data'>

/**
 * What somebody may ask a code for by an address alone. `enter` signs in where there is an account and begins one where there
 * is none, and is refused without `agreed`; it is kept as a code of `login` that knows what was agreed to.
 */
export const ASKED_PURPOSES = ['login', 'reset', 'change', 'enter'] as const
export type AskedPurpose = (typeof ASKED_PURPOSES)[number]

export const CODE_DIGITS = 8
export const CODE_MINUTES = 10
export const MOST_TRIES = 5
/** How long a link works that opens what is kept about a person. */
export const DATA_LINK_MINUTES = 60

/** What a person types may hold blanks and full-width digits (as Japanese and Chinese keyboards write them). */
export const normalizeCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')

export const isCode = (code: string): boolean => /^\d{8}$/.test(code)
