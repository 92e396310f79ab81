import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { newNumber } from '@/services/visitors/tokens'
import { newCustomer, signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { type Buyer, newBuyer, open, pay, place, waitUntilPaid } from '../support/purchase'
import { newVisitor, type Visitor } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const list = (visitor: Visitor, page?: number) =>
  visitor.ok('purchase.list', { query: { hl: 'EN', ...(page && { page }) } })
const give = ({ sittingId }: Buyer, customer: { id: string }) =>
  query('update sittings set customer_id = $2 where id = $1', [sittingId, customer.id])
const bought = async (buyer: Buyer) => {
  const opened = await open(await place(buyer))
  await pay(opened)
  await waitUntilPaid(opened.orderNumber)
  return opened
}

describe('the purchases of a customer', () => {
  it('are none for who bought nothing, and asked for by nobody who is not signed in', async () => {
    const { visitor } = await signedIn()
    expect(await list(visitor)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    expect((await newVisitor().call('purchase.list', { query: {} })).result).toBe(RESULTS.loginNeeded)
  })

  it('are what was paid and what waits, with name, price and what is given back, the newest first', async () => {
    const buyer = await newBuyer('purchases')
    const { customer, visitor } = await signedIn()
    const paid = await bought(buyer)
    await give(buyer, customer)
    const other = await newBuyer('purchases-waiting')
    const waits = await place(other)
    await give(other, customer)
    const { items, total } = await list(visitor)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        orderNumber: waits.orderNumber,
        status: 'created',
        sale: 'report',
        examOrderNumber: other.sitting.orderNumber,
        expiresAt: expect.any(String),
      },
      {
        orderNumber: paid.orderNumber,
        appExamId: 'iq-1',
        status: 'paid',
        name: expect.stringMatching(/./),
        test: expect.stringMatching(/./),
        amount: { amount: expect.any(Number), currency: 'USD' },
        refunded: 0,
        refunding: 0,
        expiresAt: null,
      },
    ])
    await query(
      `insert into refunds (order_id, provider, intent_id, amount, currency, reason, status, key)
       values ($1, 'sandbox', $2, 100, 'USD', 'requested', 'pending', gen_random_uuid()::text)`,
      [paid.orderId, paid.intentId],
    )
    await query("update orders set expires_at = now() - interval '1 minute' where number = $1", [
      waits.orderNumber,
    ])
    expect((await list(visitor)).items).toMatchObject([{ orderNumber: paid.orderNumber, refunding: 100 }])
    // Money that is on its way keeps its order, however late it is.
    await query(
      `insert into payment_attempts (order_id, attempt, provider, method, amount, currency, idempotency_key, status)
       select id, 1, 'sandbox', 'card', total, currency, gen_random_uuid()::text, 'processing' from orders where number = $1`,
      [waits.orderNumber],
    )
    expect((await list(visitor)).items[0]).toMatchObject({
      orderNumber: waits.orderNumber,
      status: 'created',
      expiresAt: null,
    })
    await query('delete from refunds where order_id = $1', [paid.orderId])
  })

  it('are never those of somebody else, not even of who merely used the same browser', async () => {
    const buyer = await newBuyer('purchases-other')
    await bought(buyer)
    await give(buyer, await newCustomer())
    signIn(buyer.visitor, await newCustomer())
    expect((await list(buyer.visitor)).items).toEqual([])
  })

  it('name no test that is about health', async () => {
    const buyer = await newBuyer('purchases-health')
    const { customer, visitor } = await signedIn()
    await bought(buyer)
    await give(buyer, customer)
    const [named] = (await list(visitor)).items
    await query('update sittings set health = true where id = $1', [buyer.sittingId])
    const [unnamed] = (await list(visitor)).items
    await query('update sittings set health = false where id = $1', [buyer.sittingId])
    expect(unnamed).toMatchObject({ name: null })
    expect(unnamed?.test).not.toBe(named?.test)
  })

  it('come by pages, each order once, and the last page is the last', async () => {
    const buyer = await newBuyer('purchases-many')
    const { customer, visitor } = await signedIn()
    const { orderNumber } = await place(buyer)
    await give(buyer, customer)
    await query(
      `insert into orders select (jsonb_populate_record(one,
         jsonb_build_object('id', gen_random_uuid(), 'number', other.number))).*
       from orders one, unnest($2::text[]) as other (number) where one.number = $1`,
      [orderNumber, Array.from({ length: 11 }, newNumber)],
    )
    const [first, beyond] = [await list(visitor), await list(visitor, 99)]
    expect(first).toMatchObject({ page: 1, pages: 2, total: 12 })
    expect(beyond).toMatchObject({ page: 2, pages: 2, total: 12 })
    expect(new Set([...first.items, ...beyond.items].map((item) => item.orderNumber)).size).toBe(12)
  })
})
