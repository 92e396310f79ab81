import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entitlement, openParts } from '@/domain/catalog/entitlements'
import { DEFAULT_TIER_PARTS, PARTS, type Part } from '@/domain/catalog/parts'

const NOW = new Date('2026-03-01T12:00:00Z')
const later = new Date(NOW.getTime() + 1)

const entitlement = (changes: Partial<Entitlement> = {}): Entitlement => ({
  sittingId: 'mine',
  skuParts: DEFAULT_TIER_PARTS.sku1,
  revokedAt: null,
  ...changes,
})

describe('what may be opened of a sitting', () => {
  it.each<[string, Entitlement[], readonly Part[]]>([
    ['nothing without an entitlement', [], []],
    ['the parts that were sold', [entitlement()], DEFAULT_TIER_PARTS.sku1],
    ['nothing of another sitting', [entitlement({ sittingId: 'other' })], []],
    ['nothing after a refund', [entitlement({ revokedAt: NOW })], []],
    [
      'still open a moment before the revocation',
      [entitlement({ revokedAt: later })],
      DEFAULT_TIER_PARTS.sku1,
    ],
    [
      'nothing when the revocation has no readable date',
      [entitlement({ revokedAt: new Date(Number.NaN) })],
      [],
    ],
    [
      'what the second purchase opens when the first was refunded',
      [entitlement({ revokedAt: NOW }), entitlement({ skuParts: ['certificate'] })],
      ['certificate'],
    ],
    [
      'all that several purchases opened together',
      [entitlement(), entitlement({ skuParts: ['iq_score', 'certificate'] })],
      ['iq_score', 'iq_ranking', 'pdf_report', 'certificate'],
    ],
    [
      'of a tier bought with another sitting only the discount, which is the person’s',
      [entitlement({ sittingId: 'other', skuParts: DEFAULT_TIER_PARTS.sku4 })],
      ['permanent_discount'],
    ],
    [
      'no discount after that purchase was refunded',
      [entitlement({ sittingId: 'other', skuParts: DEFAULT_TIER_PARTS.sku4, revokedAt: NOW })],
      [],
    ],
  ])('%s', (_, entitlements, parts) => {
    expect([...openParts({ sittingId: 'mine', entitlements, now: NOW })]).toEqual(parts)
  })

  const entitlements = fc.array(
    fc.record({
      sittingId: fc.constantFrom('mine', 'other'),
      skuParts: fc.subarray([...PARTS]),
      revokedAt: fc.constantFrom(null, NOW, later),
    }),
  )

  it('never shrinks by another entitlement and never grows by a revocation', () => {
    fc.assert(
      fc.property(entitlements, fc.nat(20), (list, at) => {
        const before = openParts({ sittingId: 'mine', entitlements: list, now: NOW })
        const revoked = list.map((one, index) => (index === at ? { ...one, revokedAt: NOW } : one))
        const after = openParts({ sittingId: 'mine', entitlements: revoked, now: NOW })
        expect([...after].every((part) => before.has(part))).toBe(true)
        const more = openParts({ sittingId: 'mine', entitlements: [...list, entitlement()], now: NOW })
        expect([...before].every((part) => more.has(part))).toBe(true)
      }),
    )
  })
})
