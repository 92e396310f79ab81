import { median } from './summary.ts'

const ROUNDS = 3

/** Runs each contender in turn, three times round, so that a slow moment of the machine meets all of them. Medians. */
export const interleave = async <Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> => {
  const entries = Object.entries(contenders) as [Name, () => Promise<number>][]
  const found = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, measure] of entries) found[name].push(await measure())
  return Object.fromEntries(entries.map(([name]) => [name, median(found[name])])) as Record<Name, number>
}
