export type Load = 'calm' | 'busy' | 'hot'

/** How late the event loop is on average, in milliseconds, from where on a load is `busy` and `hot`. */
const BUSY_MS = 20
const HOT_MS = 50

/** Requests of a lane (browse, begin, work) that may be under way at once, whatever the load. */
const MOST_AT_ONCE = [48, 24, 400]
/**
 * Requests of a lane that are let in between two looks (200 ms) at the very least: a slow machine with few visitors sheds
 * nobody. `work` has no budget: it is only bounded by what may be under way.
 */
const LEAST = [12, 12, Number.POSITIVE_INFINITY]
/** By how much a budget grows with each calm look. */
const GIVEN_BACK = 1
const RETRY_SECONDS: Record<Load, readonly number[]> = { calm: [3, 2, 1], busy: [6, 4, 1], hot: [10, 6, 2] }

/** calm, busy or hot; on the way back down a level holds until the lateness is half of what began it. */
export const loadOf = (lateMs: number, before: Load): Load => {
  if (lateMs >= HOT_MS || (before === 'hot' && lateMs >= HOT_MS / 2)) return 'hot'
  if (lateMs >= BUSY_MS || (before !== 'calm' && lateMs >= BUSY_MS / 2)) return 'busy'
  return 'calm'
}

/** What each lane may let in until the next look, without a load. */
export const UNBOUNDED = LEAST.map(() => Number.POSITIVE_INFINITY)

/** One number a lane, by the lane's place in LANES. */
type PerLane = readonly number[]

/**
 * What each lane may let in until the next look. `admitted`: what it let in since the last. A cached page is answered
 * within one turn of the loop, so what is under way says little; how many were taken on says it. Hot halves browse, and
 * begin as well once browse is at its least; busy holds what is; calm gives back little by little while a budget is used
 * up, and everything once it is not: the crowd is gone.
 */
export const budgetsOf = ({
  load,
  budgets,
  admitted,
}: {
  load: Load
  budgets: PerLane
  admitted: PerLane
}): number[] => {
  if (load === 'calm')
    return budgets.map((budget, lane) =>
      admitted[lane]! < budget ? Number.POSITIVE_INFINITY : budget + GIVEN_BACK,
    )
  const held = budgets.map((budget, lane) => Math.max(LEAST[lane]!, Math.min(budget, admitted[lane]!)))
  if (load === 'busy') return [held[0]!, budgets[1]!, budgets[2]!]
  const browse = Math.max(LEAST[0]!, Math.floor(held[0]! / 2))
  const begin = held[0]! > LEAST[0]! ? budgets[1]! : Math.max(LEAST[1]!, Math.floor(held[1]! / 2))
  return [browse, begin, budgets[2]!]
}

/** Seconds after which a request that is not let in may come again; 0: it is let in. */
export const shedSeconds = ({
  lane,
  underWay,
  admitted,
  budgets,
  load,
}: {
  lane: number
  underWay: PerLane
  admitted: PerLane
  budgets: PerLane
  load: Load
}): number =>
  underWay[lane]! < MOST_AT_ONCE[lane]! && admitted[lane]! < budgets[lane]! ? 0 : RETRY_SECONDS[load][lane]!
