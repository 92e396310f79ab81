import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountOf } from '@/gateways/payments/sandbox/account-of'
import { SIGNATURE_HEADER, signBody } from '@/gateways/payments/sandbox/signature'
import { query } from '../support/database'
import { atGateway, behave, booksOf, hint, inGatewaysStore } from '../support/money'
import { anomaliesOf, moneyRows } from '../support/money-rows'
import { expectOnePurchase, newPayment, type Opened, pay, persist } from '../support/purchase'
import { site } from '../support/site'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)
afterEach(() => behave({}))

type Bytes = Uint8Array<ArrayBuffer>
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text))
const signed = (
  rawBody: Bytes,
  secret = site().secrets.sandboxWebhook,
  seconds = Math.floor(Date.now() / 1000),
) => ({
  [SIGNATURE_HEADER]: signBody({ rawBody, seconds, secrets: [secret] }),
})
const post = async (body: Bytes, headers: Record<string, string> = signed(body)) => {
  const answer = await fetch(`${site().url}/api/sandbox/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: answer.status, ...((await answer.json()) as { message?: string }) }
}
const keptOf = (body: string) =>
  query<{ state: string; outcome: string | null }>(
    'select state, outcome from provider_events where event_id = $1',
    [(JSON.parse(body) as { id: string }).id],
  )
const worked = (body: string) =>
  persist(async () => {
    const [event] = await keptOf(body)
    if (event?.state !== 'applied') throw new Error(`The event is ${event?.state}.`)
    return event
  })
const anomalyCount = async (kind: string) =>
  (await query('select 1 from anomalies where kind = $1', [kind])).length

describe('a webhook that is not the gateway’s own is refused and leaves no trace in the books', () => {
  const event = (intentId: string) => hint({ intentId })
  it.each<[string, (event: string) => { body: Bytes; headers: Record<string, string> }, number, string]>([
    ['without a signature', (text) => ({ body: bytesOf(text), headers: {} }), 400, 'missing_signature'],
    [
      'forged',
      (text) => ({ body: bytesOf(text), headers: signed(bytesOf(text), 'whsec_of_somebody_else_1234') }),
      400,
      'wrong_signature',
    ],
    [
      'with the signature of another event',
      (text) => ({ body: bytesOf(text), headers: signed(bytesOf('{}')) }),
      400,
      'wrong_signature',
    ],
    [
      'replayed after 301 s',
      (text) => ({
        body: bytesOf(text),
        headers: signed(bytesOf(text), undefined, Math.floor(Date.now() / 1000) - 301),
      }),
      400,
      'stale_signature',
    ],
    [
      'compressed on its way',
      (text) => ({ body: new Uint8Array(gzipSync(text)), headers: signed(bytesOf(text)) }),
      400,
      'wrong_signature',
    ],
    ['compressed by its sender', (text) => whole(new Uint8Array(gzipSync(text))), 400, 'malformed_event'],
    ['in UTF-16', (text) => whole(new Uint8Array(Buffer.from(text, 'utf16le'))), 400, 'malformed_event'],
    [
      'with bytes that are no UTF-8',
      (text) => whole(new Uint8Array(Buffer.from(text.replace('succeeded', 'succeed\u00e9d'), 'latin1'))),
      400,
      'malformed_event',
    ],
    ['of another shape', () => whole(bytesOf('{"id":1,"type":"intent.succeeded"}')), 400, 'malformed_event'],
    ['of a megabyte', (text) => whole(bytesOf(text + ' '.repeat(1_000_000))), 413, 'tooLarge'],
  ])('%s', async (_, made, status, message) => {
    // Not paid: the reconciler would find it, and move its rows for its own reason.
    const opened = await newPayment('forged')
    const before = await moneyRows(opened.sittingId)
    const text = event(opened.intentId)
    const { body, headers } = made(text)
    expect(await post(body, headers)).toMatchObject({ status, message })
    expect(await keptOf(text)).toEqual([])
    expect(await moneyRows(opened.sittingId)).toBe(before)
  })
  const whole = (body: Bytes) => ({ body, headers: signed(body) })
})

describe('a genuine webhook that is not about our money is refused, with an anomaly', () => {
  it('of the other mode', async () => {
    const opened = await newPayment('mode')
    const [before, known] = [await moneyRows(opened.sittingId), await anomalyCount('wrong_mode')]
    const text = hint({ intentId: opened.intentId, livemode: true })
    expect(await post(bytesOf(text))).toMatchObject({ status: 400, message: 'wrong_mode' })
    expect(await keptOf(text)).toEqual([])
    expect(await moneyRows(opened.sittingId)).toBe(before)
    expect(await anomalyCount('wrong_mode')).toBe(known + 1)
    // Sent again, as providers do, it is the same thing.
    await post(bytesOf(text))
    expect(await anomalyCount('wrong_mode')).toBe(known + 1)
  })

  it('of another account', async () => {
    const opened = await newPayment('account')
    const [before, known] = [await moneyRows(opened.sittingId), await anomalyCount('other_account')]
    const text = JSON.stringify({
      ...(JSON.parse(hint({ intentId: opened.intentId })) as object),
      account: accountOf('the key of another shop'),
    })
    expect(await post(bytesOf(text))).toMatchObject({ status: 400, message: 'other_account' })
    expect(await keptOf(text)).toEqual([])
    expect(await moneyRows(opened.sittingId)).toBe(before)
    expect(await anomalyCount('other_account')).toBe(known + 1)
  })
})

describe('a genuine webhook is a hint', () => {
  it('and opens nothing when it is about another order', async () => {
    const [mine, other] = [await newPayment('mine'), await newPayment('other')]
    await behave({ webhooks: { drop: 100 } })
    await pay(other)
    const before = await ownRows(mine)
    for (const [at, text] of [
      hint({ intentId: other.intentId }),
      hint({ intentId: other.intentId }),
    ].entries()) {
      expect(await post(bytesOf(text)), `the ${at + 1}. time`).toMatchObject({ status: 200 })
      await worked(text)
    }
    expect(await ownRows(mine)).toBe(before)
    await expectOnePurchase(other)
  })

  it('and opens nothing when it calls a payment paid that is not', async () => {
    const opened = await newPayment('lie')
    const before = await moneyRows(opened.sittingId)
    for (const type of ['intent.succeeded', 'intent.refunded', 'intent.dispute_lost', 'never.heard_of']) {
      const text = hint({ intentId: opened.intentId, type })
      expect(await post(bytesOf(text))).toMatchObject({ status: 200 })
      await worked(text)
      await query('delete from provider_events where event_id = $1', [JSON.parse(text).id])
    }
    expect(await moneyRows(opened.sittingId)).toBe(before)
  })

  it('and is taken when it is about no payment', async () => {
    const text = JSON.stringify({
      ...(JSON.parse(hint({ intentId: 'x' })) as object),
      data: { object: null },
    })
    expect(await post(bytesOf(text))).toMatchObject({ status: 200 })
    expect((await worked(text)).outcome).toContain('skipped')
  })
})

describe('what a gateway tells about a payment, and we did not ask for, is an anomaly and changes nothing,', () => {
  it.each([
    ['a smaller amount', 'wrong_amount', 'update intents set amount = amount - 1 where id = ?'],
    ['another currency', 'wrong_currency', "update intents set currency = 'EUR' where id = ?"],
    [
      'another order',
      'wrong_order',
      "update intents set order_id = 'b1946ac9-2149-4f5d-a7b3-111111111111' where id = ?",
    ],
    [
      'a charge of less than the amount',
      'charges_disagree',
      'update charges set amount = amount - 1 where intent_id = ?',
    ],
    ['a success without a charge', 'charges_disagree', 'delete from charges where intent_id = ?'],
  ])('and is booked once it tells it right: %s', async (_, kind, lie) => {
    await behave({ webhooks: { drop: 100 } })
    const opened = await newPayment('told')
    const truth = await paidAndTold({ opened, lie })
    const before = await moneyRows(opened.sittingId)
    const text = hint({ intentId: opened.intentId })
    expect(await post(bytesOf(text))).toMatchObject({ status: 200 })
    expect((await worked(text)).outcome).toBe(`refused: ${kind}`)
    expect(await moneyRows(opened.sittingId)).toBe(before)
    expect(await anomaliesOf(`sandbox:${opened.intentId}`)).toEqual([{ kind }])
    expect(await stateOf(opened)).not.toBe('paid')
    truth()
    expect(await stateOf(opened)).toBe('paid')
    await expectOnePurchase(opened)
  })

  it('a payment with our mark for an order that nobody knows', async () => {
    const intent = await strayIntent({
      order_id: crypto.randomUUID(),
      order_number: 'NOBODY000000',
      attempt: 1,
    })
    const text = hint({ intentId: intent })
    expect(await post(bytesOf(text))).toMatchObject({ status: 200 })
    await worked(text)
    expect(await anomaliesOf(`sandbox:${intent}`)).toEqual([{ kind: 'unknown_intent_paid' }])
  })

  it('but not a payment of another shop of the same account', async () => {
    const intent = await strayIntent(undefined)
    const text = hint({ intentId: intent })
    expect(await post(bytesOf(text))).toMatchObject({ status: 200 })
    await worked(text)
    expect(await anomaliesOf(`sandbox:${intent}`)).toEqual([])
  })
})

/** What the page is told that asks after paying. */
const stateOf = async ({ visitor, orderNumber }: Opened) =>
  (await visitor.ok('pay.check', { body: { orderNumber } })).state

/** Of one sitting only: what happens elsewhere may be right. */
const ownRows = async ({ sittingId }: Opened) => {
  const { everywhere: _, ...own } = JSON.parse(await moneyRows(sittingId)) as Record<string, unknown>
  return JSON.stringify(own)
}

/** Pays, lets the gateway then lie about it before anybody asks, and returns how it comes back to the truth. */
const paidAndTold = async ({ opened, lie }: { opened: Opened; lie: string }): Promise<() => void> => {
  // The reconciler would ask in between: until it is told wrong, nobody gets an answer.
  await behave({
    webhooks: { drop: 100 },
    calls: [{ call: `GET /v1/intents/${opened.intentId}`, action: 'status', status: 503, times: 1000 }],
  })
  await pay(opened)
  expect(booksOf(opened.orderId).charges).toHaveLength(1)
  const truth = inGatewaysStore((store) => {
    const intent = store.prepare('select * from intents where id = ?').get(opened.intentId)
    const charge = store.prepare('select * from charges where intent_id = ?').get(opened.intentId)
    store.prepare(lie).run(opened.intentId)
    return { intent, charge }
  })
  await behave({ webhooks: { drop: 100 } })
  return () =>
    inGatewaysStore((store) => {
      const { intent, charge } = truth
      store
        .prepare('update intents set amount = ?, currency = ?, order_id = ? where id = ?')
        .run(intent?.amount ?? 0, intent?.currency ?? '', intent?.order_id ?? '', opened.intentId)
      store.prepare('delete from charges where intent_id = ?').run(opened.intentId)
      const names = Object.keys(charge ?? {})
      store
        .prepare(`insert into charges (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...Object.values(charge ?? {}))
    })
}

/** A payment that was made and paid past our checkout. */
const strayIntent = async (metadata: object | undefined): Promise<string> => {
  const intent = await atGateway<{ id: string; client_secret: string }>('/v1/intents', {
    body: { amount: 700, currency: 'USD', description: 'elsewhere', metadata },
    key: crypto.randomUUID(),
  })
  await atGateway(`/form/${intent.id}/pay`, {
    body: {
      client_secret: intent.client_secret,
      number: '4242424242424242',
      expiry: '12/39',
      code: '123',
      firstName: 'Somebody',
      lastName: 'Taker',
      email: 'taker@example.com',
      postal: '10115',
    },
  })
  return intent.id
}
