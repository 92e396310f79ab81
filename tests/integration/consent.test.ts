// R2, R7: docs/facts/commerce.md 5.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { newCode, orderAt, priceWith } from '../support/promo'
import { type Buyer, newBuyer } from '../support/purchase'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

type Wording = {
  country: string
  quote: { total: number; taxRate: number; discounts: object[] }
  boxes: { kind: string; label: string }[]
  policy: { button: string } | null
  shown: string | null
}
const consentsOf = (sittingId: string) =>
  query<{ locale: string; wording: Wording; shown_hash: string | null; order: string }>(
    `select c.locale, c.wording, c.shown_hash, o.number as "order" from consents c join orders o on o.id = c.order_id
     where c.sitting_id = $1 and c.kind = 'terms' order by c.created_at`,
    [sittingId],
  )

/** Under what the buyer stands, when they pressed by the server's clock and by the database's, and from where. */
const circumstancesOf = async (sittingId: string) => {
  const [row] = await query<{
    version: string
    published: string
    agreed: string
    stored: string
    ip: string
  }>(
    `select c.version, p.version as published, c.wording ->> 'agreedAt' as agreed, c.created_at as stored, c.ip
     from consents c join sittings s on s.id = c.sitting_id
     join protocols p on p.storefront_id = s.storefront_id and p.link_code = 'terms'
     where c.sitting_id = $1 and c.kind = 'terms'`,
    [sittingId],
  )
  if (!row) throw new Error('There is no consent.')
  return row
}

type Press = { country: string; hl?: 'DE' | 'EN'; shown?: string; promoCode?: string }

/** One press of the button with every box of the country ticked. */
const press = async (buyer: Buyer, { country, hl = 'DE', shown, promoCode }: Press): Promise<string> => {
  const { data } = await priceWith(buyer, { country, promoCode })
  if (!data) throw new Error('There is no price.')
  const { boxes } = await buyer.visitor.ok('payment.policy', {
    params: { examId: PLACE, country, hl },
    query: {},
  })
  const { orderNumber } = await buyer.visitor.ok('pay.create', {
    body: {
      examOrderNumber: buyer.sitting.orderNumber,
      skuId: data.sku.skuId,
      seenTotal: { amount: data.quote.total, currency: data.quote.currency },
      country,
      hl,
      agreed: true,
      boxes: boxes.map(({ kind }) => kind),
      promoCode,
      shown,
    },
  })
  return orderNumber
}

describe('what a buyer agreed to', () => {
  it('is kept in the words, the price and the picture of that moment (R2, R7)', async () => {
    const buyer = await newBuyer('consent')
    const promoCode = await newCode(20)
    const shown = 'Ihr Report 5,59 € Zahlungspflichtig bestellen'
    const orderNumber = await press(buyer, { country: 'DE', shown, promoCode })
    expect(await consentsOf(buyer.sittingId)).toEqual([
      {
        locale: 'DE',
        order: orderNumber,
        shown_hash: createHash('sha256').update(shown).digest('hex'),
        wording: expect.objectContaining({
          country: 'DE',
          quote: expect.objectContaining({
            taxRate: 0.19,
            discounts: [expect.objectContaining({ kind: 'promo' })],
          }),
          boxes: [{ kind: 'waiver', label: expect.stringMatching(/Widerrufsrecht/) }],
          policy: expect.objectContaining({ button: 'Zahlungspflichtig bestellen' }),
          shown,
        }),
      },
    ])
  })

  it('is kept with the version of the terms, the time and the address', async () => {
    const buyer = await newBuyer('consent')
    const before = Date.now()
    await press(buyer, { country: 'DE' })
    const after = Date.now()
    const { version, published, agreed, stored, ip } = await circumstancesOf(buyer.sittingId)
    expect(version).toBe(published)
    for (const time of [agreed, stored]) {
      expect(new Date(time).getTime()).toBeGreaterThanOrEqual(before)
      expect(new Date(time).getTime()).toBeLessThanOrEqual(after)
    }
    // Nobody stands between the test and the site.
    expect(ip).toMatch(/^(?:::ffff:)?127\.0\.0\.1$|^::1$/)
  })

  it('in another country or another language is another order with its own words', async () => {
    const buyer = await newBuyer('consent')
    const swiss = await press(buyer, { country: 'CH' })
    const german = await press(buyer, { country: 'DE' })
    const english = await press(buyer, { country: 'DE', hl: 'EN' })
    expect(new Set([swiss, german, english]).size).toBe(3)
    const kept = await consentsOf(buyer.sittingId)
    expect(kept.map(({ wording, locale }) => [wording.country, locale])).toEqual([
      ['CH', 'DE'],
      ['DE', 'DE'],
      ['DE', 'EN'],
    ])
    expect(kept.map(({ wording }) => wording.boxes.length)).toEqual([0, 1, 1])
  })

  it('is recorded with every press, also one that gives the same order back', async () => {
    const buyer = await newBuyer('consent')
    const first = await press(buyer, { country: 'DE', shown: 'first' })
    expect(await press(buyer, { country: 'DE', shown: 'second' })).toBe(first)
    expect((await consentsOf(buyer.sittingId)).map(({ wording }) => wording.shown)).toEqual([
      'first',
      'second',
    ])
  })

  it('is no more than the box could hold', async () => {
    const buyer = await newBuyer('consent')
    const { data } = await priceWith(buyer, { country: 'US' })
    const refused = await orderAt(buyer, {
      skuId: data?.sku.skuId ?? '',
      seenTotal: { amount: data?.quote.total ?? 0, currency: data?.quote.currency ?? '' },
      shown: 'x'.repeat(8_001),
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(await consentsOf(buyer.sittingId)).toEqual([])
  })
})
