import { describe, expect, it } from 'vitest'
import { LINE_COSTS } from '@/domain/health/line-costs'
import lines from '@/seed/crisis/crisis-lines.json'
import { countriesAsSeeded, HAS_UNCHECKED_LINES } from '@/seed/crisis/crisis-lines-before'

const published = lines.filter(({ publish }) => publish)
const numbersOf = (country: string) =>
  published.filter((line) => line.country === country).map(({ number }) => number)

describe('the crisis lines of a new installation', () => {
  it.each([
    ['US', ['988']],
    ['GB', ['116 123']],
    ['FR', ['3114']],
    ['KR', ['109']],
    ['CN', ['12356']],
    ['AR', ['0800 999 0091', '135', '011 5275-1135']],
    ['LV', ['116 123']],
    ['MT', ['1579', '1770']],
    ['EE', ['116 123']],
    ['CZ', ['116 123']],
    ['NL', ['113']],
    ['CO', ['106']],
    ['SG', ['1767', '1771']],
    ['DE', ['0800 111 0 111', '0800 111 0 222', '116 123']],
    ['JP', ['0120-279-338', '0120-279-226', '0120-061-338', '0120-783-556']],
  ])('of %s are %j, in this order', (country, numbers) => {
    expect(numbersOf(country)).toEqual(numbers)
  })

  it('are public only with an address over https, and the source where the number was found', () => {
    for (const { country, number, page, source } of published)
      expect([country, number, page, source]).toEqual([
        country,
        number,
        expect.stringMatching(/^https:\/\/\S+$/),
        expect.stringMatching(/^https?:\/\/\S+$/),
      ])
  })

  it.each(['RO', 'CY', 'LI', 'LT'])('are not public in %s, where no good source names one', (country) => {
    expect(numbersOf(country)).toEqual([])
  })

  it('name hours only where a source does, and a cost by its name', () => {
    const hoursOf = (country: string, number: string) =>
      lines.find((line) => line.country === country && line.number === number)?.hours
    expect(hoursOf('CZ', '116 123')).toBeNull()
    expect(hoursOf('JP', '0120-061-338')).toBeNull()
    expect(hoursOf('CN', '12356')).toBeNull()
    for (const { cost } of lines) if (cost) expect(LINE_COSTS).toContain(cost)
  })
})

describe('the lines of an installation of before', () => {
  const line = (country: string, number: string, touched = false) => ({ country, number, touched })

  it.each([
    ['as they were seeded', [line('LV', '67222922')], ['LV']],
    ['all of a country', [line('NL', '113'), line('NL', '0800 0113')], ['NL']],
    ['not where one was saved since', [line('NL', '113'), line('NL', '0800 0113', true)], []],
    ['not where one was removed', [line('NL', '113')], []],
    ['not where one was added', [line('LV', '67222922'), line('LV', '116 123')], []],
    ['not where another number stands', [line('LV', '116 123')], []],
    ['nowhere, where there is none', [], []],
  ] as const)('are replaced %s', (_, stored, countries) => {
    expect([...countriesAsSeeded(stored)]).toEqual(countries)
  })

  it('are looked for by those that are public now, and by no draft that stays', () => {
    expect(HAS_UNCHECKED_LINES).toContain("('LV', '67222922')")
    expect(HAS_UNCHECKED_LINES).not.toContain('2389 2222')
    expect(HAS_UNCHECKED_LINES).not.toContain('655 8088')
  })
})
