import { describe, expect, it } from 'vitest'
import { isRichText } from '@/domain/publishing/rich-text'

const root = (...children: unknown[]) => ({ root: { type: 'root', children } })
const text = { type: 'text', text: 'Terms' }

describe('a rich text', () => {
  it.each<[string, unknown, boolean]>([
    ['an empty one', root(), true],
    ['a paragraph', root({ type: 'paragraph', children: [text] }), true],
    ['a hole', root(null), false],
    ['a hole deep inside', root({ type: 'list', children: [{ type: 'listitem', children: [null] }] }), false],
    ['a string for a node', root('Terms'), false],
    ['children that are no list', { root: { children: {} } }, false],
    ['no root', {}, false],
    ['a string', 'Terms', false],
    ['a list', [text], false],
  ])('%s', (_, value, expected) => {
    expect(isRichText(value)).toBe(expected)
  })
})
