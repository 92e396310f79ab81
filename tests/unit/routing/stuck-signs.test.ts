import { describe, expect, it } from 'vitest'
import { addressWithoutStuckSigns } from '@/domain/routing/stuck-signs'

const SHARED = '/report/shared/iq-1?id=share-abc'

describe('the address of a page with something stuck to its end', () => {
  it.each([
    ['a full stop', `${SHARED}.`, SHARED],
    ['behind its language', `${SHARED}&hl=EN.`, `${SHARED}&hl=EN`],
    ['a comma', `${SHARED},`, SHARED],
    ['a bracket and a full stop', `${SHARED}).`, SHARED],
    ['an angle bracket, escaped', `${SHARED}%3E`, SHARED],
    ['a quotation mark, escaped', `${SHARED}%E2%80%9D.`, SHARED],
    ['the marks of bold text', `${SHARED}**`, SHARED],
    ['a Japanese full stop', `${SHARED}&hl=JA%E3%80%82`, `${SHARED}&hl=JA`],
    ['a Chinese bracket', `${SHARED}%EF%BC%89`, SHARED],
    ['a path alone', '/landing_page/new/iq-1.', '/landing_page/new/iq-1'],
    ['a question mark with nothing behind it', '/landing_page/new/iq-1?', '/landing_page/new/iq-1'],
  ])('%s', (_, url, address) => {
    expect(addressWithoutStuckSigns(url)).toBe(address)
  })

  it.each([
    ['nothing is stuck', `${SHARED}&hl=EN`],
    ['the beginning', '/'],
    ['nothing but signs', '/...'],
    ['a tail of signs that no sentence has', `${SHARED}${'.'.repeat(10_000)}`],
    ['a token that ends so', `${SHARED}_-`],
    ['what somebody looks for', '/help/iq-1?q=why%3F'],
    ['what an advertiser says', '/landing_page/new/iq-1?hl=EN&utm_campaign=Save!'],
    ['a full stop within', '/.well-known/x?id=a.b'],
    ['a letter of another script', `${SHARED}%E3%81%82`],
  ])('stays: %s', (_, url) => {
    expect(addressWithoutStuckSigns(url)).toBe(url)
  })
})
