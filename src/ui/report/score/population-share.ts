import { normalTails } from '@/domain/measurement/normal'
import { IQ_MEAN, IQ_SD } from '@/domain/measurement/norms'

/**
 * Percent of people between two IQ scores by the normal model, both included, as whole scores are displayed: 85 to 114
 * reaches from 84.5 to just below 114.5. null is an open end.
 */
export const populationShare = ([from, to]: readonly [number | null, number | null]): number => {
  const below = from === null ? 0 : normalTails((from - 0.5 - IQ_MEAN) / IQ_SD).below
  const above = to === null ? 0 : normalTails((to + 0.5 - IQ_MEAN) / IQ_SD).above
  return 100 * Math.max(0, 1 - below - above)
}

/** A share as people read it: whole percent, one decimal below two, never "0". */
export const readableShare = (percent: number): number => {
  if (percent >= 2) return Math.round(percent)
  return Math.max(0.1, Math.round(percent * 10) / 10)
}
