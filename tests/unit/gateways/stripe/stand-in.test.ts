import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CARDS } from '../../../providers/stripe/cards'
import { STRIPE_KEYS } from '../../../providers/stripe/start-stripe'
import { intentRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('Stripe on this machine', () => {
  it.each([
    ['/v1/refunds', 'payment_intent=pi_1&amount=5&metadata[a]=b&novel=1', 'parameter_unknown'],
    ['/v1/refunds', 'payment_intent=pi_1&amount=five&metadata[a]=b', 'parameter_invalid'],
    ['/v1/refunds', 'amount=5&metadata[a]=b', 'parameter_invalid'],
    ['/v1/checkout/sessions', 'mode=payment&payment_method_types[0]=card', 'parameter_invalid'],
    ['/v1/customers', '', undefined],
  ])('refuses what our SDK would not send: %s %s', async (path, body, code) => {
    const headers = {
      authorization: `Bearer ${STRIPE_KEYS.secretKey}`,
      'stripe-version': '2026-10-28.endive',
    }
    const response = await fetch(stripe.url + path, { method: 'POST', body, headers })
    expect(response.status).toBe(code ? 400 : 404)
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', ...(code && { code }) },
    })
  })

  it('lets a browser play the buyer', async () => {
    const { intentId, clientSecret } = await stripe.gateway.createIntent(intentRequest())
    const buy = async (doing: string, body: object) => {
      const init = { method: 'POST', body: JSON.stringify({ session: clientSecret, ...body }) }
      return (await fetch(`${stripe.url}/test/buyer/${doing}`, init)).json()
    }
    expect(await buy('session', {})).toMatchObject({
      id: intentId,
      amount: 1999,
      currency: 'usd',
      status: 'open',
    })
    expect(await buy('confirm', { card: CARDS.declined })).toMatchObject({ declineCode: 'generic_decline' })
    expect(await buy('confirm', { card: CARDS.secondStep })).toMatchObject({ status: 'requires_action' })
    expect(await buy('step', { decision: 'approve' })).toMatchObject({ status: 'succeeded' })
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ status: 'succeeded' })
  })
})
