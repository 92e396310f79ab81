import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateSpeed } from '@/domain/measurement/dimensions/response-time'

const items = Array.from({ length: 30 }, () => ({ alpha: 1 / 0.39, beta: 2.6 }))
const all = (seconds: number) => items.map(() => seconds)

describe('speed', () => {
  it('is 0 for somebody who takes as long as expected', () => {
    const { tau, residuals } = estimateSpeed({ times: all(Math.exp(2.6)), items })
    expect(tau).toBeCloseTo(0, 12)
    expect(Math.max(...residuals.map((residual) => Math.abs(residual!)))).toBeCloseTo(0, 12)
  })

  it('has the standard error of prior and thirty times together', () => {
    const { se } = estimateSpeed({ times: all(10), items })
    expect(se).toBeCloseTo(1 / Math.sqrt(30 / 0.39 ** 2 + 1 / 0.31 ** 2), 12)
  })

  it('rises when any one answer comes sooner, up to three standard deviations', () => {
    const anyTime = fc.double({ min: 6, max: 30, noNaN: true })
    fc.assert(
      fc.property(fc.array(anyTime, { minLength: 30, maxLength: 30 }), fc.nat(29), (times, place) => {
        const sooner = times.with(place, times[place]! * 0.9)
        expect(estimateSpeed({ times: sooner, items }).tau).toBeGreaterThan(
          estimateSpeed({ times, items }).tau,
        )
      }),
    )
  })

  it('does not take an hour away from the desk for slowness', () => {
    const pause = estimateSpeed({ times: all(13).with(0, 3600), items })
    const longer = estimateSpeed({ times: all(13).with(0, 7200), items })
    expect(longer.tau).toBe(pause.tau)
  })

  it.each<[string, () => unknown, RegExp]>([
    ['lengths that differ', () => estimateSpeed({ times: [1], items }), /times/],
    ['no time', () => estimateSpeed({ times: [null], items: items.slice(0, 1) }), /times/],
    ['a time of 0', () => estimateSpeed({ times: all(0), items }), /times\[0\]/],
    ['alpha 0', () => estimateSpeed({ times: [1], items: [{ alpha: 0, beta: 1 }] }), /items\[0\]/],
    ['a prior without spread', () => estimateSpeed({ times: all(1), items, priorSd: 0 }), /priorSd/],
  ])('refuses %s', (_, run, name) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(name)
  })
})
