import { expect, it } from 'vitest'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment } from './lab/story'

const lab = labOfFile({ cards: 'stripe' })
const MINUTE = 60_000

/** What the view says of an order's success that was told. */
const violations = async (number: string) =>
  lab().query<{ detail: string }>(
    `select detail from invariant_violations where invariant = 'success_told_but_not_booked' and ref = $1`,
    [number],
  )

it.each([
  ['stripe', 'payment_intent.succeeded'],
  ['stripe', 'checkout.session.completed'],
  ['paypal', 'PAYMENT.CAPTURE.COMPLETED'],
] as const)('a success that %s told as %s and that is not booked is seen', async (by, type) => {
  const { buyer, order, intent } = await openedPayment(lab(), by)
  await lab()[by === 'stripe' ? 'card' : 'paypal'].pay(intent)
  await buyer.check(order)
  await lab().work()
  const told = await lab().query<{ type: string; told_status: string }>(
    'select type, told_status from provider_events where told_intent = $1',
    [intent],
  )
  expect(told).toContainEqual({ type, told_status: 'succeeded' })
  await lab().query('delete from provider_events where told_intent = $1 and type <> $2', [intent, type])
  await lab().passes(16 * MINUTE)
  expect(await violations(order.number)).toEqual([])
  await lab().query(`update payment_attempts set status = 'open' where intent_id = $1`, [intent])
  expect(await violations(order.number)).toEqual([{ detail: `${by}:${intent}` }])
  await lab().query(`update payment_attempts set status = 'succeeded' where intent_id = $1`, [intent])
})
