import { describe, expect, it } from 'vitest'
import { afterSignIn, wayBackOf, wayBackQuery } from '@/ui/account/where-to'

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
  ])('%s', (_, search, route) => {
    expect(afterSignIn({ mustSetPassword: false }, search)).toEqual({ route })
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

  it.each([
    ['a chapter of a course', '&chapter=12', '12'],
    ['the course where the chapter is none', '&chapter=0x2', undefined],
  ])('%s', (_, more, chapter) => {
    const search = `?to=courseDetail&id=learning-that-lasts${more}`
    const way = wayBackOf(new URLSearchParams(search))
    expect(way).toEqual({ route: 'courseDetail', id: 'learning-that-lasts', chapter })
    if (way && chapter) expect(wayBackQuery(way)).toBe(search)
  })

  it('there is no way back without a name', () => {
    expect(wayBackOf(new URLSearchParams())).toBeNull()
    expect(wayBackOf(new URLSearchParams('to='))).toBeNull()
  })

  it('a page that is not one of a document is remembered without one', () => {
    expect(wayBackQuery({ route: 'articles', id: 'sleep-and-mood' })).toBe('?to=articles')
  })
})
