import { transitionSubscription } from './machine'
import type { Instant } from './period'
import type { Moment } from './transition'

/** Plans of one person that one click cancels; nobody has so many. */
export const MOST_LEFT_AT_ONCE = 5

/** When it would end if it were cancelled now, by the machine that cancels it; null: there is nothing to cancel. */
export const endIfCancelled = (moment: Moment): Instant | null => {
  const told = transitionSubscription(moment, { type: 'cancelled', at: moment.now.toISOString() })
  return told.kind === 'applied' ? told.state.endsAt : null
}
