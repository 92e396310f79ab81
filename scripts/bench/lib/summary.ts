export type Summary = { count: number; p50: number; p95: number; p99: number; max: number }

/** Percentiles by nearest rank. */
export const summaryOf = (values: number[]): Summary => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export const median = (values: number[]): number => summaryOf(values).p50
