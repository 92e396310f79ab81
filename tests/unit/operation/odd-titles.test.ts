import { describe, expect, it } from 'vitest'
import { oddTitles, titlesOfPlaywright, titlesOfVitest } from '../../../scripts/test/odd-titles'

describe('a title that shows a slip of its template', () => {
  const slips = [
    ['a number that is none', `of 20 % off for ${Number.NaN} orders`],
    ['a doubled sign that took a value', 'of 20 % 1 is used so often'],
    ['what was not there', `takes ${undefined}`],
    ['an object as text', `takes ${{}}`],
    ['a function', `takes ${'[Function: act]'}`],
    ['a placeholder left over', 'takes %s and gives %i'],
  ]
  it.each(slips)('is found by %s', (_, title) => {
    expect(oddTitles([title ?? ''])).toEqual([title])
  })

  it.each([
    'takes 20 % of $19.99',
    '100 % is the whole price',
    'runs on /a%2Fb and on /%d0%b0',
    'of an undefinedness',
  ])('is not seen in "%s"', (title) => {
    expect(oddTitles([title])).toEqual([])
  })
})

it('the titles of a report of Vitest and of Playwright are read', () => {
  expect(
    titlesOfVitest({ testResults: [{ assertionResults: [{ fullName: 'a b' }, { fullName: 'a c' }] }] }),
  ).toEqual(['a b', 'a c'])
  const inner = [{ title: 'a', specs: [{ title: 'b' }] }]
  expect(titlesOfPlaywright({ suites: [{ title: 'a.e2e.ts', suites: inner }] })).toEqual([
    'a.e2e.ts',
    'a',
    'b',
  ])
})
