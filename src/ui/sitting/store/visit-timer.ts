/** Measures how long a question is in view; pauses while the page is hidden. */
export type VisitTimer = {
  /** Time since the last look, and goes on counting. */
  take: () => number
  pause: () => void
  resume: () => void
}

export const createVisitTimer = (now: () => number): VisitTimer => {
  let since: number | null = now()
  let counted = 0
  const settle = () => {
    if (since === null) return
    const at = now()
    counted += at - since
    since = at
  }
  return {
    take: () => {
      settle()
      const ms = counted
      counted = 0
      return ms
    },
    pause: () => {
      settle()
      since = null
    },
    resume: () => {
      since ??= now()
    },
  }
}
