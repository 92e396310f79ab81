import { describe, expect, it } from 'vitest'
import { pageOf } from '@/services/centre/page-of'

const all = Array.from({ length: 23 }, (_, index) => index)

describe('a page of a list', () => {
  it.each([
    ['the first, as long as staff set', { size: 5 }, [0, 1, 2, 3, 4], 5],
    ['the last, shorter', { page: 3, size: 10 }, [20, 21, 22], 3],
    ['one beyond the last: nothing', { page: 4, size: 10 }, [], 3],
    ['all at once', { size: 100 }, all, 1],
  ] as const)('%s', (_, asked, items, pages) => {
    expect(pageOf(all, asked)).toMatchObject({ items, pages, total: 23 })
  })
})
