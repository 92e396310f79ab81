import { type ResultName, resultName } from '@/domain/api/results'
import { CallRefused } from '@/ui/api/call-at'

/**
 * What went wrong with a call, as far as a screen tells it apart. `unavailable`: the database does not answer just now; `busy`: too
 * many people are here. Both pass, and nothing was done.
 */
export type Problem =
  | 'network'
  | 'malformed'
  | 'gone'
  | 'tooMany'
  | 'unavailable'
  | 'busy'
  | 'server'
  | ResultName

export const problemOf = (error: unknown): Problem => {
  if (!(error instanceof CallRefused)) return 'network'
  const known = resultName(error.result)
  if (known) return known
  if (error.result === 400) return 'malformed'
  if (error.result === 401 || error.result === 403 || error.result === 404) return 'gone'
  if (error.result === 503) return error.key === 'busy' ? 'busy' : 'unavailable'
  return error.result === 429 ? 'tooMany' : 'server'
}

/** Of somebody who has to sign in: with which account, masked, where that is told. */
export const accountOf = (error: unknown): string | null =>
  error instanceof CallRefused ? (error.hints.account ?? null) : null
