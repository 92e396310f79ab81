/** LSAT section 6, 1,000 persons, 5 items (Bock & Lieberman 1970): how many gave each pattern, from 00000 to 11111. */
const COUNTS = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61,
  28, 298,
]

export const LSAT6 = COUNTS.map((count, index) => ({
  responses: [4, 3, 2, 1, 0].map((bit) => ((index >> bit) & 1) as 0 | 1),
  count,
}))
