import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, callApi, intentRequest, submitCard } from './support/calls'
import { type SandboxProcess, spawnSandbox } from './support/spawn-sandbox'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await spawnSandbox()
})
afterAll(() => sandbox.kill())

const created = async (changes = {}) => {
  const request = intentRequest(changes)
  const intent = await sandbox.gateway.createIntent(request)
  const submit = (number?: string, fields?: Record<string, string>) =>
    submitCard({ url: sandbox.url, ...intent, number, changes: fields })
  return { request, ...intent, submit }
}

describe('a payment', () => {
  it('is what was asked for, and nothing is charged yet', async () => {
    const { request, intentId } = await created({ currency: 'JPY', amount: 200_000 })
    expect(await sandbox.gateway.fetchIntent(intentId)).toEqual({
      provider: 'sandbox',
      intentId,
      status: 'requires_payment',
      amount: 200_000,
      currency: 'JPY',
      orderId: request.orderId,
      attempt: request.attempt,
      livemode: false,
      charges: [],
      refunds: [],
      disputes: [],
    })
  })

  it('succeeds with the paying card, with one charge of the whole amount', async () => {
    const { intentId, submit } = await created()
    expect(await submit('4242 4242 4242 4242')).toEqual({ httpStatus: 200, status: 'succeeded' })
    const fact = await sandbox.gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({ status: 'succeeded', charges: [{ amount: 1999 }] })
  })

  it.each([
    [CARDS.declined, 'card_declined'],
    [CARDS.insufficient, 'insufficient_funds'],
    [CARDS.real, 'card_not_supported_in_test_mode'],
  ])('card %s is refused with %s, and another card then pays the same intent', async (number, code) => {
    const { intentId, submit } = await created()
    expect(await submit(number)).toMatchObject({ status: 'failed', code })
    expect(await sandbox.gateway.fetchIntent(intentId)).toMatchObject({
      status: 'requires_payment',
      failureCode: code,
    })
    expect(await submit()).toMatchObject({ status: 'succeeded' })
    const fact = await sandbox.gateway.fetchIntent(intentId)
    expect(fact.status).toBe('succeeded')
    expect(fact.failureCode).toBeUndefined()
  })

  it('submitted forty times at once is charged once', async () => {
    const { intentId, submit } = await created()
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => submit()))
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['succeeded']))
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toHaveLength(1)
  })

  it('that is paid cannot be declined afterwards', async () => {
    const { intentId, submit } = await created()
    await submit()
    expect(await submit(CARDS.declined)).toMatchObject({ status: 'succeeded' })
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toHaveLength(1)
  })

  it('is closed by the twentieth decline, even to a good card', async () => {
    const { intentId, submit } = await created()
    for (let index = 0; index < 19; index += 1) {
      expect(await submit(CARDS.declined)).toMatchObject({ code: 'card_declined' })
    }
    expect(await submit(CARDS.declined)).toMatchObject({ code: 'too_many_declines' })
    expect(await submit()).toMatchObject({ status: 'failed', code: 'too_many_declines' })
    expect(await sandbox.gateway.fetchIntent(intentId)).toMatchObject({ status: 'failed', charges: [] })
  })

  it.each([
    ['a number that fails Luhn', { number: '4242424242424241' }, { number: 'invalid_number' }],
    ['a month that is over', { expiry: '01/20' }, { expiry: 'invalid_expiry' }],
    ['a thirteenth month', { expiry: '13/30' }, { expiry: 'invalid_expiry' }],
    ['a short security code', { code: '12' }, { code: 'invalid_code' }],
    ['nothing in two fields', { lastName: ' ', postal: '' }, { lastName: 'required', postal: 'required' }],
    ['what is no address', { email: 'ada' }, { email: 'email_format' }],
    ['an address that nobody has', { email: 'ada@example' }, { email: 'invalid_email' }],
  ])('with %s names the fields and counts as no decline', async (_, fields, errors) => {
    const { intentId, submit } = await created()
    expect(await submit(undefined, fields as Record<string, string>)).toMatchObject({
      status: 'invalid',
      errors,
    })
    expect((await sandbox.gateway.fetchIntent(intentId)).failureCode).toBeUndefined()
  })

  it('with a wrong client secret looks as if it did not exist', async () => {
    const { intentId } = await created()
    const body = { url: sandbox.url, clientSecret: 'wrong' }
    const wrong = await submitCard({ ...body, intentId })
    const unknown = await submitCard({ ...body, intentId: 'si_unknown' })
    expect(wrong).toEqual(unknown)
    expect(wrong.httpStatus).toBe(404)
  })
})

