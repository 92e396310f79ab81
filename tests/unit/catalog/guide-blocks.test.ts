import { describe, expect, it } from 'vitest'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import { richText } from '@/seed/rich-text'

const plain = (text: string) => ({ text, bold: false, italic: false, href: null })
const document = (...children: object[]) => ({ root: { type: 'root', children } })
const text = (words: string, format = 0) => ({ type: 'text', text: words, format })

describe('a guide for the reader', () => {
  it('keeps headings and paragraphs in their order', () => {
    expect(guideBlocks(richText([{ heading: 'One', paragraphs: ['Two', 'Three'] }]))).toEqual([
      { kind: 'heading', runs: [plain('One')] },
      { kind: 'paragraph', runs: [plain('Two')] },
      { kind: 'paragraph', runs: [plain('Three')] },
    ])
  })

  it('keeps lists, bold and italic words', () => {
    const item = (...children: object[]) => ({ type: 'listitem', children })
    const list = { type: 'list', listType: 'number', children: [item(text('a', 1)), item(text('b', 3))] }
    expect(guideBlocks(document(list))).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [[{ ...plain('a'), bold: true }], [{ ...plain('b'), bold: true, italic: true }]],
      },
    ])
  })

  it.each([
    ['https://example.com/', 'https://example.com/'],
    ['javascript:alert(1)', null],
    [{ url: 'https://example.com/' }, null],
  ])('leads by a link to %j: %j', (url, href) => {
    const link = { type: 'link', fields: { url }, children: [text('here')] }
    expect(guideBlocks(document({ type: 'paragraph', children: [link] }))).toEqual([
      { kind: 'paragraph', runs: [{ ...plain('here'), href }] },
    ])
  })

  it.each([
    null,
    {},
    'text',
    document(),
    document({ type: 'paragraph', children: [] }),
    document({ type: 'upload' }),
  ])('is empty for %j', (nothing) => expect(guideBlocks(nothing)).toEqual([]))
})
