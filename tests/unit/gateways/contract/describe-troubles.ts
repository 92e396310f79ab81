import { expect, it } from 'vitest'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import type { Suite } from './contract'
import { intentRequest, type ProviderUnderTest, paidIntent, refundRequest, type Trouble } from './under-test'

type Kind = 'unavailable' | 'timeout_after_send' | 'bad_response'
type Bad = Omit<Trouble, 'of'>

/** P-19: what a caller hears of a mutation and of a reading. Only a mutation leaves anything in doubt. */
const TROUBLES: [name: string, bad: Bad, mutation: Kind, reading: Kind][] = [
  ['fails inside', { action: 'status', status: 500 }, 'timeout_after_send', 'unavailable'],
  ['has too much to do', { action: 'status', status: 429 }, 'unavailable', 'unavailable'],
  ['never answers', { action: 'hang', ms: 5000 }, 'timeout_after_send', 'unavailable'],
  ['answers too late', { action: 'slow', ms: 600 }, 'timeout_after_send', 'unavailable'],
  ['cuts the connection', { action: 'reset' }, 'timeout_after_send', 'unavailable'],
  ['answers garbage', { action: 'garbage' }, 'bad_response', 'bad_response'],
  ['answers another shape', { action: 'shape' }, 'bad_response', 'bad_response'],
]

export const describeTroubles = ({ provider, can }: Suite) => {
  const troubles = TROUBLES.filter(([, { action }]) => can.misshape || action !== 'shape')
  it.each(troubles)('that %s', async (_, bad, mutation, reading) => {
    const { gateway, impatient, trouble } = provider()
    const paid = await paidIntent(provider())
    const fresh = await gateway.createIntent(intentRequest())
    const doubt = mutation !== 'unavailable'
    const spoilt = { kind: mutation, outcomeUnknown: doubt }
    await trouble([{ of: 'create', ...bad }])
    await expect(impatient.createIntent(intentRequest())).rejects.toMatchObject(spoilt)
    await trouble([{ of: 'refund', ...bad }])
    await expect(impatient.refund(refundRequest(paid.intentId, 100))).rejects.toMatchObject(spoilt)
    await trouble([{ of: 'fetch', ...bad }])
    await expect(impatient.fetchIntent(fresh.intentId)).rejects.toMatchObject({
      kind: reading,
      outcomeUnknown: false,
    })
    if (!can.cancel) return
    await trouble([{ of: 'cancel', ...bad }])
    await expect(impatient.cancelIntent(fresh.intentId)).rejects.toMatchObject(spoilt)
  })

  it('is a little slow, and nothing else', async () => {
    await provider().trouble([{ of: 'create', action: 'slow', ms: 60 }])
    expect((await provider().impatient.createIntent(intentRequest())).intentId).toMatch(/\w+/)
  })

  it('that nobody answers for has seen nothing', async () => {
    const paid = await paidIntent(provider())
    for (const ask of everyCall(provider().unreachable, paid.intentId))
      await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', outcomeUnknown: false })
  })

  const LOST: Bad[] = [
    { action: 'reset', effect: 'after' },
    { action: 'hang', effect: 'after', ms: 5000 },
    { action: 'garbage', effect: 'after' },
  ]
  it.each(LOST)('whose answer was lost ($action) is found by the same key', async (bad) => {
    const { gateway, impatient, trouble, made } = provider()
    const before = await made()
    const request = intentRequest()
    await trouble([{ of: 'create', ...bad }])
    await expect(impatient.createIntent(request)).rejects.toMatchObject({ outcomeUnknown: true })
    const intent = await gateway.createIntent(request)
    expect((await made()).intents).toBe(before.intents + 1)
    await provider().pay(intent)
    await captureLost(provider(), intent.intentId, bad)
    const refund = refundRequest(intent.intentId, 900)
    await trouble([{ of: 'refund', ...bad }])
    await expect(impatient.refund(refund)).rejects.toMatchObject({ outcomeUnknown: true })
    expect((await gateway.refund(refund)).refunds).toMatchObject([{ amount: 900 }])
    expect((await made()).refunds).toBe(before.refunds + 1)
  })

  it.skipIf(!can.cancel)('whose answer to a cancellation was lost is found canceled', async () => {
    const { gateway, impatient, trouble } = provider()
    const { intentId } = await gateway.createIntent(intentRequest())
    await trouble([{ of: 'cancel', action: 'reset', effect: 'after' }])
    await expect(impatient.cancelIntent(intentId)).rejects.toMatchObject({ outcomeUnknown: true })
    expect(await gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled' })
  })
}

const captureLost = async (
  { gateway, impatient, trouble }: ProviderUnderTest,
  intentId: string,
  bad: Bad,
) => {
  if (!gateway.capture || !impatient.capture) return
  const request = { intentId, idempotencyKey: `cap_${intentId}` }
  await trouble([{ of: 'capture', ...bad }])
  await expect(impatient.capture(request)).rejects.toMatchObject({ outcomeUnknown: true })
  const fact = await gateway.capture(request)
  expect(fact).toMatchObject({ status: 'succeeded' })
  expect(fact.charges).toHaveLength(1)
}

const everyCall = (gateway: PaymentGateway, intentId: string): (() => Promise<unknown>)[] => [
  () => gateway.createIntent(intentRequest()),
  () => gateway.fetchIntent(intentId),
  () => gateway.cancelIntent(intentId),
  () => gateway.refund(refundRequest(intentId, 100)),
  () => gateway.listEvents({ since: null }),
]
