import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openParts } from '@/domain/catalog/entitlements'
import { isOwned, openedBefore, sellAPartTwice } from '@/domain/catalog/owned'
import { DEFAULT_TIER_PARTS, GUIDE_PARTS, PARTS, type Part, SKU_TIERS } from '@/domain/catalog/parts'
import { sellableTiers } from '@/domain/catalog/sku'
import { ledgerTotals, NO_TOTALS } from '@/domain/orders/ledger'
import { type OrderState, transitionOrder } from '@/domain/orders/order-machine'

const SCORE: Part[] = ['iq_score', 'iq_ranking']
const ANSWERS: Part[] = [...SCORE, 'wrong_answers']
const COMPLETE: Part[] = [...ANSWERS, 'permanent_discount']
const GUIDE: Part[] = ['panoramic_cognition']

describe('what is sold is owned', () => {
  it.each<[string, Part[], Part[], boolean]>([
    ['by nobody who holds nothing', SCORE, [], false],
    ['by whoever bought it', SCORE, SCORE, true],
    ['by the owner of a larger tier', SCORE, COMPLETE, true],
    ['not by the owner of a smaller one', COMPLETE, SCORE, false],
    ['not while one part is missing', COMPLETE, ANSWERS, false],
    ['by whoever has its parts of several purchases', ANSWERS, ['wrong_answers', ...SCORE], true],
    ['as a guide by nobody who only has the report', GUIDE, COMPLETE, false],
    ['as a guide by the owner of a tier that holds it', GUIDE, [...COMPLETE, ...GUIDE], true],
    ['when there is nothing in it: that is no offer', [], [], true],
  ])('%s', (_, parts, held, owned) => {
    expect(isOwned({ parts, held: new Set(held) })).toBe(owned)
  })
})

describe('two orders of one sitting', () => {
  it.each<[string, Part[], Part[], boolean]>([
    ['for the same tier', SCORE, SCORE, true],
    ['for tiers that hold each other', SCORE, COMPLETE, true],
    ['for a report and a guide', COMPLETE, GUIDE, false],
    ['for two guides', GUIDE, ['brain_efficiency'], false],
  ])('%s sell a part twice: %#', (_, one, other, twice) => {
    expect([sellAPartTwice(one, other), sellAPartTwice(other, one)]).toEqual([twice, twice])
  })
})

describe('before an order', () => {
  const at = (ms: number, id: string) => ({ id, orderId: `order ${id}`, grantedAt: new Date(ms) })
  const opened = [at(1, 'a'), at(2, 'b'), at(2, 'c'), at(3, 'd')]
  it.each([
    ['order a', []],
    ['order b', ['a']],
    ['order c', ['a', 'b']],
    ['order d', ['a', 'b', 'c']],
    ['one that has opened nothing', ['a', 'b', 'c', 'd']],
  ])('%s was opened %j', (order, ids) => {
    expect(openedBefore(opened, order).map(({ id }) => id)).toEqual(ids)
  })
})

/** A shop of any tiers that an editor may write, and what one buyer does with it: pays, and is given back all or some. */
const NOW = new Date('2026-03-01T12:00:00Z')
const OTHER = 'another sitting of the same person'
const tiers = fc
  .array(fc.subarray([...PARTS], { minLength: 1 }), { minLength: 1, maxLength: 5 })
  .map((list) => list.map((parts) => ({ parts })))
const deed = fc.record({
  tier: fc.nat(4),
  sitting: fc.constantFrom('mine', 'mine', OTHER),
  refunded: fc.constantFrom('nothing', 'some', 'all'),
  paid: fc.boolean(),
})

type Sold = { sittingId: string; skuParts: Part[]; revokedAt: Date | null }
const PRICE = 1000

