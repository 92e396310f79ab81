import { describe, expect, it } from 'vitest'
import { unreadableIn } from '@/domain/http/unreadable-query'

describe('a query of Payload’s REST', () => {
  it.each([
    ['', []],
    ['limit=0&page=1&depth=0&sort=-updatedAt&draft=true', []],
    ['where[_status][equals]=published&limit=1&page=', []],
    ['where={"a":{"equals":1}}&where=', []],
    ['page=-1', ['page']],
    ['page=0', ['page']],
    ['page=1.5', ['page']],
    ['page=1e9', ['page']],
    ['limit=-1&page=1&page=x', ['limit', 'page']],
    ['depth=Infinity', ['depth']],
    ['where=x', ['where']],
    ['where=1', ['where']],
    ['where=null&data={', ['where', 'data']],
    ['constructor=x&__proto__=y', []],
  ])('?%s cannot be read for %j', (search, names) => {
    expect(unreadableIn(new URLSearchParams(search))).toEqual(names)
  })
})
