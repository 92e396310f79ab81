import { describe, expect, it } from 'vitest'
import { fillTemplate, hasGap, isWriterGone } from '@/domain/contact/reply'
import { LOCALES } from '@/domain/locale/locales'
import { numberInFours } from '@/domain/orders/number-in-fours'

describe('a template of a reply', () => {
  it.each([
    [
      'names the order wherever it has a gap',
      'Order {number}, {number}.',
      '0123456789AB',
      'Order 0123456789AB, 0123456789AB.',
    ],
    ['keeps its gap without an order', 'Order {number}.', null, 'Order {number}.'],
    ['stays as it is without a gap', 'Thank you.', '0123456789AB', 'Thank you.'],
    ['takes a number as text, not as a pattern', 'Order {number}.', '$&', 'Order $&.'],
  ])('%s', (_, text, number, filled) => {
    expect(fillTemplate(text, number)).toBe(filled)
    expect(hasGap(filled)).toBe(number === null && hasGap(text))
  })

  it.each(LOCALES)(
    'of a fresh installation has a gap for the order in %s, where it speaks of one',
    async (locale) => {
      const { default: words } = (await import(`@/seed/support/${locale}.json`)) as {
        default: Record<string, string>
      }
      expect(Object.entries(words).map(([name, text]) => [name, hasGap(text)])).toEqual([
        ['report', true],
        ['refund', true],
        ['detail', false],
      ])
      for (const text of Object.values(words)) expect(text.replaceAll('{number}', '')).not.toMatch(/[{}]/)
    },
  )
})

describe('the writer of a message', () => {
  it.each([
    ['a@example.com', false],
    ['', true],
    ['  ', true],
    ['erased:0123', true],
  ])('with the address “%s” is gone: %s', (email, gone) => expect(isWriterGone(email)).toBe(gone))
})

describe('the number of an order', () => {
  it('is read in fours', () => {
    expect(numberInFours('123456789012')).toBe('1234 5678 9012')
    expect(numberInFours('12345')).toBe('1234 5')
  })
})
