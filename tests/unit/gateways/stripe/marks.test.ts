import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ourMark } from '@/gateways/payments/our-mark'
import { refundRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterAll(() => stripe.stop())

const NOT_OURS = { kind: 'declined_request', httpStatus: 404 }

const STRANGERS: [name: string, make: () => string][] = [
  ['a payment without a session', () => stripe.stranger.payment().id],
  ['its charge', () => stripe.stranger.payment().charge ?? ''],
  [
    'a charge in a currency that we do not list',
    () => stripe.stranger.payment({ currency: 'kwd' }).charge ?? '',
  ],
  ['a subscription', () => stripe.stranger.session({ mode: 'subscription' }).id],
  ['a card that was only set up', () => stripe.stranger.session({ mode: 'setup' }).id],
  ['a session in a currency that we do not list', () => stripe.stranger.session({ currency: 'kwd' }).id],
  [
    'a payment in a currency that we do not list',
    () => stripe.stranger.session({ currency: 'kwd' }).payment ?? '',
  ],
]

describe('what other software does on our account', () => {
  it.each(STRANGERS)('is not ours: %s', async (_, make) => {
    await expect(stripe.gateway.fetchIntent(make())).rejects.toMatchObject(NOT_OURS)
  })

  it('is not ours where it was paid in another currency than it was sold', async () => {
    const { id, payment } = stripe.stranger.session()
    const charge = [...stripe.account.charges.values()].find((each) => each.payment === payment)
    Object.assign(charge ?? {}, { currency: 'eur' })
    await expect(stripe.gateway.fetchIntent(id)).rejects.toMatchObject(NOT_OURS)
  })

  it('is a payment of nobody’s order where it can be read', async () => {
    const { id } = stripe.stranger.session()
    expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ status: 'succeeded', orderId: null })
  })

  it('is neither canceled nor refunded', async () => {
    const { id } = stripe.stranger.payment()
    await expect(stripe.gateway.cancelIntent(id)).rejects.toMatchObject(NOT_OURS)
    await expect(stripe.gateway.createRefund(refundRequest(id, 100))).rejects.toMatchObject(NOT_OURS)
  })

  it('comes to us as events, none of which stops the list', async () => {
    const before = await stripe.gateway.listEvents({ since: null })
    for (const [, make] of STRANGERS) make()
    const { events } = await stripe.gateway.listEvents({ since: before.cursor })
    expect(events.length).toBeGreaterThanOrEqual(STRANGERS.length)
  })
})

describe('a session that bears a mark', () => {
  it.each([
    ['ours', () => ourMark()],
    ['that of a shop which has moved', () => 'plumbline-00000000'],
  ])('%s, and cannot be read, is an alarm', async (_, mark) => {
    for (const given of [{ mode: 'subscription' }, { mode: 'setup' }, { currency: 'kwd' }] as const) {
      const { id } = stripe.stranger.session({ ...given, metadata: { app: mark(), order_id: 'o' } })
      await expect(stripe.gateway.fetchIntent(id)).rejects.toMatchObject({ kind: 'bad_response' })
    }
  })

  it('of a shop which has moved is read, and names no order', async () => {
    const { intentId } = await stripe.confirmed()
    const session = stripe.buyer.session(intentId)
    session.metadata = { ...session.metadata, app: 'plumbline-00000000' }
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ status: 'succeeded', orderId: null })
  })
})
