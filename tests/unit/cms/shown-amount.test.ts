import { describe, expect, it } from 'vitest'
import {
  followAmount,
  isWrongAmount,
  type ShownAmount,
  showAmount,
  typeAmount,
} from '@/cms/admin/money/shown-amount'

describe('the field of an amount', () => {
  const stored = showAmount({ value: 549, currency: 'USD' })
  const told = (shown: ShownAmount, value: number | null, currency: ShownAmount['currency'] = 'USD') =>
    followAmount(shown, { value, currency }).text

  it.each([
    ['on the way to another amount', '5.', null],
    ['with a comma', '5,4', 540],
    ['without decimals', '5', 500],
    ['nothing', '', null],
    ['for nothing', '0', 0],
    ['less than nothing', '-5', null],
    ['what is no amount', '5.499', null],
  ] as const)('shows what is typed, %s, once the form holds what it is read as', (_, text, value) => {
    const typed = typeAmount(text, 'USD')
    expect(typed.value).toBe(value)
    expect(told(typed, value)).toBe(text)
  })

  it.each([
    ['5.', 'USD', true],
    ['-5', 'USD', true],
    ['1,234.50', 'USD', true],
    ['5.49', 'JPY', true],
    ['5.49', 'KRW', true],
    ['549', 'KRW', false],
    ['0', 'USD', false],
    [' ', 'USD', false],
    ['5,49', 'EUR', false],
  ] as const)('with “%s” in %s is wrong: %s', (text, currency, isWrong) => {
    expect(isWrongAmount(text, currency)).toBe(isWrong)
  })

  it('shows what came into the form from elsewhere, also nothing', () => {
    expect(told(stored, 1000)).toBe('10.00')
    expect(told(stored, null)).toBe('')
    expect(told(typeAmount('5,4', 'USD'), 549)).toBe('5.49')
  })

  it('shows an amount once its currency is known, and keeps it when that is another one', () => {
    const unknown = showAmount({ value: 148_000, currency: null })
    expect(unknown.text).toBe('')
    expect(told(unknown, 148_000, 'JPY')).toBe('1480')
    expect(told(stored, 549, 'JPY')).toBe('5.49')
  })
})
