import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../support/database'
import { site } from '../../support/site'
import { eventually, strike, whilePaused } from '../../support/storms'
import { newVisitor, type Visitor } from '../../support/visitor'
import { CARDS, enterCard, PLACE, placeOrder, readyToBuy } from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

const uniqueEmail = () => `pay-${crypto.randomUUID()}@example.com`
const UNAVAILABLE = 30303

const behave = async (calls: object[]): Promise<void> => {
  const response = await fetch(`${site().sandboxUrl}/test/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${site().secrets.sandboxKey}` },
    body: JSON.stringify({ calls }),
  })
  expect(response.ok).toBe(true)
}

beforeAll(forgetRateLimits)
afterAll(() => behave([]))

const start = (visitor: Visitor, orderNumber: string) =>
  visitor.call('pay.start', { body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' } })

const newOrder = async () => {
  const visitor = newVisitor()
  const sitting = await readyToBuy(visitor, { email: uniqueEmail() })
  const { orderNumber } = await placeOrder(visitor, { sitting })
  return { visitor, orderNumber }
}

/** Pays as soon as the provider is asked again, and looks what was charged. */
const payAfterwards = async ({ visitor, orderNumber }: Awaited<ReturnType<typeof newOrder>>) => {
  const { data } = await eventually(
    () => start(visitor, orderNumber),
    ({ result }) => result === 200,
  )
  await enterCard(data, CARDS.pays)
  await eventually(
    () => visitor.ok('pay.check', { body: { orderNumber } }),
    ({ state }) => state === 'paid',
  )
  const charges = await query(
    "select 1 from ledger_entries l join orders o on o.id = l.order_id where o.number = $1 and l.kind = 'charge'",
    [orderNumber],
  )
  expect(charges).toHaveLength(1)
}

describe('a payment provider on a bad day', () => {
  it.each([
    ['fails', { action: 'status', status: 500 }],
    ['wants us to come back later', { action: 'status', status: 429 }],
    ['answers nonsense', { action: 'garbage' }],
    ['opens the payment and never says so', { action: 'hang', effect: 'after', ms: 30_000 }],
  ])('that %s is told as it is; a second try pays once', async (_, fault) => {
    const order = await newOrder()
    await behave([{ call: 'POST /v1/intents', times: 1, ...fault }])
    expect(await start(order.visitor, order.orderNumber)).toMatchObject({ status: 200, result: UNAVAILABLE })
    await behave([])
    await payAfterwards(order)
  })

  it('that stands still keeps nobody from the offers, and is paid once when it goes on', async () => {
    const order = await newOrder()
    await whilePaused('sandbox', async () => {
      const tried = await Promise.all(
        Array.from({ length: 6 }, () => start(order.visitor, order.orderNumber)),
      )
      expect(new Set(tried.map(({ status, result }) => `${status} ${result}`))).toEqual(
        new Set([`200 ${UNAVAILABLE}`]),
      )
      // Five silences in a row opened the breaker: this one is told without being sent.
      expect(await start(order.visitor, order.orderNumber)).toMatchObject({ result: UNAVAILABLE })
      const params = { examId: PLACE, country: 'US', hl: 'EN' as const }
      expect((await order.visitor.ok('sku.list', { params })).items.length).toBeGreaterThan(0)
      // No form was ever opened, so nothing can have been charged.
      expect((await order.visitor.ok('pay.check', { body: { orderNumber: order.orderNumber } })).state).toBe(
        'waiting',
      )
    })
    await payAfterwards(order)
  })

  it('that crashes is started again, and is paid once', async () => {
    const order = await newOrder()
    await strike('sandbox')
    await payAfterwards(order)
  })
})
