import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom, parseOrderNumber } from '@/domain/orders/order-number'

const bytes = fc.uint8Array({ minLength: 8, maxLength: 16 })

describe('an order number from random bytes', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], '000000000000'],
    [[255, 255, 255, 255, 255, 255, 255, 255], 'ZZZZZZZZZZZZ'],
    [[0x00, 0x44, 0x32, 0x14, 0xc7, 0x42, 0x54, 0xb0], '0123456789AB'],
    [[0, 0, 0, 0, 0, 0, 0, 0x0f], '000000000000'],
  ])('%j is %s', (from, number) => {
    expect(orderNumberFrom(Uint8Array.from(from))).toBe(number)
  })

  it('reads back as itself, however it is typed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const number = orderNumberFrom(random)
        expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
        expect(parseOrderNumber(number.toLowerCase())).toBe(number)
        expect(parseOrderNumber(number.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(number)
      }),
    )
  })

  it('depends on each of the first 60 bits and on no other', () => {
    fc.assert(
      fc.property(bytes, fc.nat(63), (random, bit) => {
        const flipped = Uint8Array.from(random)
        flipped[bit >> 3]! ^= 0x80 >> (bit & 7)
        expect(orderNumberFrom(flipped) !== orderNumberFrom(random)).toBe(bit < 60)
      }),
    )
  })

  it('is refused when there are fewer than 60 bits', () => {
    expect(() => orderNumberFrom(new Uint8Array(7))).toThrow(RangeError)
  })
})

describe('an order number as typed', () => {
  it.each([
    ['OIL0oil0abcd', '01100110ABCD'],
    ['0123456789ab', '0123456789AB'],
    ['0123456789A', null],
    ['0123456789ABC', null],
    ['', null],
    [' 0123456789AB', null],
    ['0123-4567-89AB', null],
    ['U123456789AB', null],
    ['ı123456789AB', null],
    ['０123456789AB', null],
    ['0123456789AB\n', null],
  ])('%j is %j', (text, number) => {
    expect(parseOrderNumber(text)).toBe(number)
  })
})
