import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, tagOf } from '@/domain/locale/locales'
import { relativeTime } from '@/domain/locale/relative-time'

const NOW = new Date('2026-03-01T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ago = (distance: number, localeTag = 'en') =>
  relativeTime({ at: new Date(NOW.getTime() - distance), now: NOW, localeTag })

describe('how long ago', () => {
  it.each([0, 1, 5 * SECOND, -5 * SECOND])('%d ms is just now', (distance) => {
    expect(ago(distance)).toEqual({ key: 'just_now' })
  })

  it.each([
    ['just over 5 s', 5 * SECOND + 1, '5 seconds ago'],
    ['the last of the seconds', MINUTE - 1, '59 seconds ago'],
    ['a minute', MINUTE, '1 minute ago'],
    ['the last of the minutes', HOUR - 1, '59 minutes ago'],
    ['an hour', HOUR, '1 hour ago'],
    ['the last of the hours', DAY - 1, '23 hours ago'],
    ['a day, which is not always yesterday', DAY, '1 day ago'],
    ['days up to 7', 7 * DAY, '7 days ago'],
    ['the last of the days', 8 * DAY - 1, '7 days ago'],
    ['8 days', 8 * DAY, '1 week ago'],
    ['weeks up to 4', 28 * DAY, '4 weeks ago'],
    ['the last of the weeks', 30 * DAY - 1, '4 weeks ago'],
    ['30 days', 30 * DAY, '1 month ago'],
    ['months up to 12', 360 * DAY, '12 months ago'],
    ['the last of the months', 365 * DAY - 1, '12 months ago'],
    ['365 days', 365 * DAY, '1 year ago'],
    ['ten years', 3650 * DAY, '10 years ago'],
    ['ahead of us', -2 * HOUR, 'in 2 hours'],
  ])('%s', (_, distance, text) => {
    expect(ago(distance)).toEqual({ text })
  })

  it.each([
    ['EN', '3 days ago'],
    ['CN', '3天前'],
    ['FR', 'il y a 3 jours'],
    ['ES', 'hace 3 días'],
    ['JA', '3 日前'],
    ['HK', '3 日前'],
    ['DE', 'vor 3 Tagen'],
    ['PT', 'há 3 dias'],
    ['KR', '3일 전'],
  ] as const)('three days in %s: %s', (locale, text) => {
    expect(ago(3 * DAY, tagOf(locale))).toEqual({ text })
  })

  it('never says zero of anything', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000 * DAY, max: 1000 * DAY }),
        fc.constantFrom(...LOCALES),
        (distance, locale) => {
          const worded = ago(distance, tagOf(locale))
          if ('text' in worded) expect(worded.text).not.toMatch(/(^|\D)0\D/)
          else expect(Math.abs(distance)).toBeLessThanOrEqual(5 * SECOND)
        },
      ),
    )
  })

  it('throws for what is no date', () => {
    expect(() => relativeTime({ at: new Date(Number.NaN), now: NOW, localeTag: 'en' })).toThrow(RangeError)
  })
})
