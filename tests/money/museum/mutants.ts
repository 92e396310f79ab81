export type Mutant = {
  name: string
  /** The row of COMMERCE 4 that it re-creates. */
  thread: string
  /** What went wrong there. */
  wrong: string
  file: string
  changes: readonly { replace: string; by: string }[]
  /** Files of tests/money, each of which must notice. */
  killedBy: readonly string[]
}

export const MUTANTS: readonly Mutant[] = []
