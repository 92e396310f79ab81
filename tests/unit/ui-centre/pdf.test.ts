import { describe, expect, it } from 'vitest'
import { findHits, marked } from '@/ui/centre/pdf/find-hits'
import { placeIn, START, withPlace, zoomed } from '@/ui/centre/pdf/pdf-places'

describe('a search in a document', () => {
  const pages = [
    ['Recall ', 'helps more ', 'than rereading.'],
    ['想起は再', '読にまさる。'],
    ['Café ﬁrst, STRASSE', 'cafe'],
  ]

  it.each([
    ['a word of one piece', 'helps', [{ page: 1, parts: [{ item: 1, start: 0, end: 5 }] }]],
    [
      'words on two lines',
      'more  than',
      [
        {
          page: 1,
          parts: [
            { item: 1, start: 6, end: 10 },
            { item: 2, start: 0, end: 4 },
          ],
        },
      ],
    ],
    [
      'a word that a line divides',
      '再読',
      [
        {
          page: 2,
          parts: [
            { item: 0, start: 3, end: 4 },
            { item: 1, start: 0, end: 1 },
          ],
        },
      ],
    ],
    [
      'a word with and without its accent',
      'CAFÉ',
      [
        { page: 3, parts: [{ item: 0, start: 0, end: 4 }] },
        { page: 3, parts: [{ item: 1, start: 0, end: 4 }] },
      ],
    ],
    ['a letter that is two', 'fir', [{ page: 3, parts: [{ item: 0, start: 5, end: 7 }] }]],
    ['what is not there', 'zebra', []],
    ['nothing', '  ', []],
  ])('finds %s', (_what, words, hits) => {
    expect(findHits(pages, words)).toEqual(hits)
  })

  it('finds an endless number of hits no further than it can show them', () => {
    expect(findHits([['a'.repeat(9000)]], 'a')).toHaveLength(500)
  })

  it('marks its hits in text that stays text', () => {
    const mark = (start: number, end: number) => ({ start, end, className: 'here' })
    expect(marked('a <b> & "c"', [mark(2, 5), mark(8, 11)])).toBe(
      'a <mark class="here">&lt;b&gt;</mark> &amp; <mark class="here">&quot;c&quot;</mark>',
    )
    expect(marked("it's", [])).toBe('it&#39;s')
  })
})

describe('the place in a document', () => {
  it('is remembered by document, the last ones', () => {
    const kept = withPlace(null, 'a/1', { page: 3, zoom: 1.5 })
    expect(placeIn(kept, 'a/1')).toEqual({ page: 3, zoom: 1.5 })
    expect(placeIn(kept, 'a/2')).toEqual(START)
    let many = kept
    for (let number = 0; number < 60; number += 1) many = withPlace(many, `b/${number}`, START)
    expect(JSON.parse(many)).toHaveLength(40)
    expect(placeIn(many, 'a/1')).toEqual(START)
  })

  it.each([
    null,
    '',
    'no JSON',
    '{}',
    '[null]',
    '[["a/1"]]',
    '[["a/1",{"page":-2,"zoom":"fit"}]]',
    '[["a/1",{"page":2,"zoom":99}]]',
  ])('is the beginning where the device keeps %s', (kept) => {
    expect(placeIn(kept, 'a/1')).toEqual(START)
  })

  it.each([
    [1, 'in', 1.25],
    [1, 'out', 0.75],
    [1.1, 'in', 1.25],
    [1.1, 'out', 1],
    [3, 'in', 3],
    [0.5, 'out', 0.5],
    [0.48, 'out', 0.5],
    [0.48, 'in', 0.5],
  ] as const)('at %s, zooming %s shows %s', (shown, way, next) => {
    expect(zoomed(shown, way)).toBe(next)
  })
})
