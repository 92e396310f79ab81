import { beforeAll, describe, expect, it } from 'vitest'
import { depsOf } from '@/services/deps'
import { deleteOld } from '@/services/privacy/delete-old'
import { inviteReviews } from '@/services/reviews/invite-reviews'
import { reviewTokenOf } from '@/services/reviews/review-token'
import type { AdminClient } from '../support/admin'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { buyReport, CARDS, enterCard, placeOrder, startPayment } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'

let editor: AdminClient
beforeAll(async () => {
  await forgetRateLimits()
  editor = await newEditor()
})

const bought = async () => {
  const visitor = newVisitor()
  const { orderNumber } = await buyReport(visitor, { email: `review-${crypto.randomUUID()}@example.com` })
  const [order] = await query<{ id: string; sitting_id: string }>(
    'select id, sitting_id from orders where number = $1',
    [orderNumber],
  )
  if (!order) throw new Error('There is no order.')
  return { visitor, order, token: reviewTokenOf(order.id) }
}
const TYPED = {
  hl: 'DE',
  stars: 4,
  name: 'Ada',
  content: 'Klar geschrieben, und ehrlich über die Unsicherheit.',
} as const

describe('a review by a buyer', () => {
  it('is read by one of us before it is shown, in its own language, and is handed in once', async () => {
    const { token, order } = await bought()
    const visitor = newVisitor()
    expect(await visitor.ok('review.state', { body: { token, hl: 'DE' } })).toMatchObject({ state: 'open' })
    await visitor.ok('review.save', { body: { token, ...TYPED } })
    expect(await visitor.ok('review.state', { body: { token, hl: 'DE' } })).toMatchObject({
      state: 'waiting',
    })
    expect((await visitor.call('review.save', { body: { token, ...TYPED } })).result).toBe(50201)
    const { docs } = await editor.json<{
      docs: { id: string; _status: string; locale: string; content: string }[]
    }>(`/api/reviews?where[order][equals]=${order.id}&draft=true&locale=DE`)
    expect(docs).toEqual([
      expect.objectContaining({ _status: 'draft', locale: 'DE', content: TYPED.content }),
    ])
    const answer = await editor.fetch(`/api/reviews/${docs[0]?.id}?locale=DE`, {
      method: 'PATCH',
      body: JSON.stringify({ _status: 'published' }),
    })
    expect(answer.status).toBe(200)
    expect(await visitor.ok('review.state', { body: { token, hl: 'DE' } })).toMatchObject({
      state: 'published',
    })
  })

  it.each([
    ['too short', { content: 'Gut.' }, 400],
    ['10,000 letters', { content: 'a'.repeat(10_000) }, 400],
    ['with a link', { content: `${TYPED.content} www.example.com` }, 400],
    ['with an address for a name', { name: 'ada@example.com' }, 400],
    ['six stars', { stars: 6 }, 400],
  ])('is refused: %s', async (_, data, result) => {
    const { token } = await bought()
    expect(
      (await newVisitor().call('review.save', { body: { token, ...TYPED, ...data } as never })).result,
    ).toBe(result)
  })

  it('keeps script as the text that it is', async () => {
    const { token, order } = await bought()
    const content = '<script>alert(1)</script> but the report was clear and honest.'
    await newVisitor().ok('review.save', { body: { token, ...TYPED, content } })
    const { docs } = await editor.json<{ docs: { content: string }[] }>(
      `/api/reviews?where[order][equals]=${order.id}&draft=true&locale=DE`,
    )
    expect(docs[0]?.content).toBe(content)
  })

  it('needs a token of ours, and an order that was not given back', async () => {
    const visitor = newVisitor()
    const forged = Buffer.alloc(32, 7).toString('base64url')
    expect((await visitor.call('review.state', { body: { token: forged, hl: 'EN' } })).result).toBe(40102)
    const { token, order } = await bought()
    await query("update orders set status = 'refunded' where id = $1", [order.id])
    expect(await visitor.ok('review.state', { body: { token, hl: 'EN' } })).toMatchObject({ state: 'closed' })
    expect((await visitor.call('review.save', { body: { token, ...TYPED } })).result).toBe(50201)
    await query("update orders set status = 'paid' where id = $1", [order.id])
  })

  it('goes with its test, also where that is erased by its time alone, and cannot be written again', async () => {
    const { token, order } = await bought()
    const visitor = newVisitor()
    await visitor.ok('review.save', { body: { token, ...TYPED } })
    await query(`update sittings set erase_at = now() - interval '1 second' where id = $1`, [
      order.sitting_id,
    ])
    await deleteOld({ payload: await localPayload(), now: () => new Date() })
    for (const kept of ['reviews where order_id = $1', '_reviews_v where version_order_id = $1'])
      expect(await query(`select 1 from ${kept}`, [order.id])).toEqual([])
    expect(await visitor.ok('review.state', { body: { token, hl: 'DE' } })).toMatchObject({ state: 'closed' })
    expect((await visitor.call('review.save', { body: { token, ...TYPED } })).result).toBe(50201)
  })
})

describe('the mail that asks for a review', () => {
  it('goes once to who read a paid report days ago, and to nobody else', async () => {
    const { visitor, order } = await bought()
    const [asked, other] = [`review_invitation:${order.id}`, (await bought()).order]
    const count = async (key: string) => (await query('select 1 from mails where key = $1', [key])).length
    const [sitting] = await query<{ number: string }>('select number from sittings where id = $1', [
      order.sitting_id,
    ])
    await visitor.ok('report.read', { params: { orderNumber: sitting?.number ?? '' } })
    const deps = depsOf(await localPayload())
    await inviteReviews(deps)
    expect(await count(asked)).toBe(0)
    await query("update sittings set report_read_at = report_read_at - interval '3 days' where id = $1", [
      order.sitting_id,
    ])
    await inviteReviews(deps)
    await inviteReviews(deps)
    expect(await count(asked)).toBe(1)
    expect(await count(`review_invitation:${other.id}`)).toBe(0)
  })

  it('goes once about a test that was paid in two steps, and not while money of it is on its way back', async () => {
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, {
      email: `review-${crypto.randomUUID()}@example.com`,
      tier: 'sku1',
    })
    const { orderNumber } = await placeOrder(visitor, { sitting, tier: 'sku2' })
    await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
    await visitor.ok('pay.check', { body: { orderNumber } })
    const steps = await query<{ id: string; number: string }>(
      `select o.id, o.number from orders o join sittings s on s.id = o.sitting_id
       where s.number = $1 and o.status = 'paid'`,
      [sitting.orderNumber],
    )
    expect(steps).toHaveLength(2)
    await query("update sittings set report_read_at = now() - interval '3 days' where number = $1", [
      sitting.orderNumber,
    ])
    const sent = () =>
      query('select 1 from mails where key = any($1)', [steps.map(({ id }) => `review_invitation:${id}`)])
    const deps = depsOf(await localPayload())
    const leaving = `leaving_${crypto.randomUUID()}`
    await query(
      `insert into refunds (order_id, provider, intent_id, amount, currency, reason, key, asked_by, status)
       values ($1, 'sandbox', 'si_of_no_payment', 100, 'USD', 'requested', $2, 'test', 'wanted')`,
      [steps[0]?.id, leaving],
    )
    await inviteReviews(deps)
    await query('delete from refunds where key = $1', [leaving])
    expect(await sent()).toHaveLength(0)
    await inviteReviews(deps)
    await inviteReviews(deps)
    expect(await sent()).toHaveLength(1)
  })
})
