import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { query } from '../support/database'
import { mailsTo } from '../support/mailbox'
import { newVisitor } from '../support/visitor'
import { buyReport, PLACE, readyToBuy } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

/** A browser that says it has been here before. Nobody gave it this cookie. */
const impostor = () =>
  newVisitor({ cookies: new Map([['plumbline-visitor', randomBytes(32).toString('base64url')]]) })

const statusesOf = async (times: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = []
  for (let at = 0; at < times; at++) statuses.push((await ask()).status)
  return statuses
}

/** Two short of what an address may ask, as others at it have asked before. */
const almostSpent = async (name: string, most: number, who: 'ip' | 'new' = 'ip'): Promise<void> => {
  for (const address of ['127.0.0.1', '::/64'])
    await query(
      "insert into rate_limits (key, hits, resets_at) values ($1, $2, now() + interval '1 minute')",
      [createHash('sha256').update(`${name}\0${who}:${address}`).digest('hex'), most - 2],
    )
}

describe('a made-up visitor cookie', () => {
  it('buys no fresh budget of sittings', async () => {
    // It is counted as a browser that was never here.
    await almostSpent('sitting.start', 200, 'new')
    const body = { appExamId: PLACE, hl: 'EN', timing: 'standard' } as const
    const statuses = await statusesOf(3, () => impostor().call('sitting.start', { body }))
    expect(statuses).toEqual([200, 200, 429])
  })

  it('buys no fresh budget of guesses at a promo code', async () => {
    const { items } = await newVisitor().ok('sku.list', {
      params: { examId: PLACE, country: 'US', hl: 'EN' },
    })
    const path = CALLS['sku.info'].path
      .replace(':examId', PLACE)
      .replace(':skuId', items[0]?.skuId ?? '')
      .replace(':country', 'US')
      .replace(':hl', 'EN')
    await almostSpent('promo:sku.info', 100)
    const statuses = await statusesOf(3, () =>
      impostor().fetch(`${path}?promo=${randomBytes(4).toString('hex')}`),
    )
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('a buyer', () => {
  it('guesses at promo codes by ordering no more than by asking for a price', async () => {
    const visitor = newVisitor()
    const { orderNumber: examOrderNumber } = await readyToBuy(visitor)
    const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    const { skuId = '', price } = offer.items[0] ?? {}
    const seenTotal = price ?? { amount: 0, currency: 'USD' as const }
    const order = { examOrderNumber, skuId, country: 'US', hl: 'EN' as const, agreed: true, seenTotal }
    const statuses = await statusesOf(12, () =>
      visitor.call('pay.create', { body: { ...order, promoCode: randomBytes(4).toString('hex') } }),
    )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    // Who orders without a code is not held up.
    expect((await visitor.ok('pay.create', { body: order })).status).toBe('created')
  })
})

describe('an address', () => {
  it('gets at most ten mails a day, however often a stranger asks for its report', async () => {
    const email = `flood-${crypto.randomUUID()}@example.com`
    await buyReport(newVisitor(), { email })
    for (let at = 0; at < 15; at++)
      await impostor().call('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })
    const queued = await query('select 1 from mails where "to" = $1', [email])
    expect(queued.length).toBeGreaterThan(0)
    expect(queued.length).toBeLessThanOrEqual(10)
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(10)
  })
})
