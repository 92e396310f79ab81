import type { Mutant } from './mutants.ts'

/** A module's text as the mutant has it. Throws when what is to be replaced is not there exactly once, so that none rots. */
export const applyMutant = ({ mutant, source }: { mutant: Mutant; source: string }): string =>
  mutant.changes.reduce((text, { replace, by }) => {
    const times = text.split(replace).length - 1
    if (times !== 1) throw new Error(`${mutant.name}: found ${times} times in ${mutant.file}: ${replace}`)
    return text.replace(replace, () => by)
  }, source)
