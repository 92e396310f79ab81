import type { ItemParameters, Response } from '../../../src/domain/measurement/item-response'
import { estimateEap } from '../../../src/domain/measurement/posterior'
import type { Figure } from '../lib/figure.ts'
import { interleave } from '../lib/interleave.ts'

const TIMES = 5_000

/** Scoring thirty items, beside writing the same sitting down as JSON. */
export const eap: Figure = async () => {
  const items: ItemParameters[] = Array.from({ length: 30 }, (_, at) => ({
    a: 1.3,
    b: -2.6 + (5.2 * at) / 29,
    c: 1 / 6,
  }))
  const responses: Response[] = items.map((_, at) => (at % 3 === 2 ? 0 : 1))
  const times = items.map((_, at) => 8_000 + ((at * 7919) % 23_000))
  let sink = 0
  const microseconds = (work: () => number) => async () => {
    for (let at = 0; at < TIMES; at++) sink += work()
    const began = performance.now()
    for (let at = 0; at < TIMES; at++) sink += work()
    return ((performance.now() - began) * 1000) / TIMES
  }
  const found = await interleave({
    reference: microseconds(() => JSON.stringify({ items, responses, times }).length),
    ours: microseconds(() => estimateEap({ items, responses }).theta),
  })
  // An optimiser may not leave out work whose result somebody reads.
  if (!Number.isFinite(sink)) throw new Error('The estimate is not a number.')
  const text = (value: number) => `${value.toFixed(1)} µs`
  return [
    {
      figure: 'EAP of 30 items',
      ours: text(found.ours),
      reference: text(found.reference),
      compared: found.ours,
      shown: text(found.ours),
      target: { most: 50 },
      targetShown: '<= 50 µs',
    },
  ]
}
