import { describe, expect, it } from 'vitest'
import { afterEmail } from '@/ui/sitting/email/after-email'
import type { SittingView } from '@/ui/sitting/sitting-view'

const sitting = { sittingNumber: '0123456789AB', state: 'valid', email: 'a@example.com', openParts: [] }

describe('a new address', () => {
  it.each([
    ['', { route: 'teaser' }],
    ['?hl=DE', { route: 'teaser' }],
    ['?for=report', { route: 'tiers' }],
    ['?for=package', { route: 'payPackage', query: { orderNumber: '0123456789AB' } }],
    ['?for=https://elsewhere.example', { route: 'teaser' }],
  ])('given at %j leads to %j', (search, way) => {
    expect(afterEmail({ search, sitting: sitting as unknown as SittingView })).toEqual(way)
  })
})
