import { describe, expect, it } from 'vitest'
import { birthYears, isBirthYear } from '@/domain/exam/taker-facts'

const NOW = new Date('2026-11-24T12:00:00Z')

describe('a birth year', () => {
  it.each([
    ['of a child of ten', 2016, true],
    ['of a younger one', 2017, false],
    ['of somebody of 110', 1916, true],
    ['of somebody older', 1915, false],
    ['in the future', 2030, false],
    ['with half a year', 1990.5, false],
  ])('%s', (_, year, known) => expect(isBirthYear(year, NOW)).toBe(known))

  it('is chosen from the newest to the oldest', () => {
    const years = birthYears(NOW)
    expect([years[0], years.at(-1), years.length]).toEqual([2016, 1916, 101])
  })
})
