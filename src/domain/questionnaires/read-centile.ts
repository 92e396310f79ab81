/** Percentile in whole steps from a norm's centiles, by straight lines between them; below 5 and above 95 nothing more exact. */
export type Centile = { kind: 'below' | 'at' | 'above'; percent: number }
const STEPS = [5, 25, 50, 75, 95] as const

export const readCentile = (percent: number, centiles: readonly number[]): Centile => {
  const last = centiles.length - 1
  if (percent < (centiles[0] ?? 0)) return { kind: 'below', percent: STEPS[0] }
  if (percent > (centiles[last] ?? 100)) return { kind: 'above', percent: STEPS[4] }
  const index = Math.max(
    0,
    centiles.findLastIndex((at) => at <= percent),
  )
  const from = centiles[index] ?? 0
  const to = centiles[Math.min(index + 1, last)] ?? from
  const [below, above] = [STEPS[index] ?? 95, STEPS[Math.min(index + 1, last)] ?? 95]
  const share = to === from ? 0 : (percent - from) / (to - from)
  return { kind: 'at', percent: Math.round(below + share * (above - below)) }
}
