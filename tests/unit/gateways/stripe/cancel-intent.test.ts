import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CARDS } from '../../../providers/stripe/cards'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('an intent of Stripe', () => {
  it('that is being paid stays so when we cancel it', async () => {
    const { intentId } = await stripe.confirmed(CARDS.arrivesLater)
    expect(await stripe.gateway.cancelIntent(intentId)).toMatchObject({ status: 'processing', charges: [] })
  })

  it('that waits for the second step is canceled, and the step then changes nothing', async () => {
    const { intentId } = await stripe.confirmed(CARDS.secondStep)
    expect(await stripe.gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled' })
    stripe.buyer.answerStep(intentId, 'approve')
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ status: 'canceled', charges: [] })
  })
})
