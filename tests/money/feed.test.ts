import { expect, it } from 'vitest'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { readFeed } from '@/services/orders/subject/read-feed'
import { labOfFile } from './lab/lab-of-file'
import { paidPayment } from './lab/story'

// What the feed of recent purchases tells (docs/decisions/0010).
const lab = labOfFile()
const MINUTE = 60_000

const feed = (livemode = lab().card.gateway.livemode) => {
  const { card, deps } = lab()
  const others = livemode ? { stripe: { ...card.gateway, id: 'stripe' as PaymentGatewayId, livemode } } : {}
  return readFeed({ ...deps, payments: { [card.id]: card.gateway, ...others } })
}

it('the feed tells five purchases of before ten minutes, and not four, none about health, none of test mode', async () => {
  const bought = []
  for (let count = 0; count < 5; count += 1) bought.push(await paidPayment(lab()))
  await lab().work()
  expect(await feed()).toEqual([])
  await lab().passes(11 * MINUTE)
  const told = { thing: 'iq', country: 'US', ago: { unit: 'hour', count: 0 } }
  expect(await feed()).toEqual(Array(5).fill(told))
  expect(await feed(true)).toEqual([])

  const [first] = bought
  const mark = (health: boolean) =>
    lab().query('update sittings set health = $1 where id = $2', [health, first!.buyer.sittingId])
  await mark(true)
  expect(await feed()).toEqual([])
  await mark(false)
  expect(await feed()).toHaveLength(5)
  await lab().passes(7 * 24 * 60 * MINUTE)
  expect(await feed()).toEqual([])
})
