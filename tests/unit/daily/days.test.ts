import { describe, expect, it } from 'vitest'
import {
  addToDay,
  isSomewhereToday,
  isZone,
  mondayOf,
  readersDay,
  turnOn,
  weeksUntil,
} from '@/domain/daily/days'
import { mailDue } from '@/domain/daily/mail-due'

const at = (iso: string) => new Date(iso)

describe('the day of a reader', () => {
  it.each([
    // At noon in UTC it is one day from -12 to +11, and the next from +12 on.
    ['UTC', '2026-03-29T12:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    // The night in which Berlin's clock went forward.
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Asia/Tokyo', '2026-03-29T14:59:59Z', '2026-03-29'],
    ['Asia/Tokyo', '2026-03-29T15:00:00Z', '2026-03-30'],
    ['Pacific/Kiritimati', '2026-03-29T10:00:00Z', '2026-03-30'],
    ['America/Los_Angeles', '2026-03-30T06:59:59Z', '2026-03-29'],
    ['Etc/GMT+12', '2026-03-30T11:59:59Z', '2026-03-29'],
    ['Etc/GMT-14', '2026-03-30T09:59:59Z', '2026-03-30'],
  ])('in %s at %s is %s', (zone, now, day) => {
    expect(readersDay({ zone, now: at(now) })).toBe(day)
  })

  it.each([
    '',
    'Mars/Olympus',
    '+14:00',
    '+23:59',
    '-23:59',
    '+2359',
    'Europe/Berlin\n',
    '../etc',
    'a'.repeat(200),
  ])('is none in the zone %j', (zone) => {
    expect(isZone(zone)).toBe(false)
    expect(readersDay({ zone, now: at('2026-03-29T12:00:00Z') })).toBeNull()
  })

  it.each([
    ['2026-03-28', '2026-03-29T11:59:59Z', true],
    ['2026-03-28', '2026-03-29T12:00:00Z', false],
    ['2026-03-29', '2026-03-29T12:00:00Z', true],
    ['2026-03-30', '2026-03-29T09:59:59Z', false],
    ['2026-03-30', '2026-03-29T10:00:00Z', true],
    ['2026-03-31', '2026-03-29T23:59:59Z', false],
  ])('%s at %s is today somewhere on earth: %s', (day, now, is) => {
    expect(isSomewhereToday(day, at(now))).toBe(is)
  })

  it('is never one that has begun nowhere, whatever zone of the engine is claimed', () => {
    const now = at('2026-03-29T10:00:00Z')
    const days = new Set(Intl.supportedValuesOf('timeZone').map((zone) => readersDay({ zone, now })))
    expect([...days].toSorted()).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  })
})

describe('the turn of the questions', () => {
  it.each([
    ['2026-01-05', 28, 0],
    ['2026-01-06', 28, 1],
    ['2026-02-01', 28, 27],
    ['2026-02-02', 28, 0],
    ['2026-01-04', 28, 27],
    ['2025-12-08', 28, 0],
    ['2026-03-29', 1, 0],
    // Over the days on which clocks change no day is left out or comes twice.
    ['2026-03-28', 28, 26],
    ['2026-03-29', 28, 27],
    ['2026-03-30', 28, 0],
  ])('on %s of %i is number %i', (day, questions, turn) => {
    expect(turnOn(day, questions)).toBe(turn)
  })
})

describe('the calendar', () => {
  it.each([
    ['2026-03-29', '2026-03-23'],
    ['2026-03-30', '2026-03-30'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  it('shows whole weeks, the one of the day last', () => {
    const days = weeksUntil('2026-03-04', 4)
    expect(days).toHaveLength(28)
    expect([days[0], days[27]]).toEqual(['2026-02-09', '2026-03-08'])
  })

  it('counts over the end of a year', () => {
    expect(addToDay('2026-12-31', 1)).toBe('2027-01-01')
    expect(addToDay('2028-03-01', -1)).toBe('2028-02-29')
  })
})

describe('the morning of the mail', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T04:59:59Z', null],
    ['Europe/Berlin', '2026-03-29T05:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T09:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T10:00:00Z', null],
    ['Asia/Tokyo', '2026-03-28T22:00:00Z', '2026-03-29'],
    ['America/Los_Angeles', '2026-03-29T07:00:00Z', null],
    ['America/Los_Angeles', '2026-03-29T14:00:00Z', '2026-03-29'],
    ['Mars/Olympus', '2026-03-29T07:00:00Z', '2026-03-29'],
    ['Mars/Olympus', '2026-03-29T13:00:00Z', null],
  ])('in %s at %s mails the question of %s', (zone, now, day) => {
    expect(mailDue({ zone, now: at(now) })).toBe(day)
  })
})
