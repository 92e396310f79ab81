import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { intentRequest, payOne, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

describe('closing an order', () => {
  it('is a promise of ours never to take its money', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.approve(intentId)
    expect(await pair.gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled', charges: [] })
    expect(pair.paypal.store.lines).toEqual([])
  })

  it('comes too late for one that was paid', async () => {
    const { intentId } = await payOne(pair)
    expect(await pair.gateway.cancelIntent(intentId)).toMatchObject({ status: 'succeeded' })
  })
})
