import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowanceLeft, allowancePeriod, type Opening, openedIn } from '@/domain/subscriptions/allowance'
import { instantOf, millis } from '@/domain/subscriptions/period'
import { newSubscription } from '@/domain/subscriptions/state'
import { MONTHLY, planTerms } from './sample-plans'

const day = (text: string) => `2027-${text}T10:00:00.000Z`
/** Tried from 1 to 4 January, then from the 4th to the 4th. */
const TERMS = planTerms({ period: MONTHLY })
const STATE = newSubscription({ terms: TERMS, at: day('01-01'), withTrial: true })

const opened = (on: string, changes: Partial<Opening> = {}): Opening => ({
  kind: 'tests',
  id: on,
  at: day(on),
  givenBackAt: null,
  ...changes,
})
const tests = (openings: Opening[], now: string, allowance = TERMS.allowance) =>
  allowanceLeft({ terms: { ...TERMS, allowance }, state: STATE, openings, now: new Date(day(now)) }).tests

describe('the period of an opening', () => {
  it.each<[string, number | null]>([
    ['2027-01-01T09:59:59.999Z', null],
    ['2027-01-01T10:00:00.000Z', 0],
    ['2027-01-04T09:59:59.999Z', 0],
    ['2027-01-04T10:00:00.000Z', 1],
    ['2027-02-04T09:59:59.999Z', 1],
    ['2027-02-04T10:00:00.000Z', 2],
  ])('at %s is %s', (at, n) => {
    expect(allowancePeriod({ terms: TERMS, state: STATE, at })?.n ?? null).toBe(n)
  })
})

describe('what is open in a period, as a course that was opened in it', () => {
  const course = (on: string, changes: Partial<Opening> = {}) => opened(on, { kind: 'courses', ...changes })
  it.each<[string, Opening, string[]]>([
    ['of its first instant', course('01-04'), ['01-04']],
    ['of the period before', course('01-03'), []],
    ['of the one after, whose first instant is its end', course('02-04'), []],
    ['given back', course('01-05', { givenBackAt: day('01-06') }), []],
    ['a test', opened('01-05'), []],
  ])('%s', (_, opening, expected) => {
    const period = allowancePeriod({ terms: TERMS, state: STATE, at: day('01-10') })
    expect([...openedIn({ kind: 'courses', openings: [opening], period })]).toEqual(expected)
  })

  it('is nothing before the start', () => {
    expect([...openedIn({ kind: 'courses', openings: [course('01-05')], period: null })]).toEqual([])
  })
})

describe('of two tests a period', () => {
  it.each<[string, Opening[], string, number, number]>([
    ['both are left before any', [], '01-10', 0, 2],
    ['one is left after one', [opened('01-05')], '01-10', 1, 1],
    ['none after two', [opened('01-05'), opened('01-06')], '01-10', 2, 0],
    ['never less than none', [opened('01-05'), opened('01-06'), opened('01-07')], '01-10', 3, 0],
    ['the same one counts once', [opened('01-05', { id: 'a' }), opened('01-06', { id: 'a' })], '01-10', 1, 1],
    ['a course takes none', [opened('01-05', { kind: 'courses' })], '01-10', 0, 2],
    ['a trial has its own', [opened('01-02'), opened('01-03')], '01-04', 0, 2],
    ['a new period has new ones', [opened('01-05'), opened('01-06')], '02-04', 0, 2],
    ['one given back is there again', [opened('01-05', { givenBackAt: day('01-07') })], '01-10', 0, 2],
    [
      'given back in the next period it is there in that one',
      [opened('01-30', { givenBackAt: day('02-06') })],
      '02-10',
      0,
      3,
    ],
    ['and not in the one after', [opened('01-30', { givenBackAt: day('02-06') })], '03-10', 0, 2],
    [
      'and can be used',
      [opened('01-30', { givenBackAt: day('02-06') }), opened('02-07'), opened('02-08')],
      '02-10',
      1,
      1,
    ],
    ['none before the start', [], '01-01', 0, 2],
  ])('%s', (_, openings, now, used, left) => {
    expect(tests(openings, now)).toEqual({ allowed: 2, used, left })
  })

  it('all are left where all are allowed', () => {
    expect(tests([opened('01-05')], '01-10', { tests: null, courses: 1 })).toEqual({
      allowed: null,
      used: 1,
      left: null,
    })
  })

  it('nothing is there before it began', () => {
    const now = new Date('2026-12-31T10:00:00.000Z')
    const left = allowanceLeft({ terms: TERMS, state: STATE, openings: [], now })
    expect(left).toEqual({
      tests: { allowed: 0, used: 0, left: 0 },
      courses: { allowed: 0, used: 0, left: 0 },
    })
  })

  it('opening one takes at most one, giving it back gives it back', () => {
    const hours = fc.nat(90 * 24)
    const opening = fc.record({ at: hours, later: fc.option(hours) }).map(
      ({ at, later }): Omit<Opening, 'id'> => ({
        kind: 'tests',
        at: instantOf(millis(day('01-01')) + at * 3_600_000),
        givenBackAt: later === null ? null : instantOf(millis(day('01-01')) + (at + later) * 3_600_000),
      }),
    )
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 6 }), hours, (all, hour) => {
        const openings = all.map((one, id) => ({ ...one, id: String(id) }))
        const now = new Date(millis(day('01-01')) + hour * 3_600_000)
        const left = (some: Opening[]) =>
          allowanceLeft({ terms: TERMS, state: STATE, openings: some, now }).tests.left ?? -1
        const here: Opening = { kind: 'tests', id: 'here', at: now.toISOString(), givenBackAt: null }
        const before = left(openings)
        const after = left([...openings, here])
        expect(before).toBeGreaterThanOrEqual(0)
        expect([before, before - 1]).toContain(after)
        expect(left([...openings, { ...here, givenBackAt: here.at }])).toBe(before)
      }),
    )
  })
})
