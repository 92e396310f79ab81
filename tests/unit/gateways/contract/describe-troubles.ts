// P-nn: docs/facts/commerce.md 3.
import { expect, it } from 'vitest'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import type { Suite } from './contract'
import {
  intentRequest,
  type Operation,
  type ProviderUnderTest,
  paidIntent,
  refundRequest,
  type Trouble,
} from './under-test'

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
    const { gateway, trouble } = provider()
    const asking = askingOf(provider(), bad)
    const paid = await paidIntent(provider())
    const fresh = await gateway.createIntent(intentRequest())
    const from = new Date(Date.now() - 60_000)
    const readings: Calls = [
      ['fetch', () => asking.fetchIntent(fresh.intentId)],
      ['events', () => asking.listEvents({ since: null })],
      ['movements', () => asking.listMovements({ from, to: new Date(), cursor: null })],
    ]
    const mutations: Calls = [
      ['create', () => asking.createIntent(intentRequest())],
      ['refund', () => asking.createRefund(refundRequest(paid.intentId, 100))],
    ]
    if (can.cancel) mutations.push(['cancel', () => asking.cancelIntent(fresh.intentId)])
    for (const [of, ask] of readings) {
      await trouble([{ of, ...bad }])
      await expect(ask(), of).rejects.toMatchObject({ kind: reading, outcomeUnknown: false })
    }
    for (const [of, ask] of mutations) {
      await trouble([{ of, ...bad }])
      await expect(ask(), of).rejects.toMatchObject(spoiltBy(mutation))
    }
  })

  it.skipIf(!can.capture).each(troubles)(
    'that %s when the money is to be taken takes it once, by the same key',
    async (_, bad, mutation) => {
      const { gateway, trouble, pay } = provider()
      const intent = await gateway.createIntent(intentRequest())
      await pay(intent)
      const request = { intentId: intent.intentId, idempotencyKey: `cap_${intent.intentId}` }
      await trouble([{ of: 'capture', ...bad }])
      await expect(askingOf(provider(), bad).captureIntent?.(request)).rejects.toMatchObject(
        spoiltBy(mutation),
      )
      const fact = await gateway.captureIntent?.(request)
      expect(fact).toMatchObject({ status: 'succeeded' })
      expect(fact?.charges).toHaveLength(1)
    },
  )

  it('is a little slow, and nothing else', async () => {
    await provider().trouble([{ of: 'create', action: 'slow', ms: 60 }])
    expect((await provider().gateway.createIntent(intentRequest())).intentId).toMatch(/\w+/)
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
    const { gateway, trouble, made } = provider()
    const asking = askingOf(provider(), bad)
    const before = await made()
    const request = intentRequest()
    await trouble([{ of: 'create', ...bad }])
    await expect(asking.createIntent(request)).rejects.toMatchObject({ outcomeUnknown: true })
    const intent = await gateway.createIntent(request)
    expect((await made()).intents).toBe(before.intents + 1)
    await provider().pay(intent)
    await captureLost(provider(), intent.intentId, bad)
    const refund = refundRequest(intent.intentId, 900)
    await trouble([{ of: 'refund', ...bad }])
    await expect(asking.createRefund(refund)).rejects.toMatchObject({ outcomeUnknown: true })
    expect((await gateway.createRefund(refund)).refunds).toMatchObject([{ amount: 900 }])
    expect((await made()).refunds).toBe(before.refunds + 1)
  })

  it.skipIf(!can.cancel)('whose answer to a cancellation was lost is found canceled', async () => {
    const { gateway, trouble } = provider()
    const { intentId } = await gateway.createIntent(intentRequest())
    await trouble([{ of: 'cancel', action: 'reset', effect: 'after' }])
    await expect(gateway.cancelIntent(intentId)).rejects.toMatchObject({ outcomeUnknown: true })
    expect(await gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled' })
  })
}

type Calls = [of: Operation, ask: () => Promise<unknown>][]

/** What a caller hears of a mutation, which leaves in doubt whatever was sent. */
const spoiltBy = (kind: Kind) => ({ kind, outcomeUnknown: kind !== 'unavailable' })

/** Who waits for what will not come gives up early; who does not has the patience of a busy machine. */
const askingOf = ({ gateway, impatient }: ProviderUnderTest, { action }: Bad) =>
  action === 'hang' || action === 'slow' ? impatient : gateway

const captureLost = async (provider: ProviderUnderTest, intentId: string, bad: Bad) => {
  const { gateway, trouble } = provider
  const asking = askingOf(provider, bad)
  if (!gateway.captureIntent || !asking.captureIntent) return
  const request = { intentId, idempotencyKey: `cap_${intentId}` }
  await trouble([{ of: 'capture', ...bad }])
  await expect(asking.captureIntent(request)).rejects.toMatchObject({ outcomeUnknown: true })
  const fact = await gateway.captureIntent(request)
  expect(fact).toMatchObject({ status: 'succeeded' })
  expect(fact.charges).toHaveLength(1)
}

const everyCall = (gateway: PaymentGateway, intentId: string): (() => Promise<unknown>)[] => [
  () => gateway.createIntent(intentRequest()),
  () => gateway.fetchIntent(intentId),
  () => gateway.cancelIntent(intentId),
  () => gateway.createRefund(refundRequest(intentId, 100)),
  () => gateway.listEvents({ since: null }),
  () => gateway.listMovements({ from: new Date(0), to: new Date(), cursor: null }),
]
