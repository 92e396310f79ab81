import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { currencyOnce } from '@/cms/fields/currency-once'

const req = { i18n: { language: 'en' } } as PayloadRequest

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty list as a form that is open holds it', 0],
  ['a list as it holds it', 2],
  ['different currencies', [{ currency: 'EUR' }, { currency: 'USD' }]],
])('takes %s', (_, value) => {
  expect(currencyOnce(value, { req })).toBe(true)
})

it('refuses a currency that stands twice', () => {
  expect(currencyOnce([{ currency: 'EUR' }, { currency: 'EUR' }], { req })).toMatch(/once/)
})
