/** Seconds as a clock that runs down writes them, the same in every language: 05:12:33. */
export const clockText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((value) => String(Math.floor(value)).padStart(2, '0'))
    .join(':')
