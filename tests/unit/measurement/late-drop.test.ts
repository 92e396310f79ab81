import { describe, expect, it } from 'vitest'
import { probability } from '@/domain/measurement/item-response'
import { lateDrop } from '@/domain/measurement/late-drop'
import { linearForm, seeded } from './support/forms'

const item = { a: 1, b: 0, c: 0 }

describe('the late drop', () => {
  it('of five easy ones right and five like them wrong at the end is the residual of both ends', () => {
    const items = Array.from({ length: 15 }, () => item)
    const responses = items.map((_, i) => (i < 10 ? 1 : 0) as 0 | 1)
    // P = .5: (5 - 2.5) / sqrt(1.25) at each end.
    expect(lateDrop({ items, responses, theta: 0 })).toBeCloseTo((-2 * 2.5) / Math.sqrt(1.25), 12)
    expect(lateDrop({ items, responses: responses.toReversed(), theta: 0 })).toBeCloseTo(
      5 / Math.sqrt(1.25),
      12,
    )
  })

  it('takes from every question what its difficulty explains: around 0, SD 1.4, where nothing changed', () => {
    const random = seeded(17)
    const items = linearForm()
    const drops = Array.from({ length: 2000 }, () => {
      const responses = items.map((each) => (random() < probability(0.3, each) ? 1 : 0) as 0 | 1)
      return lateDrop({ items, responses, theta: 0.3 })!
    })
    const mean = drops.reduce((sum, drop) => sum + drop, 0) / drops.length
    const spread = Math.sqrt(drops.reduce((sum, drop) => sum + (drop - mean) ** 2, 0) / drops.length)
    expect(Math.abs(mean)).toBeLessThan(0.12)
    expect(spread).toBeGreaterThan(1.3)
    expect(spread).toBeLessThan(1.53)
  })

  it('expects with the upper asymptote that the ability was estimated with', () => {
    const items = Array.from({ length: 15 }, () => item)
    const responses = items.map((_, i) => (i < 10 ? 1 : 0) as 0 | 1)
    // P = .45: (5 - 2.25) and (0 - 2.25) over sqrt(5 · .45 · .55).
    const drop = lateDrop({ items, responses, theta: 0, upper: 0.9 })
    expect(drop).toBeCloseTo((-2.25 - 2.75) / Math.sqrt(5 * 0.45 * 0.55), 12)
  })

  it('is not told from fewer than five answers at either end', () => {
    const items = Array.from({ length: 30 }, () => item)
    const all = items.map((_, i) => (i % 2) as 0 | 1)
    const without = (from: number, to: number) => all.map((u, i) => (i >= from && i < to ? null : u))
    expect(lateDrop({ items, responses: without(0, 5), theta: 0 })).not.toBeNull()
    expect(lateDrop({ items, responses: without(0, 6), theta: 0 })).toBeNull()
    expect(lateDrop({ items, responses: without(25, 30), theta: 0 })).not.toBeNull()
    expect(lateDrop({ items, responses: without(24, 30), theta: 0 })).toBeNull()
  })
})
