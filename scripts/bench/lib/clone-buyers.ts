import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { orderNumberFrom } from '../../../src/domain/orders/order-number'
import { hashToken, newToken } from '../../../src/services/visitors/tokens'
import { newAgent, newCaller } from './caller.ts'
import { finishSitting } from './way.ts'

export type Template = {
  number: string
  skuId: string
  seenTotal: { amount: number; currency: string }
  orderId: string
}
export type CloneBuyer = { id: string; number: string; email: string; cookie: string; ip: string }

/** One finished sitting with an unpaid order and an open payment, made the way that everybody goes. */
export const makeTemplate = async ({ port, db }: { port: number; db: pg.Pool }): Promise<Template> => {
  const agent = newAgent()
  const caller = newCaller({ port, visitor: 7_000_000, agent })
  const { orderNumber: number } = await finishSitting(caller, {
    ask: async (text, values) => (await db.query(text, values)).rows,
  })
  await caller.call('order.email', {
    body: { orderNumber: number, email: 'template@example.com', agreed: true, hl: 'EN' },
  })
  const offer = await caller.call('sku.list', { params: { examId: 'iq-1', country: 'US', hl: 'EN' } })
  const sku = offer.items.find(({ tier }) => tier === 'sku2')
  if (!sku) throw new Error('sku2 is not offered.')
  const order = { skuId: sku.skuId, seenTotal: sku.price }
  const { orderNumber } = await caller.call('pay.create', { body: bodyOf({ number, ...order }) })
  await caller.call('pay.start', { body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' } })
  agent.destroy()
  const { rows } = await db.query<{ id: string }>('select id from orders where number = $1', [orderNumber])
  return { number, ...order, orderId: rows[0]?.id ?? '' }
}

/** What a buyer's checkout sends to order what the template ordered. */
export const bodyOf = ({ number, skuId, seenTotal }: Omit<Template, 'orderId'>) =>
  ({ examOrderNumber: number, skuId, country: 'US', hl: 'EN', agreed: true, seenTotal }) as const

/** As many people who finished their test and want the report: each a row of its own, with a browser and an address. */
export const cloneBuyers = async ({
  db,
  template,
  count,
}: {
  db: pg.Pool
  template: Template
  count: number
}): Promise<CloneBuyer[]> => {
  const made = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    number: orderNumberFrom(randomBytes(8)),
    email: `bench-${randomUUID()}@example.com`,
    token: newToken(),
    ip: `10.${128 + ((at >> 16) & 127)}.${(at >> 8) & 255}.${at & 255}`,
  }))
  const column = (pick: (one: (typeof made)[number]) => string) => made.map(pick)
  await db.query(
    `insert into sittings select r.* from sittings t,
       unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as v(id, number, email, hash),
       lateral jsonb_populate_record(null::sittings, to_jsonb(t) || jsonb_build_object(
         'id', v.id, 'number', v.number, 'email', v.email, 'visitor_hash', v.hash)) r
     where t.number = $1`,
    [
      template.number,
      column(({ id }) => id),
      column(({ number }) => number),
      column(({ email }) => email),
      column(({ token }) => hashToken(token)),
    ],
  )
  await db.query(
    `insert into reports select r.* from reports t join sittings s on s.id = t.sitting_id,
       unnest($2::uuid[]) as v(id),
       lateral jsonb_populate_record(null::reports, to_jsonb(t) || jsonb_build_object(
         'id', gen_random_uuid(), 'sitting_id', v.id)) r
     where s.number = $1`,
    [template.number, column(({ id }) => id)],
  )
  return made.map(({ token, ...buyer }) => ({ ...buyer, cookie: `plumbline-visitor=${token}` }))
}
