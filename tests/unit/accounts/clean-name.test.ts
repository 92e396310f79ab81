import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, cleanText } from '@/domain/accounts/clean-name'

describe('a name as it is kept', () => {
  it.each([
    ['a plain one', 'Kim Vogel', 'Kim Vogel'],
    ['spaces around it', '  Kim  ', 'Kim'],
    ['a line break inside', 'Kim\r\nVogel', 'Kim Vogel'],
    ['a tab inside', 'Kim\tVogel', 'Kim Vogel'],
    ['a line separator inside', 'Kim\u2028Vogel', 'Kim Vogel'],
    ['a bell and an escape', 'Ki\u0007m\u001b[31m', 'Kim[31m'],
    ['a direction that is turned', 'Kim \u202EgoV', 'Kim goV'],
    ['an isolate', '\u2066Kim\u2069', 'Kim'],
    ['a mark of direction', 'Kim\u200F', 'Kim'],
    ['half a character', 'Kim\ud83d', 'Kim'],
    ['a soft hyphen', 'Ki\u00ADm', 'Kim'],
    ['an invisible operator', 'Kim\u2062', 'Kim'],
    ['nothing but fillers', '\u3164\uFFA0', ''],
    ['an emoji of several', '👩‍👩‍👧 Kim', '👩‍👩‍👧 Kim'],
    ['Hebrew', 'קים', 'קים'],
    ['Persian with a joiner', 'می‌خواهم', 'می‌خواهم'],
    ['a flag', '🇯🇵 キム', '🇯🇵 キム'],
    ['nothing but what is hidden', '\u200B\u202E\n', ''],
    ['nothing', '', ''],
  ])('%s', (_, typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it('is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const kept = cleanName(typed)
        expect(cleanName(kept)).toBe(kept)
        expect(kept.length).toBeLessThanOrEqual(typed.length)
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
      }),
    )
  })
})

describe('a text as it is kept', () => {
  it.each([
    ['lines', 'One\r\n\nTwo  \n', 'One\n\nTwo'],
    ['a direction that is turned', 'Pay \u202E4.99\nnow\u200B', 'Pay 4.99\nnow'],
  ])('%s', (_, typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
  })
})