/** The order's own machine says whether its parts are open. */
const sell = (
  parts: Part[],
  { sitting, refunded, paid }: { sitting: string; refunded: string; paid: boolean },
) => {
  const waits: OrderState = {
    status: 'created',
    total: PRICE,
    totals: NO_TOTALS,
    paidAt: null,
    expiresAt: NOW,
  }
  const row = { amount: PRICE, currency: 'USD', provider: 'sandbox' } as const
  const charge = { ...row, kind: 'charge', providerRef: 'c' } as const
  const refund = { ...row, kind: 'refund', providerRef: 'r', amount: refunded === 'all' ? PRICE : 1 } as const
  if (!paid) return []
  const steps = refunded === 'nothing' ? [[charge]] : [[charge], [charge, refund]]
  let state = waits
  let sold: Sold | null = null
  for (const rows of steps) {
    const moved = transitionOrder(state, { type: 'money_moved', totals: ledgerTotals(rows) }, NOW)
    if (moved.kind !== 'applied') throw new Error('The money was not booked.')
    state = moved.state
    if (moved.effects.includes('grant_entitlement'))
      sold = { sittingId: sitting, skuParts: parts, revokedAt: null }
    if (moved.effects.includes('revoke_entitlement') && sold) sold = { ...sold, revokedAt: NOW }
  }
  return sold ? [sold] : []
}

describe('over any purchases and refunds', () => {
  const history = fc.tuple(tiers, fc.array(deed, { maxLength: 8 }))
  const told = ([list, deeds]: [
    { parts: Part[] }[],
    { tier: number; sitting: string; refunded: string; paid: boolean }[],
  ]) => {
    const deliverable = new Set(PARTS)
    const onSale = sellableTiers({ tiers: list, deliverable }).map(({ parts }) => [...parts])
    const entitlements: Sold[] = []
    const bought: { parts: Part[]; did: (typeof deeds)[number] }[] = []
    for (const did of deeds) {
      const parts = onSale[did.tier % onSale.length] ?? []
      const held = openParts({ sittingId: did.sitting, entitlements, now: NOW })
      if (isOwned({ parts, held })) continue
      entitlements.push(...sell(parts, did))
      bought.push({ parts, did })
    }
    const held = openParts({ sittingId: 'mine', entitlements, now: NOW })
    return { onSale, bought, held }
  }
  /** Said once more, without the catalogue's own words: kept money of an order holds its parts, and of a score its file. */
  const paidFor = (bought: ReturnType<typeof told>['bought']): Set<Part> =>
    new Set(
      bought
        .filter(({ did }) => did.paid && did.refunded !== 'all')
        .flatMap(({ parts, did }) =>
          [...parts, ...(parts.includes('iq_score') ? (['pdf_report'] as const) : [])].filter(
            (part) => did.sitting === 'mine' || part === 'permanent_discount',
          ),
        ),
    )

  it('no tier is offered without a part that is not open, and none is yours with one', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { onSale, bought, held } = told(one)
        const kept = paidFor(bought)
        for (const parts of onSale) {
          const closed = parts.filter((part) => !kept.has(part))
          expect(closed.length > 0).toBe(!isOwned({ parts, held }))
        }
      }),
    )
  })

  it('each purchase opened something that nothing before it had opened', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { bought } = told(one)
        bought.forEach(({ parts, did }, index) => {
          const before = paidFor(bought.slice(0, index).filter(() => did.sitting === 'mine'))
          if (did.sitting === 'mine') expect(parts.some((part) => !before.has(part))).toBe(true)
        })
      }),
    )
  })

  it('what is refunded whole is on offer again, unless another order opens it; what is refunded in part is not', () => {
    const complete = { parts: COMPLETE }
    const after = (...refunds: string[]) =>
      told([
        [{ parts: SCORE }, complete],
        refunds.map((refunded, tier) => ({ tier, sitting: 'mine', refunded, paid: true })),
      ])
    const offered = (refunds: string[]) => {
      const { onSale, held } = after(...refunds)
      return onSale.map((parts) => !isOwned({ parts, held }))
    }
    expect(offered(['all'])).toEqual([true, true])
    expect(offered(['some'])).toEqual([false, true])
    expect(offered(['nothing', 'nothing'])).toEqual([false, false])
    expect(offered(['nothing', 'all'])).toEqual([false, true])
    expect(offered(['all', 'nothing'])).toEqual([false, false])
    expect(offered(['all', 'all'])).toEqual([true, true])
  })

  it('with the four tiers of the seed, the largest one leaves no report to sell, and leaves every guide', () => {
    const held = new Set(DEFAULT_TIER_PARTS.sku4)
    expect(SKU_TIERS.map((tier) => isOwned({ parts: DEFAULT_TIER_PARTS[tier], held }))).toEqual(
      SKU_TIERS.map(() => true),
    )
    expect(GUIDE_PARTS.map((part) => isOwned({ parts: [part], held }))).toEqual(GUIDE_PARTS.map(() => false))
  })
})
