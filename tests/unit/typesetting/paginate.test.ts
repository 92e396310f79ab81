import { describe, expect, it } from 'vitest'
import { paginate } from '@/domain/typesetting/paginate'

const row = (name: string, { height = 10, above = 0, keepWithNext = false } = {}) => ({
  name,
  height,
  above,
  keepWithNext,
})

const named = (pages: ReturnType<typeof paginate<ReturnType<typeof row>>>) =>
  pages.map((page) => page.map(({ row: { name }, top }) => `${name} ${top}`))

describe('rows on pages', () => {
  it('stand below each other, and go on on the next page', () => {
    expect(named(paginate([row('a'), row('b', { above: 5 }), row('c')], 30))).toEqual([
      ['a 0', 'b 15'],
      ['c 0'],
    ])
  })

  it('have no space above them at the top of a page', () => {
    expect(named(paginate([row('a', { above: 8 }), row('b', { above: 8 })], 12))).toEqual([['a 0'], ['b 0']])
  })

  it('that are kept together move together', () => {
    const rows = [row('a'), row('heading', { keepWithNext: true }), row('line')]
    expect(named(paginate(rows, 25))).toEqual([['a 0'], ['heading 0', 'line 10']])
  })

  it('that are kept together but higher than a page are divided', () => {
    const rows = ['a', 'b', 'c'].map((name) => row(name, { keepWithNext: true }))
    expect(named(paginate(rows, 20))).toEqual([['a 0', 'b 10'], ['c 0']])
  })

  it('that are higher than a page have one of their own', () => {
    expect(named(paginate([row('a', { height: 90 }), row('b')], 20))).toEqual([['a 0'], ['b 0']])
  })

  it('of nothing make no page', () => {
    expect(paginate([], 20)).toEqual([])
  })
})
