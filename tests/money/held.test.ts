import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCentre } from '@/services/accounts/read-centre'
import { hasHeldTest, openByHeldTest } from '@/services/orders/held/open-by-held-test'
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

/** A browser that holds the link of a receipt. */
const holderOf = async (buyer: Buyer): Promise<Viewer> => {
  const grant = await makeReportLink(lab().deps, {
    purpose: 'grant',
    sittingIds: [buyer.sittingId],
    minutes: 60,
  })
  return {
    visitorHash: randomBytes(32).toString('hex'),
    grantHash: hashToken(grant),
    sessionHash: null,
    ip: '127.0.0.1',
    network: '127.0.0.1',
  }
}

/** A test of the 16 types, handed in so many seconds after the purchase (before it: negative), closed. */
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

const sittingOf = (viewer: Viewer, number: string) => findSitting(lab().deps, { number, viewer })
const openPartsFor = async (viewer: Viewer, number: string) => [
  ...(await openPartsOf(lab().deps, await sittingOf(viewer, number))),
]
/** Whether it was opened, by who asks for it. */
const ask = async (viewer: Viewer, number: string) =>
  (await openByHeldTest(lab().deps, { sitting: await sittingOf(viewer, number), viewer })).opened

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

describe('a test that came with a report', () => {
  it('is used up by no sitting for which it is not asked, taken before or after the purchase', async () => {
    const buyer = await newBuyer(lab())
    await buy(buyer)
    for (const after of [-3600, 1]) {
      const number = await handIn(buyer.viewer, { buyer, after })
      const sitting = await sittingOf(buyer.viewer, number)
      expect(await openPartsFor(buyer.viewer, number)).toEqual([])
      expect(await hasHeldTest(lab().deps, { sitting, viewer: buyer.viewer })).toBe(true)
    }
  })

  it('stays with what it opened, though the reader of a letter wanted both erased before', async () => {
    const buyer = await newBuyer(lab())
    const wantErased = (number: string) =>
      lab().query(`update sittings set erase_at = now() + interval '30 days' where number = $1`, [number])
    await wantErased(buyer.sittingNumber)
    await buy(buyer)
    const number = await handIn(buyer.viewer, { buyer, after: 1 })
    await wantErased(number)
    expect(await ask(buyer.viewer, number)).toBe(true)
    const kept = await lab().query('select erase_at from sittings where number = any($1)', [
      [number, buyer.sittingNumber],
    ])
    expect(kept).toEqual([{ erase_at: null }, { erase_at: null }])
  })

  it('opens one sitting, however many it is asked for at once and however often', async () => {
    const buyer = await newBuyer(lab())
    await buy(buyer)
    const holder = await holderOf(buyer)
    const numbers = [
      await handIn(holder, { buyer, after: 0 }),
      await handIn(holder, { buyer, after: 1 }),
      await handIn(holder, { buyer, after: 2 }),
    ]
    const asked = await Promise.all(numbers.map((number) => ask(holder, number)))
    expect(asked.filter(Boolean)).toHaveLength(1)
    for (const number of numbers) expect(await ask(holder, number)).toBe(false)
    const parts = await Promise.all(numbers.map((number) => openPartsFor(holder, number)))
    expect(parts.flat()).toEqual(['type_report'])
    const sitting = await sittingOf(holder, numbers[0] ?? '')
    expect(await hasHeldTest(lab().deps, { sitting, viewer: holder })).toBe(false)
  })

  it('is not for who has neither the browser nor the link, and ends with a refund', async () => {
    const buyer = await newBuyer(lab())
    const order = await buy(buyer)
    const stranger = { ...(await holderOf(buyer)), grantHash: null }
    const theirs = await handIn(stranger, { buyer, after: 1 })
    expect(await ask(stranger, theirs)).toBe(false)
    const opened = await handIn(buyer.viewer, { buyer, after: 1 })
    expect(await ask(buyer.viewer, opened)).toBe(true)
    await decideRefund(lab().deps, {
      orderId: order.id,
      amount: 'all',
      note: null,
      askedBy: 'owner',
      key: randomUUID(),
    })
    await lab().work()
    expect(await openPartsFor(buyer.viewer, opened)).toEqual([])
    const another = await handIn(buyer.viewer, { buyer, after: 2 })
    expect(await ask(buyer.viewer, another)).toBe(false)
    // What comes with a second purchase opens the same one again.
    await buy(buyer)
    expect(await ask(buyer.viewer, opened)).toBe(true)
    expect(await openPartsFor(buyer.viewer, opened)).toEqual(['type_report'])
  })

  it('closes an order of the sitting that was not paid, and waits for a payment that is under way', async () => {
    const buyer = await newBuyer(lab())
    const order = await buy(buyer)
    const number = await handIn(buyer.viewer, { buyer, after: 1 })
    const { id: sittingId } = await sittingOf(buyer.viewer, number)
    const unpaid = randomUUID()
    await lab().query(
      'update sittings set price_list = bought.price_list from sittings bought where sittings.id = $1 and bought.id = $2',
      [sittingId, buyer.sittingId],
    )
    await lab().query(
      `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(paid) || jsonb_build_object(
         'id', $2::text, 'number', $3::text, 'sitting_id', $4::text, 'status', 'created', 'paid_at', null))).*
       from orders paid where paid.id = $1`,
      [order.id, unpaid, newNumber(), sittingId],
    )
    await lab().query(
      `insert into payment_attempts (order_id, attempt, provider, method, idempotency_key, status, amount, currency)
       select id, 1, 'sandbox', 'card', gen_random_uuid()::text, 'processing', total, currency from orders where id = $1`,
      [unpaid],
    )
    await expect(ask(buyer.viewer, number)).rejects.toThrow('paymentUnderWay')
    expect(await openPartsFor(buyer.viewer, number)).toEqual([])
    await lab().query('delete from payment_attempts where order_id = $1', [unpaid])
    expect(await ask(buyer.viewer, number)).toBe(true)
    const rows = await lab().query('select status::text from orders where id = $1', [unpaid])
    expect(rows).not.toEqual([{ status: 'created' }])
  })
})
