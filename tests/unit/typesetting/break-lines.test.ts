import { describe, expect, it } from 'vitest'
import { breakLines } from '@/domain/typesetting/break-lines'

/** A square character is two wide, every other one. */
const measure = (letter: string) => (/[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 2 : 1)

const linesOf = (text: string, width: number): string[] =>
  breakLines({ pieces: [{ text }], measure, width }).map((line) => line.map((piece) => piece.text).join(''))

describe('lines of a paragraph', () => {
  it.each([
    ['end at spaces, which hang out', 'one two three', 7, ['one two', 'three']],
    ['end behind a hyphen that joins words', 'a well-being', 8, ['a well-', 'being']],
    ['do not end behind a minus sign', 'x is -5', 6, ['x is', '-5']],
    ['divide a word that is wider than a line', 'abcdefghij k', 4, ['abcd', 'efgh', 'ij k']],
    ['divide an address at its slashes', 'doi.org/10/abc', 9, ['doi.org/', '10/abc']],
    ['end where a line feed stands', 'one\ntwo', 20, ['one', 'two']],
    ['keep an empty line', 'one\n\ntwo', 20, ['one', '', 'two']],
    ['end between any two ideographs', '記憶は再生で強くなる', 8, ['記憶は再', '生で強く', 'なる']],
    ['begin with no full stop', '記憶は。強い', 6, ['記憶', 'は。強', 'い']],
    ['end with no opening bracket', '記憶「再生」', 6, ['記憶', '「再', '生」']],
    ['begin with no small kana and no mark of length', 'データとチャンス', 10, ['データと', 'チャンス']],
    ['keep a Latin word in Chinese text whole', '记忆test强', 6, ['记忆', 'test强']],
    ['end at spaces in Korean', '기억은 다시 떠올릴 때', 7, ['기억은 다시', '떠올릴 때']],
    ['of nothing are none', '', 5, []],
  ])('%s', (_what, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines)
  })

  it('keep the look of every piece', () => {
    const pieces = [
      { text: 'one ', bold: false },
      { text: 'two three', bold: true },
    ]
    expect(breakLines({ pieces, measure, width: 7 })).toEqual([
      [
        { text: 'one ', bold: false },
        { text: 'two', bold: true },
      ],
      [{ text: 'three', bold: true }],
    ])
  })

  it('lose nothing but spaces, and are never wider than they may be', () => {
    const text =
      '「学習」とは、経験によって（行動が）変わることである。 Recall helps more than rereading—often. '
    for (let width = 2; width < 40; width += 1) {
      const lines = linesOf(text, width)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines)
        expect([...line].reduce((sum, each) => sum + measure(each), 0)).toBeLessThanOrEqual(width)
    }
  })
})
