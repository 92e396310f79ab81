import { describe, expect, it } from 'vitest'
import { type TableText, type WhyNot, whyNot } from '@/domain/languages/texts/check-change'
import { readCsv, writeCsv } from '@/domain/languages/texts/csv'
import { partsOf, withParts } from '@/domain/languages/texts/rich-parts'
import { type Moment, type TextState, textState } from '@/domain/languages/texts/text-state'

describe('a table for a spreadsheet', () => {
  const texts = [
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-1',
    '@sum',
    "'=kept as it was",
    "'quoted'",
    'a "word", a comma; and\ntwo lines',
    '日本語',
    '',
    ' ',
  ]

  it('reads every text back as it was', () => {
    const rows = [['path', 'DE'], ...texts.map((text) => ['title', text])]
    expect(readCsv(writeCsv(rows))).toEqual(rows)
  })

  it('has no cell that a spreadsheet would run', () => {
    const [, ...lines] = writeCsv([['x'], ...texts.slice(0, 5).map((text) => [text])]).split('\r\n')
    expect(lines.filter((line) => /^"[=+\-@]/.test(line))).toEqual([])
    expect(lines[0]).toMatch(/^"'=/)
  })

  it.each<[string, string, string[][] | null]>([
    [
      'of semicolons',
      'path;DE\r\ntitle;"a, b"\r\n',
      [
        ['path', 'DE'],
        ['title', 'a, b'],
      ],
    ],
    [
      'of semicolons with commas that are in no quotes',
      'path;DE\r\ntitle;a, b, \r\n',
      [
        ['path', 'DE'],
        ['title', 'a, b, '],
      ],
    ],
    [
      'of commas with a semicolon in a bare cell',
      'path,DE\ntitle,a; b\n',
      [
        ['path', 'DE'],
        ['title', 'a; b'],
      ],
    ],
    [
      'of bare cells',
      'path,DE\ntitle,=1+1\n',
      [
        ['path', 'DE'],
        ['title', '=1+1'],
      ],
    ],
    [
      'without its last line end',
      'path,DE\ntitle,x',
      [
        ['path', 'DE'],
        ['title', 'x'],
      ],
    ],
    [
      'with empty rows',
      'path,DE\r\n,\r\n\r\ntitle,x\r\n',
      [
        ['path', 'DE'],
        ['title', 'x'],
      ],
    ],
    ['of nothing', '', []],
    ['that ends in the middle of a cell', 'path,DE\ntitle,"x', null],
    ['with a quote inside a bare cell', 'path,DE\ntitle,x"y', null],
  ])('%s is read', (_, file, rows) => {
    expect(readCsv(file)).toEqual(rows)
  })
})

const node = (text: string, format = 0) => ({ type: 'text', format, text })
const rich = (...paragraphs: object[][]) => ({
  root: { type: 'root', children: paragraphs.map((children) => ({ type: 'paragraph', children })) },
})

describe('a text with form', () => {
  const link = { type: 'link', fields: { url: '/help' }, children: [node('here')] }
  const text = rich([node('Read '), node('this', 1), { type: 'linebreak' }], [link])

  it('is its words in their order', () => {
    expect(partsOf(text)).toEqual(['Read ', 'this', 'here'])
    expect([partsOf(null), partsOf('text'), partsOf({})]).toEqual([[], [], []])
  })

  it('keeps its form with other words', () => {
    const german = withParts(
      text,
      new Map([
        [0, 'Lies '],
        [2, 'hier'],
      ]),
    )
    expect(partsOf(german)).toEqual(['Lies ', 'this', 'hier'])
    expect(
      withParts(
        german,
        new Map([
          [0, 'Read '],
          [2, 'here'],
        ]),
      ),
    ).toEqual(text)
  })
})

describe('the state of a text beside English', () => {
  const was = (english: string, said: string): Moment => ({ english, said })
  it.each<[TextState, string, string, string, Moment[]]>([
    ['missing', 'nothing is said', 'One', ' ', []],
    ['done', 'English says nothing either', '', '', []],
    ['copied', 'it is the same', 'One', 'One', []],
    ['done', 'no earlier version is kept', 'One', 'Eins', []],
    ['older', 'English changed after it', 'Two', 'Eins', [was('One', 'Eins')]],
    ['done', 'it changed after English', 'Two', 'Zwei', [was('Two', 'Eins'), was('One', 'Eins')]],
    ['done', 'both changed at once', 'Two', 'Zwei', [was('One', 'Eins')]],
    [
      'older',
      'English changed again since',
      'Three',
      'Zwei',
      [was('Two', 'Zwei'), was('Two', 'Eins'), was('One', 'Eins')],
    ],
    ['done', 'nothing of both changed', 'One', 'Eins', [was('One', 'Eins'), was('One', 'Eins')]],
  ])('is %s where %s', (state, _, english, said, before) => {
    expect(textState({ english, said, before })).toBe(state)
  })
})

describe('a change of a text', () => {
  const known = new Map<string, TableText>([
    ['title', { kind: 'line', max: 5, said: 'Titel', seen: 'v1', fixed: false }],
    ['summary', { kind: 'lines', max: 40, said: '', seen: 'v1', fixed: false }],
    ['body#0', { kind: 'part', max: 40_000, said: 'Text', seen: 'v1', fixed: false }],
    ['body#9', { kind: 'part', max: 40_000, said: '', seen: 'v1', fixed: true }],
    ['picture.1', { kind: 'picture', max: 40_000, said: 'Bild', seen: 'v1', fixed: false }],
  ])
  const change = (path: string, text: string, seen = 'v1') => ({ path, text, seen })
  it.each<[WhyNot | null, string, ReturnType<typeof change>]>([
    [null, 'another title', change('title', 'Name')],
    [null, 'a title that is emptied', change('title', '')],
    [null, 'what looks like a formula', change('title', '=1+1')],
    [null, 'several lines', change('summary', 'one\n\ttwo')],
    [null, 'what is there already, whatever was seen', change('title', 'Titel', 'v0')],
    [null, 'five emoji, which are five characters', change('title', '😀😀😀😀😀')],
    ['long', 'a title that is too long', change('title', 'Titel!')],
    ['long', 'a hundred thousand characters', change('body#0', 'x'.repeat(100_000))],
    ['broken', 'a title of two lines', change('title', 'a\nb')],
    ['broken', 'a part of a text with a line break', change('body#0', 'a\nb')],
    ['broken', 'lines with a zero byte', change('summary', 'a\0b')],
    ['broken', 'half a character', change('summary', '\uD800')],
    ['empty', 'a part without words', change('body#0', ' ')],
    ['empty', 'a picture without a description', change('picture.1', '')],
    ['changed', 'what somebody else changed', change('title', 'Name', 'v0')],
    ['unknown', 'a text that there is not', change('nowhere', 'x')],
    ['unknown', 'a field that is no text', change('__proto__', 'x')],
    ['unknown', 'a part that the other language has not', change('body#9', 'x')],
  ])('is refused as %s: %s', (why, _, asked) => {
    expect(whyNot(asked, { known, others: [asked] })).toBe(why)
  })

  it('is refused where it is asked for twice', () => {
    const both = [change('title', 'a'), change('title', 'b')]
    expect(both.map((asked) => whyNot(asked, { known, others: both }))).toEqual(['twice', 'twice'])
  })
})
