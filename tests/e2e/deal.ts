import { createHash } from 'node:crypto'

/** What a run shows follows from this; the commit's hash unless SEED says another (scripts/test/seed.ts). */
const SEED = process.env.TEST_SEED ?? 'plumbline'

/** `npm run prove screens`: everything in every language and at every size. */
export const EVERYTHING = process.env.EVERY_SCREEN === '1'

const numberOf = (name: string): number =>
  createHash('sha256').update(`${SEED} ${name}`).digest().readUInt32BE(0)

/** So many of a list that begin where the run's seed says for `name`, in the list's order and round; everything in the proof. */
export const deal = <Item>(
  all: readonly Item[],
  { name, some = 1 }: { name: string; some?: number },
): Item[] => {
  if (EVERYTHING) return [...all]
  const from = numberOf(name) % all.length
  return Array.from(
    { length: Math.min(some, all.length) },
    (_, index) => all[(from + index) % all.length] as Item,
  )
}
