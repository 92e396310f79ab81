import { describe, expect, it } from 'vitest'
import { afterSignIn, wayBackOf, wayBackQuery } from '@/ui/account/where-to'

const COURSE = '?to=courseDetail&id=learning-that-lasts'

describe('after a sign-in', () => {
  it.each([
    ['the centre without a wish', '', 'centre'],
    ['the place that was wished for', '?hl=DE&to=results', 'results'],
    ['the centre for a route that is no way back', '?to=payment', 'centre'],
    ['the centre for the sign-in itself', '?to=login', 'centre'],
    ['the centre for an address', '?to=https%3A%2F%2Fevil.example', 'centre'],
    ['the centre for a path', '?to=%2Fadmin', 'centre'],
    ['the centre for what every object has', '?to=constructor', 'centre'],
    ['the first of two wishes', '?to=settings&to=results', 'settings'],
    ['the centre for a document without its name', '?to=courseDetail', 'centre'],
    ['the centre for a document of no possible name', '?to=courseDetail&id=..%2Fadmin', 'centre'],
  ])('%s', (_, search, route) => {
    expect(afterSignIn({ mustSetPassword: false }, search)).toEqual({ route })
  })

  it.each([
    ['a document', COURSE, {}],
    ['a chapter of it', `${COURSE}&chapter=12`, { chapter: '12' }],
    ['the document where the chapter is none', `${COURSE}&chapter=0x2`, {}],
  ])('%s', (_, search, more) => {
    const way = { route: 'courseDetail', id: 'learning-that-lasts', ...more }
    expect(afterSignIn({ mustSetPassword: false }, search)).toEqual(way)
  })

  it('a password of their own comes first, whatever was wished for', () => {
    expect(afterSignIn({ mustSetPassword: true }, '?to=results')).toEqual({ route: 'editPassword' })
  })

  it.each([
    ['the document that was wished for', '?to=articleDetail&id=sleep-and-mood', 'sleep-and-mood'],
    ['no document without its name', '?to=articleDetail', null],
    ['no document for a path', '?to=articleDetail&id=..%2F..%2Fadmin', null],
  ])('%s', (_, search, id) => {
    const way = id ? { route: 'articleDetail' as const, id } : null
    expect(wayBackOf(new URLSearchParams(search))).toEqual(way)
    if (way) expect(wayBackQuery(way)).toBe(search)
  })

  it('there is no way back without a name', () => {
    expect(wayBackOf(new URLSearchParams())).toBeNull()
    expect(wayBackOf(new URLSearchParams('to='))).toBeNull()
  })

  it('a page that is not one of a document is remembered without one', () => {
    expect(wayBackQuery({ route: 'articles', id: 'sleep-and-mood' })).toBe('?to=articles')
  })

  it('what is said to the next screen is what this one was told', () => {
    const query = '?to=courseDetail&id=learning-that-lasts&chapter=2'
    expect(wayBackQuery(wayBackOf(new URLSearchParams(query)) ?? { route: 'login' })).toBe(query)
  })
})
