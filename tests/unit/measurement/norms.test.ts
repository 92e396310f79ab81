import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceBound } from '@/domain/measurement/chance'
import { testCharacteristic } from '@/domain/measurement/item-response'
import { normalTails } from '@/domain/measurement/normal'
import {
  BAND_IDS,
  BANDS,
  classify,
  confidenceInterval,
  displayedIq,
  formCeiling,
  formFloor,
  oneIn,
  percentileOfIq,
  toIq,
} from '@/domain/measurement/norms'
import { linearForm } from './support/forms'

describe('IQ', () => {
  it.each([
    [-2, 70],
    [0, 100],
    [1, 115],
    [3, 145],
  ])('theta %d is IQ %d', (theta, iq) => expect(toIq(theta)).toBe(iq))

  it('of theta 1 with se 0.4 has the 95 percent interval 103.24 to 126.76', () => {
    const [low, high] = confidenceInterval({ theta: 1, se: 0.4 })
    expect(low).toBeCloseTo(103.24, 10)
    expect(high).toBeCloseTo(126.76, 10)
  })

  it('of a form lies between its floor and its ceiling', () => {
    expect(formCeiling(linearForm())).toBeCloseTo(142.45, 2)
    expect(formCeiling(linearForm(), 0.95)).toBeLessThan(142.4)
    expect(formFloor(linearForm())).toBeLessThan(formCeiling(linearForm()))
  })

  it('has its floor where more is right than guessing gives: 8 of 30', () => {
    const theta = (formFloor(linearForm()) - 100) / 15
    expect(testCharacteristic(theta, linearForm())).toBeCloseTo(8.5, 6)
    expect(formFloor(linearForm())).toBeCloseTo(65.55, 2)
  })
})

describe('share of people', () => {
  it.each([
    [70, 2.28],
    [85, 15.87],
    [100, 50],
    [110, 74.75],
    [115, 84.13],
    [120, 90.88],
    [130, 97.72],
    [145, 99.865],
  ])('IQ %d is above %d percent', (iq, percent) => expect(percentileOfIq(iq)).toBeCloseTo(percent, 2))

  it.each([
    [70, 1],
    [100, 2],
    [120, 11],
    [130, 44],
    [145, 741],
  ])('IQ %d or more has one in %d', (iq, count) => expect(oneIn(iq)).toBe(count))

  it('rises with IQ and is symmetric about 100', () => {
    const anyIq = fc.double({ min: 30, max: 170, noNaN: true })
    fc.assert(
      fc.property(anyIq, anyIq, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(percentileOfIq(high)).toBeGreaterThanOrEqual(percentileOfIq(low) - 1e-12)
        expect(percentileOfIq(one) + percentileOfIq(200 - one)).toBeCloseTo(100, 10)
      }),
    )
  })

  it.each([
    [1.96, 0.024997895148220435],
    [2.999, 0.0013543365337271066],
    [3, 0.0013498980316300957],
    [4, 3.167124183311992e-5],
    [5.999, 9.92681791028907e-10],
    [8, 6.220960574271819e-16],
  ])('the normal tail above %d is %d', (z, tail) => {
    expect(normalTails(z).above / tail).toBeCloseTo(1, 12)
  })
})

describe('class', () => {
  it('has a lower limit for every id, rising', () => {
    expect(BANDS.map(({ id }) => id)).toEqual([...BAND_IDS])
    expect(BANDS.map(({ from }) => from)).toEqual(BANDS.map(({ from }) => from).toSorted((x, y) => x - y))
  })

  it.each([
    [69, 'borderline'],
    [69.5, 'dullness'],
    [70, 'dullness'],
    [84.4, 'dullness'],
    [84.6, 'normal'],
    [114, 'normal'],
    [115, 'superior'],
    [129, 'superior'],
    [130, 'very_superior'],
    [144.4, 'very_superior'],
    [145, 'genius'],
  ])('IQ %d is %s, by the whole number that is shown', (iq, band) => {
    expect(classify(iq)).toBe(band)
    expect(classify(displayedIq(iq))).toBe(band)
  })
})

describe('chance', () => {
  it.each([
    [1, 0],
    [5, 1],
    [20, 5],
    [30, 8],
  ])('of %d items with six options a score up to %d does not tell knowledge from guessing', (n, bound) => {
    expect(chanceBound({ n })).toBe(bound)
  })
})

describe('bad input', () => {
  it.each<[string, () => unknown, RegExp]>([
    ['toIq of no number', () => toIq(Number.NaN), /theta/],
    ['classify of no number', () => classify(Number.NaN), /iq/],
    ['percentileOfIq of no number', () => percentileOfIq(Number.NaN), /iq/],
    ['oneIn of no number', () => oneIn(Number.NaN), /iq/],
    ['a negative se', () => confidenceInterval({ theta: 0, se: -1 }), /se/],
    ['a form without items', () => formCeiling([]), /items/],
    ['no items at all', () => chanceBound({ n: 0 }), /n must/],
    ['one option', () => chanceBound({ n: 3, options: 1 }), /options/],
  ])('%s is a RangeError that names the argument', (_, run, name) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(name)
  })
})
