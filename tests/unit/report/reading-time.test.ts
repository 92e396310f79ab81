import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import { proseOf, readingMinutes } from '@/ui/report/care/reading-time'

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

describe('the time that a text takes to read', () => {
  it.each([
    ['nothing', 'EN', [], 0],
    ['blanks', 'EN', [' '], 0],
    ['a sentence', 'EN', ['Three short words.'], 1],
    ['460 words of English', 'EN', [words(460)], 2],
    ['460 words in two texts', 'DE', [words(200), words(260)], 2],
    ['344 words, nearer to one minute', 'FR', [words(344)], 1],
    ['346 words, nearer to two', 'FR', [words(346)], 2],
    ['1,500 characters of Chinese', 'CN', ['字'.repeat(1500)], 3],
    ['the same in Hong Kong', 'HK', ['字'.repeat(1500)], 3],
    ['1,000 characters of Japanese', 'JA', ['か'.repeat(1000)], 2],
    ['1,000 characters of Korean with blanks', 'KR', ['가나 '.repeat(500)], 2],
  ] as [string, Locale, string[], number][])('%s', (_, locale, texts, minutes) => {
    expect(readingMinutes(texts, locale)).toBe(minutes)
  })
})

describe('what is read of a report', () => {
  it('is its sentences, not its names, codes, figures or sources', () => {
    const said = {
      title: 'Speed',
      band: 'normal',
      iq: 112,
      none: null,
      paragraphs: ['One.', 'Two?'],
      list: [{ text: '三。' }],
      sources: ['Raven (2000).'],
      drawing: 'A curve.',
    }
    expect(proseOf(said)).toEqual(['One.', 'Two?', '三。'])
    expect(proseOf(null)).toEqual([])
  })
})
