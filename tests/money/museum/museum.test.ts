import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { applyMutant } from './apply-mutant.ts'
import { MUTANTS } from './mutants.ts'

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

describe('the museum of bugs (npm run prove museum shows that each is noticed)', () => {
  it('has twenty or more, each with a name of its own', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  })

  it.each(MUTANTS)('$name still fits the code that it spoils', (mutant) => {
    const source = readFileSync(root(mutant.file), 'utf8')
    expect(applyMutant({ mutant, source })).not.toBe(source)
    for (const file of mutant.killedBy)
      expect(() => readFileSync(root(`tests/money/${file}.test.ts`))).not.toThrow()
  })

  it('refuses a mutant whose text is not there', () => {
    const [mutant] = MUTANTS
    expect(() => applyMutant({ mutant: mutant!, source: 'something else' })).toThrow('found 0 times')
  })
})
