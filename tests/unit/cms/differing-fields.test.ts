import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '@/cms/collections'
import { differingFields } from '@/cms/publishing/differing-fields'
import type { Row } from '@/cms/publishing/leaves'

const fieldsOf = (slug: string): Field[] => collections.find((config) => config.slug === slug)?.fields ?? []
const hero = { id: 'a', blockType: 'hero', heading: 'Hero', text: 'Text', action: 'Go' }
const faq = {
  id: 'b',
  blockType: 'faq',
  heading: 'Questions',
  items: [{ id: 'x', title: 'Why?', text: 'So.' }],
}
const stored = { title: 'Title', description: 'About', exam: 'exam-1', blocks: [hero, faq] }
const differing = (mine: Row, theirs: Row = stored) =>
  differingFields({ fields: fieldsOf('landing-pages'), mine, theirs }).map(({ path }) => path)

describe('what a form holds otherwise than the store', () => {
  it.each<[string, Row, string[]]>([
    ['nothing', stored, []],
    ['a text', { ...stored, title: 'Other' }, ['title']],
    ['a text of a block', { ...stored, blocks: [{ ...hero, heading: 'New' }, faq] }, ['blocks.0.heading']],
    [
      'a text of a row of a block',
      { ...stored, blocks: [hero, { ...faq, items: [{ id: 'x', title: 'How?', text: 'So.' }] }] },
      ['blocks.1.items.0.title'],
    ],
    ['the order of rows, as one difference', { ...stored, blocks: [faq, hero] }, ['blocks']],
    ['a row more, as one difference', { ...stored, blocks: [hero, { ...hero, id: 'c' }, faq] }, ['blocks']],
    ['what is emptied', { ...stored, description: '' }, ['description']],
    ['a relation', { ...stored, exam: 'exam-2' }, ['exam']],
    ['nothing where it sends nothing', { title: 'Title' }, []],
  ])('%s', (_, mine, paths) => {
    expect(differing(mine)).toEqual(paths)
  })

  it('an empty field is empty however it is written, and a related document is its id', () => {
    const theirs = { ...stored, description: null, exam: { id: 'exam-1', updatedAt: '2026-11-28' } }
    expect(differing({ ...stored, description: '' }, theirs)).toEqual([])
  })

  it('rich text is compared as it reads, whatever the order of its keys', () => {
    const fields = fieldsOf('articles')
    const mine = { body: { root: { type: 'root', children: [{ type: 'text', text: 'One' }] } } }
    const same = { body: { root: { children: [{ text: 'One', type: 'text' }], type: 'root' } } }
    const other = { body: { root: { children: [{ text: 'Two', type: 'text' }], type: 'root' } } }
    expect(differingFields({ fields, mine, theirs: same })).toEqual([])
    expect(differingFields({ fields, mine, theirs: other }).map(({ path }) => path)).toEqual(['body'])
  })

  it('the times and the status that Payload adds are nothing that was typed', () => {
    const fields: Field[] = [
      { name: 'title', type: 'text' },
      { name: 'updatedAt', type: 'date' },
      { name: '_status', type: 'select', options: ['draft', 'published'] },
    ]
    const mine = { title: 'One', updatedAt: '2026-11-27', _status: 'published' }
    const theirs = { title: 'One', updatedAt: '2026-11-28', _status: 'draft' }
    expect(differingFields({ fields, mine, theirs })).toEqual([])
  })
})
