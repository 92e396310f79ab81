import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/domain/routing/routes'
import { currentIn, PLACES } from '@/ui/centre/frame/places'
import { codeError, newAddressError } from '@/ui/centre/settings/address-errors'
import { forgetIn } from '@/ui/centre/settings/forget-browser'

describe('another address', () => {
  it.each([
    ['new@example.com', null],
    [' new@example.com ', null],
    ['', 'invalid'],
    ['new@', 'invalid'],
    ['OLD@example.com', 'same'],
  ])('%j: %s', (written, error) => {
    expect(newAddressError(written, 'old@example.com')).toBe(error)
  })

  it.each([
    ['12345678', null],
    ['1234 5678', null],
    ['１２３４５６７８', null],
    ['1234567', 'codeMissing'],
    ['', 'codeMissing'],
  ])('the code %j: %s', (written, error) => {
    expect(codeError(written)).toBe(error)
  })
})

describe('a shared computer', () => {
  it('forgets what the product kept, and nothing else', () => {
    const kept = new Map([
      ['IQ-answers-1', 'a'],
      ['other', 'b'],
      ['IQ-place-1', 'c'],
    ])
    forgetIn({
      get length() {
        return kept.size
      },
      key: (index) => [...kept.keys()][index] ?? null,
      removeItem: (key) => void kept.delete(key),
    })
    expect([...kept.keys()]).toEqual(['other'])
  })
})

describe('the places of the center', () => {
  it('are only those whose page is built', () => {
    expect(PLACES.map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'tests', 'me']))
    expect(PLACES.filter(({ route }) => !ROUTES[route].built)).toEqual([])
  })

  it('know the pages that belong to them', () => {
    const me = PLACES.find(({ id }) => id === 'me')
    expect(me && [currentIn(me, 'settings'), currentIn(me, 'userInfo'), currentIn(me, 'results')]).toEqual([
      'page',
      'true',
      undefined,
    ])
  })
})
