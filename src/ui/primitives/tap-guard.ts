/** Two taps closer together than this are one. */
export const DOUBLE_TAP_MS = 300

/**
 * Tells whether a tap counts: the second one on the same control within 300 ms does not (docs/decisions/0029). Delays
 * nothing. Null: the tap before is forgotten.
 */
export const createTapGuard = (now: () => number) => {
  let last: { control: unknown; at: number } | null = null
  return (control: unknown): boolean => {
    const at = now()
    const double = last !== null && last.control === control && at - last.at < DOUBLE_TAP_MS
    if (!double) last = { control, at }
    return !double
  }
}
