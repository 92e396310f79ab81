import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCentre } from '@/services/accounts/read-centre'
import { openLateTest } from '@/services/orders/held/open-late-test'
import { decideRefund } from '@/services/refunds/decide-refund'
import { readRefundedAt } from '@/services/refunds/last-refund'
import { makeReportLink } from '@/services/reports/make-report-link'
import { openPartsOf } from '@/services/reports/open-parts'
import { findSitting } from '@/services/sittings/find-sitting'
import { hashToken, newNumber } from '@/services/visitors/tokens'
import type { Viewer } from '@/services/visitors/viewer'
import { type Buyer, newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

/** The first report of the IQ test, which brings the 16 types. */
const buy = async (buyer: Buyer) => {
  const order = await buyer.place({ tier: 'sku1' })
  await lab().card.pay(await buyer.open(order))
  expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  return order
}

/** A browser that holds the link of a receipt, got so many seconds after the purchase (before it: negative). */
const holderOf = async (buyer: Buyer, { after }: { after: number }): Promise<Viewer> => {
  const grant = await makeReportLink(lab().deps, {
    purpose: 'grant',
    sittingIds: [buyer.sittingId],
    minutes: 60,
  })
  await lab().query(
    `update report_links set created_at = bought.granted_at + $2 * interval '1 second'
     from entitlements bought where bought.sitting_id = $3 and token_hash = $1`,
    [hashToken(grant), after, buyer.sittingId],
  )
  return {
    visitorHash: randomBytes(32).toString('hex'),
    grantHash: hashToken(grant),
    sessionHash: null,
    ip: '127.0.0.1',
    network: '127.0.0.1',
  }
}

/** A test of the 16 types, handed in so many seconds after the purchase, as it is left when neither saw the other: closed. */
const handIn = async (holder: Viewer, { buyer, after }: { buyer: Buyer; after: number }) => {
  const [id, number] = [randomUUID(), newNumber()]
  await lab().query(
    `with sat as (
       insert into sittings (id, number, exam_id, storefront_id, visitor_hash, devices, state, locale, country, timing,
         started_at, confirmed_at, landing, tracking, form, price_list)
       select $1::uuid, $2::text, exam.id, shop.id, $3::text, '[]', 'valid', 'EN', 'US', 'standard',
         bought.granted_at - interval '1 day', bought.granted_at + $4 * interval '1 second', 'new', '{}', $5::jsonb, '[]'
       from entitlements bought, exams exam, storefronts shop
       where bought.sitting_id = $6 and exam.kind = 'types16' and shop.code = 'iq')
     insert into reports (sitting_id, verdict, result, form_version, scoring_version, norm_version)
     values ($1, 'valid', '{}', 'lab', 'lab', 'lab')`,
    [
      ...[id, number, holder.visitorHash, after],
      ...[JSON.stringify({ kind: 'types16', version: 'lab', questions: [] }), buyer.sittingId],
    ],
  )
  return number
}

/** What is open of a test once this viewer has read it. */
const read = async (viewer: Viewer, number: string) => {
  await openLateTest(lab().deps, { sitting: await findSitting(lab().deps, { number, viewer }), viewer })
  return [...(await openPartsOf(lab().deps, await findSitting(lab().deps, { number, viewer })))]
}

describe('a test that came with a purchase', () => {
  const told = async (viewer: Viewer) => {
    const { bought, included } = await readCentre(lab().deps, { viewer, locale: 'EN' })
    return { bought, included: included.map(({ examKind }) => examKind) }
  }

  it('stands among what is theirs with what was bought, until it is taken or given back', async () => {
    const buyer = await newBuyer(lab())
    expect(await told(buyer.viewer)).toEqual({ bought: [], included: [] })
    const order = await buy(buyer)
    const { bought, included } = await told(buyer.viewer)
    expect(bought).toContain('iq_score')
    expect(included).toEqual(['types16'])
    await decideRefund(lab().deps, {
      orderId: order.id,
      amount: 'all',
      note: null,
      askedBy: 'owner',
      key: randomUUID(),
    })
    await lab().work()
    expect(await told(buyer.viewer)).toEqual({ bought: [], included: [] })
    expect(await readRefundedAt(lab().deps, order.id)).not.toBeNull()
  })
})

describe('a test that was handed in as its purchase was stored, by who holds only the link of the receipt', () => {
  it.each([
    ['just before the purchase', { linkAfter: -3600, after: -1, parts: ['type_report'] }],
    ['just after it', { linkAfter: -3600, after: 1, parts: ['type_report'] }],
    ['long after it, as what handing in found used', { linkAfter: -7200, after: 3600, parts: [] }],
    ['long before it', { linkAfter: -7200, after: -3600, parts: [] }],
    ['before the link was there', { linkAfter: 60, after: 1, parts: [] }],
  ])('%s', async (_, { linkAfter, after, parts }) => {
    const buyer = await newBuyer(lab())
    await buy(buyer)
    const holder = await holderOf(buyer, { after: linkAfter })
    const number = await handIn(holder, { buyer, after })
    expect(await read(holder, number)).toEqual(parts)
  })

  it('is one, however many were handed in and however often they are read', async () => {
    const buyer = await newBuyer(lab())
    await buy(buyer)
    const holder = await holderOf(buyer, { after: -3600 })
    const numbers = [
      await handIn(holder, { buyer, after: 0 }),
      await handIn(holder, { buyer, after: 1 }),
      await handIn(holder, { buyer, after: 2 }),
    ]
    await Promise.all(numbers.map((number) => read(holder, number)))
    const parts = await Promise.all(numbers.map((number) => read(holder, number)))
    expect(parts.flat()).toEqual(['type_report'])
  })

  it('stays closed for another browser with the same link, and after a refund', async () => {
    const buyer = await newBuyer(lab())
    const order = await buy(buyer)
    const holder = await holderOf(buyer, { after: -3600 })
    const number = await handIn(holder, { buyer, after: 0 })
    const sitting = await findSitting(lab().deps, { number, viewer: holder })
    await openLateTest(lab().deps, { sitting, viewer: { ...holder, visitorHash: buyer.sittingId } })
    expect([...(await openPartsOf(lab().deps, sitting))]).toEqual([])
    await decideRefund(lab().deps, {
      orderId: order.id,
      amount: 'all',
      note: null,
      askedBy: 'owner',
      key: randomUUID(),
    })
    await lab().work()
    expect(await read(holder, number)).toEqual([])
  })
})
