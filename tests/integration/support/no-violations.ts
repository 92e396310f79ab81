import { afterAll, beforeAll, expect } from 'vitest'
import { type Violation, violations } from '../../support/money'

const told = (rows: Violation[]): string[] => rows.map(({ invariant, ref }) => `${invariant} ${ref}`)

/** Whatever this file does to the site, its books are in order afterwards. What others planted before is theirs. */
export const expectBooksInOrder = (): (() => Promise<string[]>) => {
  let before: string[] = []
  const added = async () => told(await violations()).filter((row) => !before.includes(row))
  beforeAll(async () => {
    before = told(await violations())
  })
  afterAll(async () => expect(await added()).toEqual([]))
  return added
}
