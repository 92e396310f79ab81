/** Payload's own colours, which turn with its light and dark theme. */
export const INKS = {
  started: 'var(--theme-elevation-500)',
  startedFill: 'var(--theme-elevation-100)',
  confirmed: 'var(--theme-elevation-800)',
  paid: 'var(--theme-success-500)',
  out: 'var(--theme-error-500)',
  line: 'var(--theme-elevation-100)',
  words: 'var(--theme-elevation-650)',
} as const

export const TICK = { fill: INKS.words, fontSize: 12 } as const
