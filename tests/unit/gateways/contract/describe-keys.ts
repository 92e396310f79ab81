import { expect, it } from 'vitest'
import type { Suite } from './contract'
import { intentRequest, paidIntent, refundRequest } from './under-test'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a key promises. */
export const describeKeys = ({ provider, can }: Suite) => {
  it('makes one intent of one key', async () => {
    const { gateway, made } = provider()
    const request = intentRequest()
    const before = await made()
    const first = await gateway.createIntent(request)
    expect(await gateway.createIntent(request)).toEqual(first)
    expect((await made()).intents).toBe(before.intents + 1)
  })

  it('makes one intent of one key that is used by many at once', async () => {
    const { gateway, made, trouble } = provider()
    await trouble([], { executionMs: 40 })
    const request = intentRequest()
    const before = await made()
    const told = await Promise.allSettled([1, 2, 3, 4].map(() => gateway.createIntent(request)))
    const refusals = told.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ kind: 'unavailable', httpStatus: 409, outcomeUnknown: false })
    const ids = told.flatMap((each) => (each.status === 'fulfilled' ? [each.value.intentId] : []))
    expect(new Set([...ids, (await gateway.createIntent(request)).intentId]).size).toBe(1)
    expect((await made()).intents).toBe(before.intents + 1)
  })

  it.skipIf(!can.refuseOtherParameters)('refuses a key that was used for something else', async () => {
    const { gateway } = provider()
    const request = intentRequest()
    await gateway.createIntent(request)
    await expect(gateway.createIntent({ ...request, amount: 2999 })).rejects.toMatchObject({
      kind: 'declined_request',
      outcomeUnknown: false,
    })
  })

  it.skipIf(!can.forgetKeys)(
    'makes another intent when the key is a day old: who repeats later looks first',
    async () => {
      const { gateway, made, advance } = provider()
      const request = intentRequest()
      const before = await made()
      const first = await gateway.createIntent(request)
      advance(DAY_MS + 1000)
      expect(await gateway.createIntent(request)).not.toEqual(first)
      expect((await made()).intents).toBe(before.intents + 2)
    },
  )

  it.skipIf(!can.saveServerErrors)(
    'repeats a saved 500 for its key, while the object tells what was done',
    async () => {
      const { gateway, made, trouble } = provider()
      const request = intentRequest()
      await trouble([{ of: 'create', action: 'status', status: 500, saved: true, effect: 'after' }])
      const before = await made()
      for (const _ of [1, 2])
        await expect(gateway.createIntent(request)).rejects.toMatchObject({
          kind: 'timeout_after_send',
          outcomeUnknown: true,
        })
      expect((await made()).intents).toBe(before.intents + 1)
      const { intentId } = await paidIntent(provider())
      const refund = refundRequest(intentId, 500)
      await trouble([{ of: 'refund', action: 'status', status: 500, saved: true, effect: 'after' }])
      for (const _ of [1, 2])
        await expect(gateway.createRefund(refund)).rejects.toMatchObject({ outcomeUnknown: true })
      expect((await gateway.fetchIntent(intentId)).refunds).toMatchObject([{ amount: 500 }])
    },
  )

  it('makes one refund of one key, also when it is used by many at once', async () => {
    const { gateway, made, trouble } = provider()
    const { intentId } = await paidIntent(provider())
    await trouble([], { executionMs: 40 })
    const refund = refundRequest(intentId, 700)
    const before = await made()
    await Promise.allSettled([1, 2, 3].map(() => gateway.createRefund(refund)))
    expect((await gateway.createRefund(refund)).refunds).toMatchObject([{ amount: 700 }])
    expect((await made()).refunds).toBe(before.refunds + 1)
  })
}
