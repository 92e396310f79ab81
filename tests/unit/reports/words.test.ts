import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import { keptByLocale } from '@/i18n/messages'
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

describe('the words of reports', () => {
  it('are made once for each language, however many ask at the same time', async () => {
    const [one, other, german] = await Promise.all([reportWords('EN'), reportWords('EN'), reportWords('DE')])
    expect(other).toBe(one)
    expect((await reportWords('EN')).t).toBe(one.t)
    expect(german.t('score.title')).not.toBe(one.t('score.title'))
  })

  it('are asked for again where they could not be made', async () => {
    let tries = 0
    const words = keptByLocale(async (locale) => {
      tries++
      if (tries === 1) throw new Error('no file')
      return { locale }
    })
    await expect(words('FR')).rejects.toThrow('no file')
    expect(await words('FR')).toBe(await words('FR'))
    expect(tries).toBe(2)
  })
})
