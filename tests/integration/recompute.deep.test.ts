import { expect, it } from 'vitest'
import { recomputed, sitOften } from './support/recompute'

const SITTINGS = 1000

it('a stored result is the same to the last bit when it is computed again, a thousand times', async () => {
  const results = await recomputed(await sitOften(SITTINGS))
  expect(results).toHaveLength(SITTINGS)
  const verdicts = new Map<string, number>()
  for (const { stored, again } of results) {
    expect(again).toEqual(stored)
    verdicts.set(stored.verdict, (verdicts.get(stored.verdict) ?? 0) + 1)
  }
  for (const verdict of ['valid', 'caution', 'invalid']) expect(verdicts.get(verdict)).toBeGreaterThan(20)
}, 600_000)
