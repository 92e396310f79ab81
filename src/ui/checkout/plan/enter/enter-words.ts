import type { WordsPath } from '@/i18n/pick-words'

/** What the page of a plan says for its email step. */
export const ENTER_WORDS = [
  'plans.enter',
  'account.fields',
  'account.errors',
  'account.problems',
  'account.code',
  'account.login',
] as const satisfies WordsPath[]
