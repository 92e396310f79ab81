import { describe, expect, it } from 'vitest'
import { listHref, readListQuery } from '@/ui/centre/results/list-query'

const read = (query: string) => readListQuery(new URLSearchParams(query))

describe('what the address of the list of tests asks for', () => {
  it.each([
    ['', { state: null, page: 1 }],
    ['state=pending&page=3', { state: 'pending', page: 3 }],
    ['state=completed', { state: 'completed', page: 1 }],
    ['state=paid&page=2', { state: null, page: 2 }],
    ['page=0', { state: null, page: 1 }],
    ['page=-1', { state: null, page: 1 }],
    ['page=1e3', { state: null, page: 1 }],
    ['page=2.5', { state: null, page: 1 }],
    ['page=1000', { state: null, page: 1000 }],
    ['page=1001', { state: null, page: 1 }],
    ['page=99999999999999999999', { state: null, page: 1 }],
  ])('%j', (query, asked) => {
    expect(read(query)).toEqual(asked)
  })

  it.each([
    [{ state: null, page: 1 }, '/userCenter/resultReport/iq-1'],
    [{ state: null, page: 2 }, '/userCenter/resultReport/iq-1?page=2'],
    [{ state: 'pending', page: 2 }, '/userCenter/resultReport/iq-1?state=pending&page=2'],
  ] as const)('%j has an address of its own, which is read as the same', (query, href) => {
    expect(listHref({ code: 'iq', examId: 1 }, query)).toBe(href)
    expect(read(href.split('?')[1] ?? '')).toEqual(query)
  })
})
