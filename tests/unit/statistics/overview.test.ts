import { describe, expect, it } from 'vitest'
import {
  funnelOf,
  growthOf,
  HEALTH_TESTS,
  NO_STEPS,
  shareOf,
  tellable,
  tellsHealthApart,
  totalOf,
} from '@/domain/statistics/overview'

const DAY = { started: 40, confirmed: 30, withEmail: 20, ordered: 10, paid: 5 }

describe('the funnel', () => {
  it('gives each step its share of the start and of the step before', () => {
    expect(funnelOf(DAY).map(({ step, ofStarted, ofPrevious }) => [step, ofStarted, ofPrevious])).toEqual([
      ['started', 1, null],
      ['confirmed', 0.75, 0.75],
      ['withEmail', 0.5, 20 / 30],
      ['ordered', 0.25, 0.5],
      ['paid', 0.125, 0.5],
    ])
  })

  it('has no shares of nothing', () => {
    expect(funnelOf(NO_STEPS).flatMap(({ ofStarted, ofPrevious }) => [ofStarted, ofPrevious])).toEqual(
      Array.from({ length: 10 }, () => null),
    )
  })
})

describe('a sum of days', () => {
  it('adds step by step', () => {
    expect(totalOf([DAY, { ...NO_STEPS, started: 2 }])).toEqual({ ...DAY, started: 42 })
  })

  it('of no days is nothing', () => {
    expect(totalOf([])).toEqual(NO_STEPS)
  })
})

it.each([
  ['half of it', shareOf(1, 2), 0.5],
  ['a share of nothing', shareOf(0, 0), null],
  ['growth', growthOf(150, 100), 0.5],
  ['growth from nothing', growthOf(5, 0), null],
  ['growth from a loss to a gain', growthOf(50, -100), 1.5],
])('%s', (_, given, expected) => {
  expect(given).toBe(expected)
})

describe('the tests about health', () => {
  it.each([
    [{ exam: HEALTH_TESTS, landing: 'new' }, true],
    [{ exam: HEALTH_TESTS, storefront: 'main' }, true],
    [{ exam: HEALTH_TESTS, locale: 'DE' }, false],
    [{ exam: 'another', landing: 'new', storefront: 'main' }, false],
    [{ landing: 'new' }, false],
  ])('are they told apart by %j: %s', (asked, apart) => {
    expect(tellsHealthApart(asked)).toBe(apart)
    const kept = tellable(asked)
    expect(tellsHealthApart(kept)).toBe(false)
    expect(kept).toEqual(apart ? { exam: HEALTH_TESTS, landing: undefined, storefront: undefined } : asked)
  })
})
