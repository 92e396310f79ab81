/** How late the event loop is, in milliseconds, from where on a load is `busy` and `hot`. */
const BUSY_MS = 40
const HOT_MS = 120

/**
 * Requests of a lane (browse, begin, work) that may be under way at once, while the process is calm, busy or hot. What
 * `browse` and `begin` may hold together leaves most of the database's pool to `work`. A few of each are always let in:
 * a slow machine with few visitors sheds nobody.
 */
const LIMITS = {
  calm: [48, 24, 400],
  busy: [12, 8, 400],
  hot: [4, 3, 400],
}
const RETRY_SECONDS = { calm: [3, 2, 1], busy: [6, 4, 1], hot: [10, 6, 2] }

/** calm, busy or hot; on the way back down a level holds until the lateness is half of what began it. */
export const loadOf = (lateMs, before) => {
  if (lateMs >= HOT_MS || (before === 'hot' && lateMs >= HOT_MS / 2)) return 'hot'
  if (lateMs >= BUSY_MS || (before !== 'calm' && lateMs >= BUSY_MS / 2)) return 'busy'
  return 'calm'
}

/** Seconds after which a request that is not let in may come again; 0: it is let in. */
export const shedSeconds = ({ lane, underWay, load }) =>
  underWay[lane] < LIMITS[load][lane] ? 0 : RETRY_SECONDS[load][lane]
