export type CardField = 'number' | 'expiry' | 'code' | 'firstName' | 'lastName' | 'email' | 'postal'
export type CardFields = Record<CardField, string>
export type FieldError =
  | 'required'
  | 'invalid_number'
  | 'invalid_expiry'
  | 'invalid_code'
  /** Nobody can have such an address. */
  | 'invalid_email'
  /** It is no address at all: something is missing before or after the sign, or the sign. */
  | 'email_format'
export type CardRules = ReturnType<typeof cardRules>

/**
 * What a card may look like. The server imports this function, and the browser gets its text (see script.ts), so it may
 * refer to nothing outside of itself.
 */
export const cardRules = () => {
  const BRANDS = [
    { id: 'visa', label: 'Visa', prefix: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
    { id: 'amex', label: 'Amex', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
    {
      id: 'mastercard',
      label: 'Mastercard',
      prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
      lengths: [16],
      groups: [4, 4, 4, 4],
      code: 3,
    },
    { id: 'diners', label: 'Diners', prefix: /^3(0[0-5]|[689])/, lengths: [14], groups: [4, 6, 4], code: 3 },
    { id: 'jcb', label: 'JCB', prefix: /^35/, lengths: [16], groups: [4, 4, 4, 4], code: 3 },
    {
      id: 'discover',
      label: 'Discover',
      prefix: /^6(011|4[4-9]|5)/,
      lengths: [16, 19],
      groups: [4, 4, 4, 4, 3],
      code: 3,
    },
    {
      id: 'unionpay',
      label: 'UnionPay',
      prefix: /^62/,
      lengths: [16, 17, 18, 19],
      groups: [4, 4, 4, 4, 3],
      code: 3,
    },
  ]
  // As ADDRESS_PATTERN and LONGEST_ADDRESS in domain/address.ts: tests/unit/gateways/sandbox/card-rules.test.ts holds the two together.
  const ADDRESS =
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$/
  const LONGEST_ADDRESS = 254
  const UNKNOWN_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19]
  const YEARS_AHEAD = 20

  /** Digits of what was typed or pasted; full-width ones of a Japanese keyboard are the same digits. */
  const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

  const brandOf = (number: string) => {
    const digits = digitsOf(number)
    return BRANDS.find((brand) => brand.prefix.test(digits)) ?? null
  }

  /** ISO/IEC 7812: from the right, every second digit doubled, cross sums, a multiple of ten. */
  const passesLuhn = (digits: string) => {
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    return sum > 0 && sum % 10 === 0
  }

  const groupNumber = (number: string) => {
    const digits = digitsOf(number)
    const brand = brandOf(digits)
    const longest = Math.max(...(brand?.lengths ?? UNKNOWN_LENGTHS))
    const groups = brand?.groups ?? [4, 4, 4, 4, 3]
    let rest = digits.slice(0, longest)
    const parts = []
    for (const size of groups) {
      if (rest !== '') parts.push(rest.slice(0, size))
      rest = rest.slice(size)
    }
    return parts.join(' ')
  }

  /**
   * `MM/YY` of what was typed, pasted or filled in (4 -> 04/, 122030 -> 12/30, 2030-12 stays as it is and is
   * invalid).
   */
  const groupExpiry = (expiry: string) => {
    const digits = digitsOf(/^[2-9]$/.test(digitsOf(expiry)) ? `0${expiry}` : expiry)
    const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4)
    return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${year}`
  }

  /** A card is valid to the end of its month. `now` is the year and month of whoever checks. */
  const validExpiry = (expiry: string, now: { year: number; month: number }) => {
    const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(groupExpiry(expiry))
    if (!match) return false
    const months = (2000 + Number(match[2])) * 12 + Number(match[1])
    const current = now.year * 12 + now.month
    return months >= current && months <= current + YEARS_AHEAD * 12
  }

  /** `2027-03` of what stands for `03/27`; null: it is no month. */
  const lastMonthOf = (expiry: string) => {
    const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(groupExpiry(expiry))
    return match ? `20${match[2]}-${match[1]}` : null
  }

  const validNumber = (number: string) => {
    const digits = digitsOf(number)
    return (brandOf(digits)?.lengths ?? UNKNOWN_LENGTHS).includes(digits.length) && passesLuhn(digits)
  }

  const validCode = (code: string, number: string) => {
    const digits = digitsOf(code)
    const brand = brandOf(number)
    const lengths = brand ? [brand.code] : [3, 4]
    return /^\d+$/.test(code.normalize('NFKC').trim()) && lengths.includes(digits.length)
  }

  const emailError = (text: string): FieldError | null => {
    const address = text.normalize('NFKC').trim()
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return 'email_format'
    return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) ? null : 'invalid_email'
  }

  const checkField = (
    field: CardField,
    fields: CardFields,
    now: { year: number; month: number },
  ): FieldError | null => {
    const value = fields[field].trim()
    if (value === '') return 'required'
    if (field === 'number' && !validNumber(value)) return 'invalid_number'
    if (field === 'expiry' && !validExpiry(value, now)) return 'invalid_expiry'
    if (field === 'code' && !validCode(value, fields.number)) return 'invalid_code'
    if (field === 'email') return emailError(value)
    return null
  }

  return { brandOf, digitsOf, groupNumber, groupExpiry, lastMonthOf, checkField }
}
