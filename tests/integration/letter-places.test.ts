import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/calls'
import { newCustomer, signedIn } from '../support/customer'
import { query } from '../support/database'
import { well } from '../support/health'
import { giveOpenedKey, waitForKey } from '../support/keys'
import { mailsTo } from '../support/mailbox'
import { waitUntilPaid } from '../support/purchase'
import { finish, PLACES } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

/** Everybody asks from the page of the test about depression. */
const HERE = PLACES.depression
/** The exam that the site shows first. */
const FIRST = 'iq-1'
const newAddress = () => `place-${crypto.randomUUID()}@example.com`

type Wanted = { letters?: number; after?: number }

/** Which storefront's and exam's pages the letters to an address lead to, each once; without the first `after`. */
const placesIn = async (email: string, { letters = 1, after = 0 }: Wanted = {}): Promise<string[]> => {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(letters)
  const texts = (await mailsTo(email)).slice(after).flatMap(({ text, html }) => [text ?? '', html ?? ''])
  return [
    ...new Set([...texts.join('\n').matchAll(/\/([a-z]+-\d+)(?=[?#"\s])/g)].map(([, place = '']) => place)),
  ]
}

const tell = (visitor: Visitor, orderNumber: string, email: string) =>
  visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })

type Kind = 'eq' | 'depression' | 'psychology'

/** A finished test, with an address. */
const taken = async (kind: Kind, { visitor = newVisitor(), email = newAddress() } = {}) => {
  const { orderNumber } = await finish(visitor, {
    kind,
    ...(kind !== 'eq' && { choose: well(kind) as never }),
  })
  await tell(visitor, orderNumber, email)
  return { visitor, email, orderNumber }
}

const bought = async (kind: 'eq' | 'psychology') => {
  const test = await taken(kind)
  const { visitor, email, orderNumber: examOrderNumber } = test
  const params = { examId: PLACES[kind], country: 'US', hl: 'EN' }
  const [sku] = (await visitor.ok('sku.list', { params })).items
  const seenTotal = sku?.price ?? { amount: 0, currency: 'USD' }
  const order = await visitor.ok('pay.create', {
    body: { examOrderNumber, skuId: sku?.skuId ?? '', country: 'US', hl: 'EN', agreed: true, seenTotal },
  })
  await enterCard(await startPayment(visitor, order.orderNumber), CARDS.pays)
  await waitUntilPaid(order.orderNumber)
  await waitForKey(email)
  return { ...test, order: order.orderNumber }
}

const retrieve = (email: string, appExamId: string) =>
  newVisitor().call('report.retrieve', { body: { appExamId, email, hl: 'EN' } })

describe('a letter that somebody asks for on the page of a test about health', () => {
  const captcha = (email: string, visitor = newVisitor()) =>
    visitor.ok('user.captcha', { query: { appExamId: HERE, email, purpose: 'login', hl: 'EN' } })
  const from = { 'content-type': 'application/json', hl: 'EN', 'exam-app-id': HERE }

  const LETTERS: Record<string, () => Promise<string>> = {
    'a code to sign in': async () => {
      const { email } = await newCustomer()
      await captcha(email)
      return email
    },
    'the news that there is no account': async () => {
      const email = newAddress()
      await captcha(email)
      return email
    },
    'a code to register': async () => {
      const email = newAddress()
      const body: CallInput<'user.register'>['body'] = {
        appExamId: HERE,
        name: 'Ada',
        email,
        password: 'seven quiet otters',
        agreed: true,
        hl: 'EN',
      }
      await newVisitor().ok('user.register', { body })
      return email
    },
    'a changed password': async () => {
      const { customer, visitor } = await signedIn()
      const body = JSON.stringify({ password: 'seven quiet otters' })
      await visitor.fetch('/api/user/password/update', { method: 'POST', headers: from, body })
      return customer.email
    },
    "a link to one's data": async () => {
      const email = newAddress()
      await newVisitor().ok('data.link', { body: { appExamId: HERE, email, hl: 'EN' } })
      return email
    },
    'a message that arrived': async () => {
      const email = newAddress()
      const body = { appExamId: HERE, hl: 'EN' as const, email, topic: 'Topic', message: 'Hello' }
      await newVisitor().ok('app.contact', { body })
      return email
    },
    'a link to a result about health': async () => {
      const { email, orderNumber } = await taken('depression')
      await giveOpenedKey({ orderNumber, email })
      await retrieve(email, HERE)
      return email
    },
  }

  it.each(Object.entries(LETTERS))('%s leads to the exam that the site shows first', async (_, send) => {
    const email = await send()
    expect(await placesIn(email)).toEqual([FIRST])
    const [row] = await query<{ params: string }>('select params::text from mails where "to" = $1', [email])
    expect(row?.params).not.toContain(HERE)
  })
})

describe('a letter about a test', () => {
  it('leads to its exam, wherever it was asked for', async () => {
    const { email } = await bought('eq')
    await retrieve(email, HERE)
    expect(await placesIn(email, { letters: 2 })).toEqual([PLACES.eq])
  })

  it('leads to the exam that the site shows first when it is about one of health as well', async () => {
    const { visitor, email } = await bought('eq')
    const { orderNumber } = await taken('depression', { visitor, email })
    await giveOpenedKey({ orderNumber, email })
    await retrieve(email, PLACES.eq)
    expect(await placesIn(email, { letters: 2, after: 1 })).toEqual([FIRST])
  })

  it('of health that was paid for names it in no receipt, no copy and no word of a move, and staff see none', async () => {
    const { visitor, email, orderNumber, order } = await bought('psychology')
    await visitor.ok('pay.resend', { body: { orderNumber: order } })
    await giveOpenedKey({ orderNumber, email })
    await tell(visitor, orderNumber, newAddress())
    expect(await placesIn(email, { letters: 3 })).toEqual([FIRST])
    const shown = await query(
      `select template::text from mails where "to" = $1 and not health and template <> 'account_ready'`,
      [email],
    )
    expect(shown).toEqual([])
  })
})
