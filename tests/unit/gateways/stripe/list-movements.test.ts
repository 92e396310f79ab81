import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('the books', () => {
  it('know a payment of another shop, and so does its fact', async () => {
    const { intentId, charge } = await stripe.confirmed()
    const metadata = { app: 'plumbline-00000000', order_id: 'theirs' }
    Object.assign(stripe.account.charges.get(charge) ?? {}, { metadata })
    Object.assign(stripe.account.sessions.get(intentId) ?? {}, { metadata })
    const line = (await stripe.movements()).find(({ ref }) => ref === charge)
    expect(line).toMatchObject({ kind: 'charge', ours: false, orderId: null })
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ orderId: null })
  })

  it('are read past a currency that no order of ours has', async () => {
    const { charge, request } = await stripe.confirmed()
    const ours = await stripe.confirmed()
    Object.assign(stripe.account.charges.get(charge) ?? {}, { currency: 'kwd' })
    expect(await stripe.movementsOf(request.orderId)).toEqual([])
    expect(await stripe.movementsOf(ours.request.orderId)).toHaveLength(1)
  })
})
