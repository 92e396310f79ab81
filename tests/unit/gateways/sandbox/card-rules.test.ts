import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADDRESS_PATTERN, isAddress } from '@/domain/address'
import { cardRules } from '@/gateways/payments/sandbox/server/form/client/card-rules'

const rules = cardRules()
const NOW = { year: 2026, month: 11 }
const EMPTY = { number: '', expiry: '', code: '', firstName: '', lastName: '', email: '', postal: '' }
const check = (field: 'number' | 'expiry' | 'code', value: string, number = '4242424242424242') =>
  rules.checkField(field, { ...EMPTY, number, [field]: value }, NOW)

describe('a card number', () => {
  it.each([
    ['4242 4242 4242 4242', 'Visa', null],
    ['5555555555554444', 'Mastercard', null],
    ['2223003122003222', 'Mastercard', null],
    ['378282246310005', 'Amex', null],
    ['6011111111111117', 'Discover', null],
    ['3566002020360505', 'JCB', null],
    ['6200000000000005', 'UnionPay', null],
    ['４２４２４２４２４２４２４２４２', 'Visa', null],
    ['4242424242424241', 'Visa', 'invalid_number'],
    ['424242424242', 'Visa', 'invalid_number'],
    ['0000000000000000', null, 'invalid_number'],
    ['abcd', null, 'invalid_number'],
    ['', null, 'required'],
  ])('%s is %s and its error %s', (number, brand, error) => {
    expect([rules.brandOf(number)?.label ?? null, check('number', number)]).toEqual([brand, error])
  })

  it('with any one digit changed is invalid', () => {
    const changes = fc.record({ at: fc.nat(15), by: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(changes, ({ at, by }) => {
        const digits = [...'4242424242424242']
        digits[at] = String((Number(digits[at]) + by) % 10)
        return check('number', digits.join('')) === 'invalid_number'
      }),
    )
  })

  it('is grouped without losing a digit, and grouping twice changes nothing', () => {
    const digits = fc.stringMatching(/^\d{0,19}$/)
    fc.assert(
      fc.property(digits, (typed) => {
        const grouped = rules.groupNumber(typed)
        return rules.groupNumber(grouped) === grouped && typed.startsWith(grouped.replaceAll(' ', ''))
      }),
    )
    expect(rules.groupNumber('378282246310005')).toBe('3782 822463 10005')
  })
})

describe('an expiry date', () => {
  it.each([
    ['11/26', null],
    ['10/26', 'invalid_expiry'],
    ['12 / 26', null],
    ['12/2030', null],
    ['11/46', null],
    ['12/46', 'invalid_expiry'],
    ['00/30', 'invalid_expiry'],
    ['13/30', 'invalid_expiry'],
    ['1', 'invalid_expiry'],
    ['', 'required'],
  ])('%s in November 2026: %s', (expiry, error) => {
    expect(check('expiry', expiry)).toBe(error)
  })

  it.each([
    ['1', '1'],
    ['4', '04/'],
    ['12', '12/'],
    ['123', '12/3'],
    ['122030', '12/30'],
    ['12/30', '12/30'],
  ])('typed as %s becomes %s', (typed, shown) => {
    expect(rules.groupExpiry(typed)).toBe(shown)
  })
})

describe('a security code', () => {
  it.each([
    ['123', '4242424242424242', null],
    ['1234', '4242424242424242', 'invalid_code'],
    ['1234', '378282246310005', null],
    ['123', '378282246310005', 'invalid_code'],
    ['12a', '4242424242424242', 'invalid_code'],
  ])('%s of card %s: %s', (code, number, error) => {
    expect(check('code', code, number)).toBe(error)
  })
})

describe('an address', () => {
  const emailError = (email: string) => rules.checkField('email', { ...EMPTY, email }, NOW)

  it.each([
    ['ada@example.com', null],
    [' ada@example.com ', null],
    ['ａｄａ＠example.com', null],
    ['', 'required'],
    ['ada', 'email_format'],
    ['ada@', 'email_format'],
    ['@example.com', 'email_format'],
    ['ada lovelace@example.com', 'email_format'],
    ['ada@example', 'invalid_email'],
    ['ada..l@example.com', 'invalid_email'],
    [`${'a'.repeat(250)}@example.com`, 'invalid_email'],
  ])('%s has the error %s', (email, error) => {
    expect(emailError(email)).toBe(error)
  })

  it('is one here exactly where it is one in the shop', () => {
    const parts = fc.array(fc.constantFrom('a', 'B', '1', '.', '-', '_', "'", '+', '@', 'xn--', 'com', 'é'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(parts, (written) => {
        const address = written.join('')
        return (emailError(address) === null) === isAddress(address)
      }),
      { examples: [[['a', '@', 'B', '.', 'com']], [['a', '@', 'B', '.', 'xn--', 'com']]] },
    )
    expect(cardRules.toString()).toContain(ADDRESS_PATTERN.source)
  })
})

describe('a name', () => {
  it.each(['firstName', 'lastName'] as const)('cannot be left out: %s', (field) => {
    expect(rules.checkField(field, { ...EMPTY, [field]: ' ' }, NOW)).toBe('required')
    expect(rules.checkField(field, { ...EMPTY, [field]: 'Ada' }, NOW)).toBeNull()
  })
})
