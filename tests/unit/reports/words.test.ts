import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import { reportWords } from '@/services/reports/view/words'

describe('a list in a report', () => {
  it.each<[Locale, string]>([
    ['EN', '3, 5, and 7'],
    ['DE', '3, 5 und 7'],
    ['JA', '3、5、7'],
    ['KR', '3, 5, 7'],
  ])('of numbers in %s: %s', async (locale, said) => {
    const { list } = await reportWords(locale)
    expect(list([3, 5, 7])).toBe(said)
    expect(list(['3'])).toBe('3')
  })
})
