import { describe, expect, it } from 'vitest'
import { acceptAnswer, deadlineOf, graceEnd, remainingSeconds, TIMINGS } from '@/domain/exam/deadline'

const startedAt = new Date('2026-11-21T10:00:00Z')
const at = (minutes: number, seconds = 0) => new Date(startedAt.getTime() + (minutes * 60 + seconds) * 1000)

describe('deadline', () => {
  it.each([
    ['standard', at(25)],
    ['x1_25', at(31, 15)],
    ['x1_5', at(37, 30)],
    ['x2', at(50)],
    ['untimed', null],
  ] as const)('of 25 minutes with timing %s is %s', (timing, deadline) => {
    expect(deadlineOf({ startedAt, limitSeconds: 1500, timing })).toEqual(deadline)
  })

  it('exists for every timing that can be chosen', () => {
    expect(TIMINGS).toEqual(['standard', 'x1_25', 'x1_5', 'x2', 'untimed'])
  })

  it.each([
    ['0', 0],
    ['-1', -1],
    ['not a number of', Number.NaN],
    ['infinitely many', Number.POSITIVE_INFINITY],
  ])('refuses a limit of %s seconds', (_, limitSeconds) => {
    expect(() => deadlineOf({ startedAt, limitSeconds, timing: 'x2' })).toThrow(RangeError)
  })

  it('refuses a start that is no date', () => {
    const broken = { startedAt: new Date(Number.NaN), limitSeconds: 1, timing: 'x2' } as const
    expect(() => deadlineOf(broken)).toThrow(/startedAt/)
  })
})

describe('remaining time', () => {
  it.each([
    [at(25), at(0), 1500],
    [at(25), new Date(at(25).getTime() - 1), 1],
    [at(25), at(25), 0],
    [at(25), at(26), 0],
    [null, at(99), null],
  ])('until %s at %s is %s seconds', (deadline, now, seconds) => {
    expect(remainingSeconds({ deadline, now })).toBe(seconds)
  })
})

describe('late answers', () => {
  const deadline = at(25)
  const acknowledgedAt = at(24)
  it.each([
    ['in time', { now: at(24, 59) }, 'score', 'in_time'],
    ['at the very deadline', { now: at(25) }, 'score', 'in_time'],
    ['untimed, hours later', { now: at(600), deadline: null }, 'score', 'untimed'],
    [
      'late, given in time',
      { now: at(30), acknowledgedAt, deviceElapsedMs: 59_000 },
      'score',
      'given_in_time',
    ],
    [
      'late, given at the deadline',
      { now: at(40), acknowledgedAt, deviceElapsedMs: 60_000 },
      'score',
      'given_in_time',
    ],
    [
      'late, given late',
      { now: at(30), acknowledgedAt, deviceElapsedMs: 60_001 },
      'store_unscored',
      'given_late',
    ],
    [
      'late, anchored after the deadline',
      { now: at(30), acknowledgedAt: at(26), deviceElapsedMs: 0 },
      'store_unscored',
      'given_late',
    ],
    ['late, no device time', { now: at(30), acknowledgedAt }, 'store_unscored', 'device_time_unknown'],
    ['late, no anchor', { now: at(30), deviceElapsedMs: 1 }, 'store_unscored', 'device_time_unknown'],
    [
      'late, negative device time',
      { now: at(30), acknowledgedAt, deviceElapsedMs: -1 },
      'store_unscored',
      'device_time_unknown',
    ],
    [
      'late, device time not a number',
      { now: at(30), acknowledgedAt, deviceElapsedMs: Number.NaN },
      'store_unscored',
      'device_time_unknown',
    ],
    [
      'late, anchored in the future',
      { now: at(30), acknowledgedAt: at(31), deviceElapsedMs: 1 },
      'store_unscored',
      'device_time_unknown',
    ],
    [
      'after the grace',
      { now: at(40, 1), acknowledgedAt, deviceElapsedMs: 1 },
      'store_unscored',
      'grace_over',
    ],
  ] as const)('%s', (_, arrival, kind, reason) => {
    expect(acceptAnswer({ deadline, ...arrival })).toEqual({ kind, reason })
  })

  it('may arrive for 15 minutes', () => {
    expect(graceEnd(deadline)).toEqual(at(40))
    expect(graceEnd(null)).toBeNull()
  })
})
