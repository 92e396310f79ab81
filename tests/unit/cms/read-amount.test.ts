import { describe, expect, it } from 'vitest'
import { readAmount } from '@/cms/admin/money/read-amount'

describe('an amount that somebody types', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    [' 7 ', 'USD', 700],
    ['0.01', 'USD', 1],
    ['1480', 'JPY', 148_000],
    ['19.90', 'GBP', 1990],
  ] as const)('%s %s is %i hundredths', (text, currency, amount) => {
    expect(readAmount({ text, currency })).toBe(amount)
  })

  it.each([
    ['nothing', '', 'EUR'],
    ['zero', '0', 'EUR'],
    ['less than nothing', '-1', 'EUR'],
    ['thousands with a sign between', '1.234', 'EUR'],
    ['thousands and decimals', '1,234.50', 'EUR'],
    ['decimals of a currency that shows none', '14.80', 'JPY'],
    ['a word', 'all', 'EUR'],
    ['a power', '1e3', 'EUR'],
    ['a formula', '=1', 'EUR'],
  ] as const)('%s is none', (_, text, currency) => {
    expect(readAmount({ text, currency })).toBeNull()
  })
})
