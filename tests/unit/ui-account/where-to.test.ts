import { describe, expect, it } from 'vitest'
import { afterSignIn, wayBackOf } from '@/ui/account/where-to'

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
    expect(afterSignIn({ mustSetPassword: false }, search)).toBe(route)
  })

  it('a password of their own comes first, whatever was wished for', () => {
    expect(afterSignIn({ mustSetPassword: true }, '?to=results')).toBe('editPassword')
  })

  it('there is no way back without a name', () => {
    expect(wayBackOf(null)).toBeNull()
    expect(wayBackOf('')).toBeNull()
  })
})
