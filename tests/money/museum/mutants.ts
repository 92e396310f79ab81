import { MUTANTS_OF_PROVIDERS } from './mutants-of-providers.ts'
import { MUTANTS_OF_RACES } from './mutants-of-races.ts'
import { MUTANTS_OF_STATES } from './mutants-of-states.ts'

export type Mutant = {
  name: string
  /**
   * Where it went wrong (docs/facts/commerce.md 4), and the test that it belongs to (docs/facts/commerce.md 3,
   * docs/facts/faults.md).
   */
  thread: string
  /** What went wrong there. */
  wrong: string
  file: string
  changes: readonly { replace: string; by: string }[]
  /** Files of tests/money, each of which must notice. */
  killedBy: readonly string[]
}

/** Bugs that cost other shops money, in our own code. Each must be noticed by the tests that it names. */
export const MUTANTS: readonly Mutant[] = [...MUTANTS_OF_RACES, ...MUTANTS_OF_STATES, ...MUTANTS_OF_PROVIDERS]
