import { describe, expect, it } from 'vitest'
import { tellableSearch } from '@/domain/consent/tellable-search'

describe('the query that others may read', () => {
  it.each([
    ['', ''],
    ['?hl=DE&fbclid=a%20b+c', '?hl=DE&fbclid=a%20b+c'],
    ['?utm_source=x&promo=SPRING&gbraid=1', '?utm_source=x&promo=SPRING&gbraid=1'],
    ['?orderNumber=0123456789AB', ''],
    ['?orderNumber=0123456789AB&hl=DE&ttclid=a', '?hl=DE&ttclid=a'],
    ['?hl=DE&orderNumber=0123456789AB&orderNumber=1', '?hl=DE'],
    ['?email=a%40example.com&hl=EN', '?hl=EN'],
    ['?utm_content=a%40example.com&hl=EN', '?hl=EN'],
    ['?id=7&token=abc&score=120', ''],
    ['?utm_=x&utm_a-b=y', ''],
  ])('of %s is "%s"', (search, told) => {
    expect(tellableSearch(search)).toBe(told)
    // Else a page would be loaded anew without end.
    expect(tellableSearch(told)).toBe(told)
  })
})
