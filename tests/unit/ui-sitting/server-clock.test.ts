import { describe, expect, it } from 'vitest'
import { createTapGuard } from '@/ui/primitives/tap-guard'
import { formatRemaining, passedMark, remainingMs } from '@/ui/sitting/store/server-clock'
import { createVisitTimer } from '@/ui/sitting/store/visit-timer'

describe('the time that is left', () => {
  const clock = { anchor: 'a', remainingSeconds: 600, receivedAt: 1000 }

  it('runs by the monotonic clock, a second ahead of the server, and never below 0', () => {
    expect(remainingMs(clock, 1000)).toBe(599_000)
    expect(remainingMs(clock, 61_000)).toBe(539_000)
    expect(remainingMs(clock, 9_000_000)).toBe(0)
  })

  it('is none when untimed', () => {
    expect(remainingMs({ ...clock, remainingSeconds: null }, 5)).toBeNull()
  })

  it.each([
    [1_499_000, '24:59'],
    [60_000, '1:00'],
    [59_001, '1:00'],
    [900, '0:01'],
    [0, '0:00'],
    [3_665_000, '1:01:05'],
  ])('reads %i ms as %s', (ms, text) => {
    expect(formatRemaining(ms)).toBe(text)
  })

  it.each([
    [600_500, 599_500, 10],
    [300_001, 300_000, 5],
    [61_000, 59_000, 1],
    [599_000, 598_000, null],
    [700_000, 50_000, 1],
  ])('from %i to %i passes mark %s', (before, after, mark) => {
    expect(passedMark(before, after)).toBe(mark)
  })
})

describe('a double tap', () => {
  it('is dropped within 300 ms on the same control only', () => {
    let at = 0
    const accepts = createTapGuard(() => at)
    const tap = (control: string, when: number) => {
      at = when
      return accepts(control)
    }
    expect([tap('next', 0), tap('next', 299), tap('next', 300), tap('back', 310), tap('next', 320)]).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
  })

  it('is none after the control was left', () => {
    const accepts = createTapGuard(() => 0)
    expect([accepts('pay'), accepts('pay'), accepts(null), accepts('pay')]).toEqual([true, false, true, true])
  })
})

describe('time on a question', () => {
  it('stands still while the page is hidden', () => {
    let at = 0
    const visit = createVisitTimer(() => at)
    at = 1000
    visit.pause()
    at = 9000
    visit.resume()
    at = 9500
    expect([visit.take(), visit.take()]).toEqual([1500, 0])
  })
})
