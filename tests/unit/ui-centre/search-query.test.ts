import { describe, expect, it } from 'vitest'
import { keywordOf, readSearchQuery, searchHref } from '@/ui/centre/list/search-query'

const CATEGORIES = ['science', 'mental_health'] as const
const read = (query: string) => readSearchQuery(new URLSearchParams(query), CATEGORIES)
const NOTHING = { category: null, keyword: '', page: 1 }

describe('what the address of a list of documents asks for', () => {
  it.each([
    ['', NOTHING],
    ['category=science&q=sleep&page=3', { category: 'science', keyword: 'sleep', page: 3 }],
    ['category=Science', NOTHING],
    ['category=constructor', NOTHING],
    ['category=science&category=mental_health', { ...NOTHING, category: 'science' }],
    ['q=%20%20sleep+and+mood%0A', { ...NOTHING, keyword: 'sleep and mood' }],
    ['q=%E7%9D%A1%E7%9C%A0', { ...NOTHING, keyword: '睡眠' }],
    ['q=%20', NOTHING],
    [`q=${'a'.repeat(100)}`, { ...NOTHING, keyword: 'a'.repeat(100) }],
    [`q=${'a'.repeat(101)}`, NOTHING],
    ['page=0', NOTHING],
    ['page=2.5', NOTHING],
    ['page=1001', NOTHING],
  ])('%j', (query, asked) => {
    expect(read(query)).toEqual(asked)
  })

  it.each([
    [NOTHING, '/list'],
    [{ ...NOTHING, page: 2 }, '/list?page=2'],
    [
      { category: 'mental_health', keyword: 'a&b=c #1', page: 2 },
      '/list?category=mental_health&q=a%26b%3Dc+%231&page=2',
    ],
  ] as const)('%j has an address of its own, which is read as the same', (query, href) => {
    expect(searchHref('/list', query)).toBe(href)
    expect(read(href.split('?')[1] ?? '')).toEqual(query)
  })

  it('what is written is looked for without the blanks around it', () => {
    expect(keywordOf('  memory ')).toBe('memory')
  })
})
