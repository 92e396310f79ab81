import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { type Change, type Said, type Warning, warningsOf } from '@/domain/publishing/warnings'

const said = (text: string, others: Partial<Record<Locale, string>> = {}): Said['said'] => ({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`])),
  EN: text,
  ...others,
})
const usd = (amount: unknown, trialAmount?: unknown) => [{ currency: 'USD', amount, trialAmount }]
const jump = (path: string, ...what: string[]): Warning => ({ code: 'price_jump', path, what })
const terms = (version: string, text = 'You may leave.', others = {}) => ({
  version,
  texts: [{ path: 'content', said: said(text, others) }],
})

describe('before it is published, a change is looked at:', () => {
  it.each<[string, Partial<Change>, Warning[]]>([
    ['a price that goes up by 30 % is nothing', { prices: { before: usd(1000), now: usd(1300) } }, []],
    [
      'a price that goes up by more',
      { prices: { before: usd(1000), now: usd(1301) } },
      [jump('prices.0.amount', 'USD', '1000', '1301')],
    ],
    ['one that goes down by 30 % is nothing', { prices: { before: usd(1000), now: usd(700) } }, []],
    [
      'a price that goes down by more',
      { prices: { before: usd(1000), now: usd(699) } },
      [jump('prices.0.amount', 'USD', '1000', '699')],
    ],
    [
      'a hundredfold price at another place of the list',
      {
        prices: {
          before: [{ currency: 'EUR', amount: 499 }, ...usd(599)],
          now: [...usd(59900), { currency: 'EUR', amount: 499 }],
        },
      },
      [jump('prices.0.amount', 'USD', '599', '59900')],
    ],
    [
      'the price of a trial',
      { prices: { before: usd(999, 100), now: usd(999, 200) } },
      [jump('prices.0.trialAmount', 'USD', '100', '200')],
    ],
    ['a trial that was free is nothing', { prices: { before: usd(999, 0), now: usd(999, 100) } }, []],
    ['a price in a new currency is nothing', { prices: { before: [], now: usd(1000) } }, []],
    ['a price that is not typed yet is nothing', { prices: { before: usd(1000), now: usd(null) } }, []],
    [
      'the same text of the same version is nothing',
      { version: { before: terms('1'), now: terms('1') } },
      [],
    ],
    [
      'another text of the same version',
      {
        version: { before: terms('1'), now: terms('1', 'You may leave.', { DE: 'Sie bleiben.', KR: '' }) },
      },
      [{ code: 'same_version', path: 'version', what: ['1', 'DE', 'KR'] }],
    ],
    [
      'another text of another version is nothing',
      { version: { before: terms('1'), now: terms('2', 'You must stay.') } },
      [],
    ],
    [
      'a text that was copied from English',
      {
        texts: [
          { path: 'title', said: said('How sleep works', { FR: 'How sleep works', HK: 'How sleep works' }) },
        ],
      },
      [{ code: 'same_as_english', path: 'title', what: ['FR', 'HK'] }],
    ],
    [
      'a word that is the same is nothing',
      { texts: [{ path: 'title', said: said('Cookies', { FR: 'Cookies' }) }] },
      [],
    ],
    [
      'neither are figures',
      { texts: [{ path: 'price', said: said('Level 2 / 9', { FR: 'Level 2 / 9' }) }] },
      [],
    ],
    ['nor is nothing', { texts: [{ path: 'title', said: { EN: '', FR: '' } }] }, []],
  ])('%s', (_, change, warnings) => {
    expect(warningsOf({ texts: [], ...change })).toEqual(warnings)
  })
})
