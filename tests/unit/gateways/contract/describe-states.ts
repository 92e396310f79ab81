import { expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import type { Suite } from './contract'
import { intentRequest, paidIntent, totalOf } from './under-test'

export const describeStates = ({ provider, currencies, states, can }: Suite) => {
  it('tells a fresh intent as it was asked for', async () => {
    const { gateway } = provider()
    const request = intentRequest({ attempt: 3 })
    const { intentId, clientSecret } = await gateway.createIntent(request)
    expect(clientSecret.length).toBeGreaterThan(0)
    expect(await gateway.fetchIntent(intentId)).toMatchObject({
      provider: gateway.id,
      intentId,
      status: 'requires_payment',
      amount: request.amount,
      currency: request.currency,
      orderId: request.orderId,
      livemode: gateway.livemode,
      charges: [],
      refunds: [],
    })
  })

  it.each(states)('tells an intent that is %s as %s', async (state, status, failureCode) => {
    const { gateway, reach } = provider()
    const request = intentRequest()
    const intent = await gateway.createIntent(request)
    await reach(state, intent)
    const fact = await gateway.fetchIntent(intent.intentId)
    expect(fact).toMatchObject({ status, intentId: intent.intentId, orderId: request.orderId })
    expect(fact.failureCode).toBe(failureCode)
    expect(totalOf(fact.charges)).toBe(status === 'succeeded' ? request.amount : 0)
  })

  it.each(currencies)('keeps an amount of %s to the last unit', async (currency) => {
    const { gateway } = provider()
    const amount = currency === 'JPY' || currency === 'KRW' ? 1_234_500 : 1_234_501
    const { intentId } = await paidIntent(provider(), { currency, amount })
    const fact = await gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({ currency, amount, status: 'succeeded' })
    expect(fact.charges).toMatchObject([{ amount }])
  })

  it.each(LOCALES)('takes an order in %s', async (locale) => {
    const { intentId } = await provider().gateway.createIntent(intentRequest({ locale }))
    expect(intentId).toMatch(/\w+/)
  })

  it.skipIf(!can.capture)('takes approved money once, however often it is told to', async () => {
    const { gateway, pay } = provider()
    const intent = await gateway.createIntent(intentRequest())
    await pay(intent)
    expect(await gateway.fetchIntent(intent.intentId)).toMatchObject({ status: 'approved', charges: [] })
    const request = { intentId: intent.intentId, idempotencyKey: `cap_${intent.intentId}` }
    const facts = await Promise.allSettled([1, 2, 3].map(() => gateway.captureIntent?.(request)))
    expect(facts.some(({ status }) => status === 'fulfilled')).toBe(true)
    const again = await gateway.captureIntent?.({
      ...request,
      idempotencyKey: `${request.idempotencyKey}_other`,
    })
    expect(again).toMatchObject({ status: 'succeeded' })
    expect(again?.charges).toHaveLength(1)
  })

  it.skipIf(!can.cancel)('cancels for good, and says so again', async () => {
    const { gateway, pay } = provider()
    const intent = await gateway.createIntent(intentRequest())
    expect(await gateway.cancelIntent(intent.intentId)).toMatchObject({ status: 'canceled', charges: [] })
    expect(await gateway.cancelIntent(intent.intentId)).toMatchObject({ status: 'canceled' })
    await pay(intent).catch(() => undefined)
    expect(await gateway.fetchIntent(intent.intentId)).toMatchObject({ status: 'canceled', charges: [] })
  })

  it('answers a cancellation of what was paid with the payment', async () => {
    const { gateway } = provider()
    const { intentId } = await paidIntent(provider())
    const fact = await gateway.cancelIntent(intentId)
    expect(fact).toMatchObject({ status: 'succeeded' })
    expect(fact.charges).toHaveLength(1)
  })

  it('lets either the payment or its cancellation win a race', async () => {
    const { gateway, pay } = provider()
    for (let round = 0; round < 6; round += 1) {
      const intent = await gateway.createIntent(intentRequest())
      const paying = () => pay(intent).catch(() => undefined)
      const canceling = () => gateway.cancelIntent(intent.intentId)
      const [told] =
        round % 2
          ? await Promise.all([canceling(), paying()])
          : (await Promise.all([paying(), canceling()])).toReversed()
      const fact = await gateway.fetchIntent(intent.intentId)
      expect(fact.charges).toHaveLength(fact.status === 'succeeded' ? 1 : 0)
      if (!can.capture) expect(told).toEqual(fact)
    }
  })

  it('refuses an intent that nobody made', async () => {
    const { gateway } = provider()
    const { intentId } = await gateway.createIntent(intentRequest())
    for (const id of [`${intentId.slice(0, -4)}zzzz`, '', '../events', `${intentId}?x=1`, 'x'.repeat(5000)])
      await expect(gateway.fetchIntent(id)).rejects.toMatchObject({
        name: 'GatewayError',
        kind: 'declined_request',
        outcomeUnknown: false,
      })
  })
}
