import { describe, expect, it } from 'vitest'
import { wordsForCode } from '@/cms/admin/codes/words-for-code'
import { ADMIN_LANGUAGES } from '@/cms/admin/words/languages'
import { searchNames, UNNAMED, unnamed } from '@/domain/health/unnamed'

describe('a purchase of a test about health', () => {
  it('keeps what a refund needs, and loses what names the test', () => {
    const order = {
      number: '0123456789AB',
      total: 499,
      tier: 'sku1',
      sku: { id: 'one', exam: 6 },
      parts: ['psychology_report'],
      promo: 'MIND20',
      discounts: [{ kind: 'promo', label: 'MIND20', amount: 100 }],
    }
    expect(unnamed(order)).toEqual({
      number: '0123456789AB',
      total: 499,
      tier: UNNAMED,
      sku: null,
      parts: [],
      promo: null,
      discounts: [{ kind: 'promo', amount: 100 }],
    })
  })

  it('gets no field that was not read', () => {
    expect(unnamed({ id: 'one', discounts: null })).toEqual({ id: 'one', discounts: [] })
  })
})

describe('a search', () => {
  it.each([
    { where: { tier: { equals: 'sku1' } } },
    { where: { 'sku.exam.number': { equals: 6 } } },
    { where: { and: [{ number: { like: 'A' } }, { or: [{ 'order.parts': { exists: true } }] }] } },
    { where: { AND: [{ order__tier: { exists: true } }] } },
    { where: { 'sitting.exam': { exists: true } } },
    { sort: '-tier' },
    { sort: ['createdAt', '-order.sitting.landing'] },
    { sort: 'createdAt, discounts.label' },
    { field: 'promo' },
  ])('tells which test it was: %j', (search) => {
    expect(searchNames(search)).toBe(true)
  })

  it.each([
    {},
    { where: { number: { like: 'tier' } } },
    { where: { 'order.number': { equals: 'A' }, sitting: { in: ['one'] } } },
    { where: { 'order.sitting': { exists: false } }, sort: ['-createdAt', 'total'] },
  ])('does not: %j', (search) => {
    expect(searchNames(search)).toBe(false)
  })
})

it.each(Object.keys(ADMIN_LANGUAGES))('is called a report to staff in %s', (language) => {
  expect(wordsForCode({ name: 'tier', code: UNNAMED, language })).not.toBe(UNNAMED)
})
