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

const TICK = { fill: INKS.words, fontSize: 12 } as const

/** What every chart over days shares. */
export const CHART = { margin: { top: 8, right: 8, bottom: 0, left: 0 }, accessibilityLayer: false } as const
export const DAY_AXIS = {
  dataKey: 'day',
  tick: TICK,
  tickLine: false,
  axisLine: { stroke: INKS.line },
  minTickGap: 28,
} as const
export const VALUE_AXIS = { tick: TICK, tickLine: false, axisLine: false } as const
