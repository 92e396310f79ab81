/** The last calendar months of UTC, the running one first, each from its first to its last day (YYYY-MM-DD). */
export const lastMonths = ({ now, count }: { now: Date; count: number }): { from: string; to: string }[] =>
  Array.from({ length: count }, (_, back) => {
    const month = now.getUTCMonth() - back
    return { from: day(now.getUTCFullYear(), month, 1), to: day(now.getUTCFullYear(), month + 1, 0) }
  })

const day = (...parts: [year: number, month: number, day: number]): string =>
  new Date(Date.UTC(...parts)).toISOString().slice(0, 10)
