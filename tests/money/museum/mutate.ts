import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import { applyMutant } from './apply-mutant.ts'
import { MUTANTS } from './mutants.ts'

/** With the name of a mutant, its one module is loaded mutated; without, nothing is touched. */
export const mutate = (name: string | undefined): Plugin[] => {
  if (!name) return []
  const mutant = MUTANTS.find((one) => one.name === name)
  if (!mutant) throw new Error(`There is no mutant ${name}.`)
  const file = fileURLToPath(new URL(`../../../${mutant.file}`, import.meta.url))
  return [
    {
      name: 'museum',
      enforce: 'pre',
      transform: (source, id) =>
        id.split('?')[0] === file ? { code: applyMutant({ mutant, source }), map: null } : undefined,
    },
  ]
}
