import { expect, it } from 'vitest'
import type { Movement } from '@/gateways/payments/gateway'
import type { Suite } from './contract'
import { intentRequest, type ProviderUnderTest, paidIntent, refundRequest, totalOf } from './under-test'

export const describeRefunds = ({ provider, currencies, can }: Suite) => {
  it('refunds a part, then the rest, and no more', async () => {
    const { gateway } = provider()
    const { intentId, request } = await paidIntent(provider())
    const part = await gateway.createRefund(refundRequest(intentId, 500))
    expect(part).toMatchObject({ status: 'succeeded', refunds: [{ amount: 500 }] })
    const tooMuch = { kind: 'declined_request', outcomeUnknown: false }
    await expect(gateway.createRefund(refundRequest(intentId, 1500))).rejects.toMatchObject(tooMuch)
    const whole = await gateway.createRefund(refundRequest(intentId, request.amount - 500))
    expect(totalOf(whole.refunds)).toBe(request.amount)
    await expect(gateway.createRefund(refundRequest(intentId, 1))).rejects.toMatchObject(tooMuch)
    expect(await gateway.fetchIntent(intentId)).toEqual(whole)
  })

  it('refuses to refund what nobody paid', async () => {
    const { gateway } = provider()
    const { intentId } = await gateway.createIntent(intentRequest())
    await expect(gateway.createRefund(refundRequest(intentId, 100))).rejects.toMatchObject({
      kind: 'declined_request',
      outcomeUnknown: false,
    })
  })

  it('never refunds more than was paid, whoever asks at once', async () => {
    const { gateway } = provider()
    const { intentId, request } = await paidIntent(provider())
    await Promise.allSettled(
      [1, 2, 3].map(() => gateway.createRefund(refundRequest(intentId, request.amount))),
    )
    expect(totalOf((await gateway.fetchIntent(intentId)).refunds)).toBe(request.amount)
  })

  it.runIf(currencies.includes('JPY'))('refunds yen by the yen', async () => {
    const { intentId } = await paidIntent(provider(), { currency: 'JPY', amount: 198_000 })
    const fact = await provider().gateway.createRefund(refundRequest(intentId, 100))
    expect(fact.refunds).toMatchObject([{ amount: 100 }])
  })

  it.skipIf(!can.markRefunds)('brings our refund back by its own id', async () => {
    const { intentId } = await paidIntent(provider())
    const refund = refundRequest(intentId, 300)
    const fact = await provider().gateway.createRefund(refund)
    expect(fact.refunds).toMatchObject([{ amount: 300, refundId: refund.refundId }])
  })

  it.skipIf(!can.showMovements)('moves in its books exactly what its facts say', async () => {
    const { gateway } = provider()
    const from = new Date(Date.now() - 60_000)
    const paid = await Promise.all(
      currencies.map((currency) => paidIntent(provider(), { currency, amount: 500_000 })),
    )
    for (const { intentId } of paid.slice(0, 3)) await gateway.createRefund(refundRequest(intentId, 100_000))
    const facts = await Promise.all(paid.map(({ intentId }) => gateway.fetchIntent(intentId)))
    const movements = await allMovements(provider(), from)
    for (const { orderId, currency, charges, refunds } of facts) {
      const ofOrder = movements.filter((each) => each.orderId === orderId)
      expect(ofOrder.every((each) => each.ours && each.currency === currency)).toBe(true)
      const moved = (kind: Movement['kind']) =>
        ofOrder.filter((each) => each.kind === kind).map(({ ref, amount }) => ({ ref, amount }))
      const told = (parts: typeof charges) => parts.map(({ ref, amount }) => ({ ref, amount }))
      expect(moved('charge')).toEqual(told(charges))
      expect(moved('refund')).toEqual(told(refunds))
    }
    const [named] = movements.toReversed()
    expect((await gateway.fetchIntent(named?.intentId ?? '')).orderId).toBe(named?.orderId)
  })
}

/** Every page of the span; oldest first across all of them. */
const allMovements = async ({ gateway }: ProviderUnderTest, from: Date) => {
  const to = new Date(Date.now() + 365 * 86_400_000)
  const movements: Movement[] = []
  let cursor: string | null = null
  let more = true
  while (more) {
    const page = await gateway.listMovements({ from, to, cursor })
    movements.push(...page.movements)
    cursor = page.cursor
    more = page.hasMore
  }
  const times = movements.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  return movements
}
