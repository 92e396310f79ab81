import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { readStoredAnswers } from '../../scripts/prove/answers/stored-answers'
import { newCustomer, signIn } from '../support/customer'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { clockOffBy, type SecondServer, startServer } from '../support/second-server'
import { site } from '../support/site'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, placeOrder, readyToBuy, startPayment, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

const TWO_MINUTES = 120_000

let fast: SecondServer
let slow: SecondServer

beforeAll(async () => {
  await forgetRateLimits()
  fast = await startServer(clockOffBy(TWO_MINUTES))
  slow = await startServer(clockOffBy(-TWO_MINUTES))
})
afterAll(async () => {
  await fast?.stop()
  await slow?.stop()
})

/** The same browser, led to another server by the proxy. */
const at = (visitor: Visitor, server: SecondServer) =>
  newVisitor({ cookies: visitor.cookies, at: server.url })

describe('somebody whom the proxy leads from server to server, whose clocks are two minutes off', () => {
  it('keeps every answer when another tab claims the test on another server in mid-save', async () => {
    const visitor = newVisitor()
    const { orderNumber, anchor, questions } = await startSitting(visitor)
    const save = async (on: Visitor, { epoch, choice }: { epoch: number; choice: number }) => {
      const given = questions.slice(0, 10).map(({ id }, index) => ({ id, revision: index + 1 }))
      return Promise.all(
        given.map(({ id, revision }) =>
          on.ok('sitting.save', {
            body: {
              ...{ orderNumber, epoch, anchor },
              answers: [{ id, choice, epoch, revision, spentMs: 5000, elapsedMs: 5000 }],
            },
          }),
        ),
      )
    }
    const [older, newer] = [at(visitor, fast), at(visitor, slow)]
    const first = await older.ok('sitting.claim', { body: { orderNumber } })
    const under = save(older, { epoch: first.epoch, choice: 1 })
    const second = await newer.ok('sitting.claim', { body: { orderNumber } })
    expect(second.epoch).toBe(first.epoch + 1)
    const [, own] = await Promise.all([under, save(newer, { epoch: second.epoch, choice: 4 })])
    expect(own.every(({ owner, accepted }) => owner && accepted.length === 1)).toBe(true)
    // The older tab goes on, and is told by its own server that the test has moved.
    const late = await save(older, { epoch: first.epoch, choice: 2 })
    expect(late.every(({ owner, refused }) => !owner && refused[0]?.choice === 4)).toBe(true)
    const rows = await readStoredAnswers({ databaseUrl: site().databaseUrl, sittings: [orderNumber] })
    expect(rows.map(({ choice, epoch }) => [choice, epoch])).toEqual(Array(10).fill([4, second.epoch]))
  })

  it('has no session anywhere once it ended on one', async () => {
    const visitor = signIn(newVisitor(), await newCustomer())
    const [one, other] = [at(visitor, fast), at(visitor, slow)]
    expect((await one.ok('user.get', {})).user).not.toBeNull()
    const kept = new Map(visitor.cookies)
    await other.ok('user.logout', { body: {} })
    const back = newVisitor({ cookies: kept, at: fast.url })
    expect((await back.ok('user.get', {})).user).toBeNull()
    expect((await back.call('user.sessions', {})).result).toBe(RESULTS.loginNeeded)
  })

  it.each([
    ['ahead, used on one behind', () => [fast, slow]],
    ['behind, used on one ahead', () => [slow, fast]],
  ])('logs in with a code of a server that is %s', async (_, pair) => {
    const [asked, used] = pair() as [SecondServer, SecondServer]
    const { email } = await newCustomer()
    const visitor = newVisitor()
    await at(visitor, asked).ok('user.captcha', {
      query: { appExamId: 'iq-1', email, purpose: 'login', hl: 'EN' },
    })
    const mail = await waitForMail(email, { which: ({ text }) => /\b\d{8}\b/.test(text ?? '') })
    const code = /\b\d{8}\b/.exec(mail.text ?? '')?.[0] ?? ''
    await at(visitor, used).ok('user.login', { body: { email, code } })
    expect((await at(visitor, asked).ok('user.get', {})).user).not.toBeNull()
    expect((await at(visitor, used).ok('user.get', {})).user).not.toBeNull()
  })

  it('buys once: tested, ordered, paid and read on different ones', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(at(visitor, slow), { email: `two-${crypto.randomUUID()}@example.com` })
    const { orderNumber } = await placeOrder(at(visitor, fast), { sitting })
    await enterCard(await startPayment(at(visitor, slow), orderNumber), CARDS.pays)
    expect((await at(visitor, fast).ok('pay.check', { body: { orderNumber } })).state).toBe('paid')
    expect((await at(visitor, slow).ok('pay.check', { body: { orderNumber } })).state).toBe('paid')
    const { orderNumber: test } = sitting
    for (const server of [fast, slow])
      await at(visitor, server).ok('report.read', { params: { orderNumber: test } })
    const charges = await query(
      `select 1 from ledger_entries l join orders o on o.id = l.order_id where o.number = $1 and l.kind = 'charge'`,
      [orderNumber],
    )
    expect(charges).toHaveLength(1)
  })
})
