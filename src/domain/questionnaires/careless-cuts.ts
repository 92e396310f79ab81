/** From where on answers speak against themselves (docs/facts/measurement.md 3, Likert tests). All cuts stand here. */
export const CUT = {
  medianSeconds: { too_fast: 1, fast: 2 },
  /** Of `randomness` (random-answers.ts): the same cut for every test, held by a simulation in its unit test. */
  random: { above: 0.68, leanCounts: 0.25, mostLean: 4, fewestItems: 24, fewestScales: 3 },
  /** Of `oddEvenConsistency` (odd-even.ts), which results before `questionnaire-3` were judged by (Johnson 2005). */
  oddEven: { below: -0.3, fewestPairs: 8, fewestScales: 3 },
  /** Share of items left open. */
  open: 1 / 3,
  /** Of the items that say which choice to make, so many answered otherwise. */
  directed: { missed_direction: 1, missed_directions: 2 },
} as const
