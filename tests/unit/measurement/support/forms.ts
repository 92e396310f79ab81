import fc from 'fast-check'
import type { ItemParameters, Response } from '@/domain/measurement/item-response'

/** The linear form of docs/facts/measurement.md 2.2: a = 1.3, b evenly from -2.6 to 2.6, c = 1/6. */
export const linearForm = (count = 30): ItemParameters[] =>
  Array.from({ length: count }, (_, i) => ({ a: 1.3, b: -2.6 + (5.2 * i) / (count - 1), c: 1 / 6 }))

export const anyItem: fc.Arbitrary<ItemParameters> = fc.record({
  a: fc.double({ min: 0.3, max: 3, noNaN: true }),
  b: fc.double({ min: -3, max: 3, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
})

export type Taken = { items: ItemParameters[]; responses: Response[] }

export const anyTaken: fc.Arbitrary<Taken> = fc
  .array(fc.tuple(anyItem, fc.constantFrom<Response>(0, 1, null)), { minLength: 1, maxLength: 40 })
  .map((pairs) => ({ items: pairs.map(([item]) => item), responses: pairs.map(([, response]) => response) }))
  .filter(({ responses }) => responses.some((response) => response !== null))

export const anyTheta = fc.double({ min: -5, max: 5, noNaN: true })

/** Reproducible random numbers in [0, 1) (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
