import { describe, expect, it } from 'vitest'
import { chosenIn, withChoice } from '@/cms/admin/filters/edit-where'
import { QUICK_FILTERS } from '@/cms/admin/filters/quick-filter-fields'
import { collections } from '@/cms/collections'

const PART = { field: 'part', operator: 'equals' } as const

describe('a quick filter', () => {
  it('stands in the shape that the filter editor reads', () => {
    expect(withChoice(undefined, { ...PART, value: '2' })).toEqual({
      or: [{ and: [{ part: { equals: '2' } }] }],
    })
  })

  it('takes the place of the choice before', () => {
    const before = withChoice(undefined, { ...PART, value: '2' })
    const after = withChoice(before, { ...PART, value: '3' })
    expect(chosenIn(after, PART)).toBe('3')
    expect(after.or).toHaveLength(1)
  })

  it('leaves what else was asked, in every branch', () => {
    const asked = { or: [{ and: [{ name: { like: 'a' } }] }, { and: [{ b: { less_than: 0 } }] }] }
    const both = withChoice(asked, { ...PART, value: '1' })
    expect(both.or?.map(({ and }) => and?.length)).toEqual([2, 2])
    expect(chosenIn(both, PART)).toBe('1')
    expect(withChoice(both, { ...PART, value: '' })).toEqual(asked)
  })

  it('goes without a trace', () => {
    expect(withChoice(withChoice(undefined, { ...PART, value: '2' }), { ...PART, value: '' })).toEqual({})
  })

  it('is not chosen where only one branch has it', () => {
    const asked = { or: [{ and: [{ part: { equals: '1' } }] }, { and: [{ part: { equals: '2' } }] }] }
    expect(chosenIn(asked, PART)).toBe('')
  })

  it('reads queries that were written without branches', () => {
    expect(chosenIn({ and: [{ part: { equals: 2 } }] }, PART)).toBe('2')
    expect(chosenIn({}, PART)).toBe('')
  })
})

describe('the table of quick filters', () => {
  const namesIn = (fields: readonly unknown[]): string[] =>
    (fields as { name?: string; type: string; fields?: unknown[] }[]).flatMap((field) =>
      field.name ? [field.name] : namesIn(field.fields ?? []),
    )

  it.each(Object.entries(QUICK_FILTERS))('names fields that %s has', (slug, fields) => {
    const config = collections.find((collection) => collection.slug === slug)
    const own = [...namesIn(config?.fields ?? []), ...(config?.versions ? ['_status'] : [])]
    expect(fields.filter((field) => !own.includes(field))).toEqual([])
  })
})
