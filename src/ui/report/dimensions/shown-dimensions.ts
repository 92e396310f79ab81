import type { Score } from '../score/score-facts'

type Dimensions = Score['dimensions']

/** What a report lists: reaction has a task of its own and is not missed by who did not do it. */
export const shownDimensions = (dimensions: Dimensions): Dimensions =>
  dimensions.filter(({ id, note }) => id !== 'reaction' || note !== 'not_measured')
