import { expect, it } from 'vitest'
import { countSalesBySku } from '@/services/orders/count-sales'
import { decideRefund } from '@/services/refunds/decide-refund'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

it('counts of what was sold only what was paid with money and kept', async () => {
  const { deps, card } = lab()
  const buyer = await newBuyer(lab())
  const { exam } = await buyer.sitting()
  const before = await countSalesBySku(deps, exam)
  const order = await buyer.place({ tier: 'sku2' })
  const soldSince = async (asked = deps) =>
    ((await countSalesBySku(asked, exam))[order.sku] ?? 0) - (before[order.sku] ?? 0)
  expect(await soldSince(), 'an order that waits').toBe(0)
  await card.pay(await buyer.open(order))
  expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  expect(await soldSince(), 'one that is paid').toBe(1)
  const later = new Date(deps.now().getTime() + 91 * 86_400_000)
  expect(await countSalesBySku({ ...deps, now: () => later }, exam), 'of 91 days ago').toEqual({})
  const live = { ...deps, payments: { stripe: { ...card.gateway, id: 'stripe' as const, livemode: true } } }
  expect(await countSalesBySku(live, exam), 'of test mode').toEqual({})
  const standing = (status: string) =>
    lab().force('update orders set status = $2 where id = $1', [order.id, status])
  await standing('disputed')
  expect(await soldSince(), 'one whose bank disputes it').toBe(0)
  await standing('paid')
  const refund = { amount: 'all', note: null, askedBy: 'owner', key: crypto.randomUUID() } as const
  await decideRefund(deps, { orderId: order.id, ...refund })
  await lab().work()
  expect(await soldSince(), 'one that was given back').toBe(0)
})
