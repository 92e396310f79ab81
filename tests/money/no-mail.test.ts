import { expect, it } from 'vitest'
import { openPayment } from '@/services/payments/open-payment'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

it('sells nothing for real money where no mail is sent, and everything in test mode', async () => {
  const { deps, query, card } = lab()
  const live = { ...deps, payments: { [card.id]: { ...card.gateway, livemode: true } } }
  const buyer = await newBuyer({ ...lab(), deps: live })
  await expect(buyer.place()).rejects.toMatchObject({ reason: 'mailMissing' })
  const ordered = () => query('select from orders where sitting_id = $1', [buyer.sittingId])
  expect(await ordered()).toHaveLength(0)
  const inTest = await newBuyer(lab())
  const order = await inTest.place()
  // Placed while mail was still sent.
  const opening = { order, gatewayId: card.id, method: 'card', locale: 'EN', host: 'localhost' } as const
  await expect(openPayment(live, opening)).rejects.toMatchObject({ reason: 'mailMissing' })
  expect(await query('select from payment_attempts where order_id = $1', [order.id])).toHaveLength(0)
  await inTest.open(order)
})
