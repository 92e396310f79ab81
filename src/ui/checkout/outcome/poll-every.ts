/** Milliseconds until what is on its way is asked about again: often at first, then patiently. */
export const pollEveryMs = (asked: number): number => (asked < 10 ? 3_000 : asked < 30 ? 6_000 : 15_000)
