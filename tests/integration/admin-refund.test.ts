import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { persist } from '../support/purchase'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, type Role } from './support/roles'

type Money = { currency: string; charged: number; refunded: number; pending: number; left: number }
type Answer = { result: number; message?: string; data: Money }

let ask: Record<Role, Ask>
let orderId: string
const newKey = () => crypto.randomUUID().replaceAll('-', '')
const path = () => `/api/admin/orders/${orderId}/refund`

const money = async (): Promise<Money> => ((await (await ask.support(path())).json()) as Answer).data

const refund = async (body: object, role: Role = 'owner'): Promise<{ status: number; answer: Answer }> => {
  const response = await ask[role](path(), {
    method: 'POST',
    body: JSON.stringify({ note: '', key: newKey(), ...body }),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}

/** The provider is asked by a job. */
const untilRefunded = (amount: number): Promise<void> =>
  persist(
    async () => {
      const { refunded } = await money()
      if (refunded !== amount) throw new Error(`${refunded} went back.`)
    },
    { seconds: 45 },
  )

beforeAll(async () => {
  await forgetRateLimits()
  ask = await everyRole()
  const { orderNumber } = await buyReport(newVisitor(), { email: `back-${crypto.randomUUID()}@example.com` })
  orderId = (await orderOf(orderNumber)).id
})

describe('a refund from the admin', () => {
  it('is looked at and asked for by support and owners, and by nobody else', async () => {
    const looked = await Promise.all(
      Object.entries(ask).map(async ([role, call]) => [role, (await call(path())).status]),
    )
    expect(Object.fromEntries(looked)).toEqual({
      anonymous: 401,
      visitor: 401,
      customer: 401,
      editor: 403,
      marketer: 403,
      support: 200,
      owner: 200,
    })
    for (const role of ['anonymous', 'visitor', 'customer', 'editor', 'marketer'] as const)
      expect((await refund({ amount: 'all' }, role)).status, role).toBe(
        role === 'editor' || role === 'marketer' ? 403 : 401,
      )
    expect(await query('select 1 from refunds where order_id = $1', [orderId])).toEqual([])
  })

  it('is refused when it is more than came in', async () => {
    const { charged, left } = await money()
    expect(left).toBe(charged)
    const { answer } = await refund({ amount: charged + 1 })
    expect(answer.message).toBe('refundTooLarge')
  })

  it.each([
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -100 }],
    ['a part of a cent', { amount: 0.5 }],
    ['a word', { amount: 'most' }],
    ['another key', { amount: 100, key: 'x' }],
    ['more than is asked', { amount: 100, orderId: 'other' }],
  ])('is malformed when it asks for %s', async (_, body) => {
    expect((await refund(body)).status).toBe(400)
  })

  it('gives back a part, once for a click that arrives three times, and says who asked', async () => {
    const key = newKey()
    const { charged } = await money()
    const clicks = await Promise.all([1, 2, 3].map(() => refund({ amount: 100, key, note: 'by test' })))
    expect(clicks.map(({ answer }) => answer.result)).toEqual([200, 200, 200])
    await untilRefunded(100)
    expect(await money()).toMatchObject({ pending: 0, left: charged - 100 })
    const rows = await query('select status, note, asked_by from refunds where order_id = $1', [orderId])
    expect(rows).toEqual([{ status: 'made', note: 'by test', asked_by: expect.stringContaining('@') }])
  })

  it('gives back the rest and closes what was bought', async () => {
    const { charged } = await money()
    expect((await refund({ amount: 'all' })).answer.result).toBe(200)
    await untilRefunded(charged)
    expect((await refund({ amount: 'all' })).answer.message).toBe('nothingToRefund')
    const [order] = await query('select status from orders where id = $1', [orderId])
    expect(order).toEqual({ status: 'refunded' })
  })

  it('of an order that is not there is not there', async () => {
    const nobody = '/api/admin/orders/00000000-0000-4000-8000-000000000000/refund'
    expect((await ask.owner(nobody)).status).toBe(404)
    expect((await ask.owner('/api/admin/orders/x/refund')).status).toBe(400)
  })
})
