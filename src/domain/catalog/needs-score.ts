import type { Part } from './parts'

/** Parts that are nothing without a score (docs/decisions/0058). */
export const PARTS_OF_SCORE: readonly Part[] = ['iq_score', 'iq_ranking', 'certificate']

/** Whether something holds such a part: it is not sold for a sitting that could not be measured. */
export const needsScore = (parts: readonly string[]): boolean =>
  PARTS_OF_SCORE.some((part) => parts.includes(part))
