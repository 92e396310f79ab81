/** What a mailed code is for. Each is good for its own purpose only. */
export const CODE_PURPOSES = ['register', 'login', 'reset', 'change'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

export const CODE_DIGITS = 8
export const CODE_MINUTES = 10
export const MOST_TRIES = 5

/** What a person types may hold blanks and full-width digits (as Japanese and Chinese keyboards write them). */
export const normalizeCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')

export const isCode = (code: string): boolean => /^\d{8}$/.test(code)
