import { describe, expect, it } from 'vitest'
import { buttonWords, isWholePolicy, policyFor } from '@/domain/catalog/checkout-policy'

const policy = (name: string, countries: string[], boxes = 0, withdrawalDays = 0) => ({
  name,
  countries,
  withdrawalDays,
  boxes: Array.from({ length: boxes }, () => ({ kind: 'other' as const, label: '' })),
})
const policies = [
  policy('all', []),
  policy('eu', ['DE', 'FR'], 1, 14),
  policy('strict', ['FR'], 2, 7),
  policy('longer', ['DE'], 1, 30),
]

describe('the policy of a country', () => {
  it.each([
    ['US', 'all'],
    ['FR', 'strict'],
    ['DE', 'longer'],
  ])('%s is under “%s”', (country, name) => {
    expect(policyFor({ policies, country })?.name).toBe(name)
  })

  it('is none where none is written', () => {
    expect(policyFor({ policies: policies.slice(1), country: 'US' })).toBeNull()
  })
})

it('the button names the price where its words have a place for it', () => {
  expect(buttonWords({ button: '{total} 결제하기', total: '₩9,000' })).toBe('₩9,000 결제하기')
  expect(buttonWords({ button: '注文を確定する', total: '￥980' })).toBe('注文を確定する')
  expect(buttonWords({ button: 'Pay {total}', total: '$&1' })).toBe('Pay $&1')
})

describe('a policy is in force', () => {
  it.each([
    ['when it is written in nine languages', { buttons: 9, notes: 9, labels: [9, 9] }, true],
    ['without a note', { buttons: 9, notes: 0, labels: [] }, true],
    ['not with a button in one', { buttons: 1, notes: 0, labels: [] }, false],
    ['not with a note in eight', { buttons: 9, notes: 8, labels: [] }, false],
    ['not with a box in one', { buttons: 9, notes: 9, labels: [9, 1] }, false],
  ])('%s', (_, texts, expected) => {
    expect(isWholePolicy(texts)).toBe(expected)
  })
})
