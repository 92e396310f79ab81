import { REACTION_TRIALS } from '@/domain/exam/reaction-task'
import type { Score } from '../score/score-facts'

type Facts = Pick<Score, 'lateDrop' | 'reaction'>
export type Remark =
  | { words: 'lateDrop'; values?: undefined }
  | { words: 'reactionTimes'; values: { ms: number; valid: number; trials: number } }

/** One taker in twenty whose pace never changed falls below this: 1.645 times the SD of 1.4 (domain/measurement/late-drop). */
const REMARKABLE_DROP = -2.3

/** What a report says of a dimension beyond its level: things measured that are too uncertain, or too plain, to be scored. */
export const dimensionRemark = (
  id: Score['dimensions'][number]['id'],
  { lateDrop, reaction }: Facts,
): Remark | null => {
  if (id === 'concentration' && lateDrop !== null && lateDrop < REMARKABLE_DROP) return { words: 'lateDrop' }
  if (id !== 'reaction' || !reaction) return null
  const { medianMs, valid } = reaction
  return { words: 'reactionTimes', values: { ms: Math.round(medianMs), valid, trials: REACTION_TRIALS } }
}