describe('a card with a second step', () => {
  const challenge = async () => {
    const intent = await created()
    const first = await intent.submit(CARDS.secondStep)
    const decide = async (decision: string) => {
      const body = { client_secret: intent.clientSecret, decision }
      const response = await callApi(`${sandbox.url}${first.challengePath}`, body)
      return (await response.json()) as Record<string, unknown>
    }
    return { ...intent, first, decide }
  }

  it('waits for the buyer, and pays when approved', async () => {
    const { intentId, first, decide } = await challenge()
    expect(first).toMatchObject({ status: 'requires_action' })
    expect((await sandbox.gateway.fetchIntent(intentId)).status).toBe('requires_action')
    expect(await decide('approve')).toEqual({ status: 'succeeded' })
    expect(await sandbox.gateway.fetchIntent(intentId)).toMatchObject({
      status: 'succeeded',
      charges: [{ amount: 1999 }],
    })
  })

  it('charges nothing when refused, and takes another card', async () => {
    const { intentId, decide, submit } = await challenge()
    expect(await decide('refuse')).toEqual({ status: 'failed', code: 'authentication_failed' })
    expect(await decide('approve')).toMatchObject({ status: 'failed' })
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toEqual([])
    expect(await submit()).toMatchObject({ status: 'succeeded' })
  })

  it('approved twenty times at once is charged once', async () => {
    const { intentId, decide } = await challenge()
    await Promise.all(Array.from({ length: 20 }, () => decide('approve')))
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toHaveLength(1)
  })

  it('that was overtaken by another card charges nothing more', async () => {
    const { intentId, decide, submit } = await challenge()
    await submit()
    await decide('approve')
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toHaveLength(1)
  })
})

describe('cancelling', () => {
  it('is final: a good card is refused afterwards', async () => {
    const { intentId, submit } = await created()
    expect((await sandbox.gateway.cancelIntent(intentId)).status).toBe('canceled')
    expect((await sandbox.gateway.cancelIntent(intentId)).status).toBe('canceled')
    expect(await submit()).toMatchObject({ status: 'failed', code: 'intent_canceled' })
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toEqual([])
  })

  it('what was paid meanwhile answers with the success', async () => {
    const { intentId, submit } = await created()
    await submit()
    expect(await sandbox.gateway.cancelIntent(intentId)).toMatchObject({
      status: 'succeeded',
      charges: [{ amount: 1999 }],
    })
  })

  it('raced by a payment ends either paid or canceled, never both', async () => {
    const { intentId, submit } = await created()
    const [fact, outcome] = await Promise.all([sandbox.gateway.cancelIntent(intentId), submit()])
    const after = await sandbox.gateway.fetchIntent(intentId)
    expect(after.charges).toHaveLength(after.status === 'succeeded' ? 1 : 0)
    expect(after.status).toBe(fact.status)
    expect(outcome.status).toBe(after.status === 'succeeded' ? 'succeeded' : 'failed')
  })
})

describe('a refund', () => {
  it('is listed with the charge, whose status stays', async () => {
    const { intentId, submit } = await created()
    await submit()
    const refundId = crypto.randomUUID()
    const fact = await sandbox.gateway.createRefund({
      refundId,
      intentId,
      amount: 500,
      idempotencyKey: `re_${intentId}`,
    })
    expect(fact).toMatchObject({
      status: 'succeeded',
      charges: [{ amount: 1999 }],
      refunds: [{ amount: 500, refundId }],
    })
  })

  it('repeated with its key moves money once; with another key it is another refund', async () => {
    const { intentId, submit } = await created()
    await submit()
    const refund = (refundId: string) =>
      sandbox.gateway.createRefund({
        refundId,
        intentId,
        amount: 900,
        idempotencyKey: `ref_${refundId}_${intentId}`,
      })
    await Promise.allSettled([refund('a'), refund('a'), refund('a')])
    await refund('b')
    expect((await sandbox.gateway.fetchIntent(intentId)).refunds).toMatchObject([
      { amount: 900, refundId: 'a' },
      { amount: 900, refundId: 'b' },
    ])
  })

  it('under a key that stands for another refund of ours is refused', async () => {
    const { intentId, submit } = await created()
    await submit()
    const refund = (refundId: string) =>
      sandbox.gateway.createRefund({ refundId, intentId, amount: 900, idempotencyKey: `one_${intentId}` })
    await refund('a')
    await expect(refund('b')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
    expect((await sandbox.gateway.fetchIntent(intentId)).refunds).toHaveLength(1)
  })

  it('never exceeds the charge, and nothing is refunded that was not charged', async () => {
    const { intentId, submit } = await created()
    const refund = (amount: number) =>
      sandbox.gateway.createRefund({
        refundId: crypto.randomUUID(),
        intentId,
        amount,
        idempotencyKey: `${amount}_${Math.random()}`,
      })
    await expect(refund(1)).rejects.toMatchObject({ kind: 'declined_request', code: 'nothing_charged' })
    await submit()
    await refund(1500)
    await expect(refund(500)).rejects.toMatchObject({ kind: 'declined_request', code: 'refund_too_large' })
  })
})
