import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/calls'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'
import { newCustomer, signedIn } from '../support/customer'
import { query } from '../support/database'
import { giveOpenedKey, waitForKey } from '../support/keys'
import { mailsTo } from '../support/mailbox'
import { waitUntilPaid } from '../support/purchase'
import { finish, PLACES } from '../support/questionnaire'
import { buyPlain } from '../support/shared-result'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

/** Everybody asks from the page of the test about depression. */
const HERE = PLACES.depression
/** The exam that the site shows first. */
const FIRST = 'iq-1'
const newAddress = () => `place-${crypto.randomUUID()}@example.com`

/** Which exam's pages the letters to an address lead to, each once. */
const placesIn = async (email: string, letters = 1): Promise<string[]> => {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(letters)
  const all = (await mailsTo(email)).flatMap(({ text, html }) => [text ?? '', html ?? ''])
  return [...new Set(all.join('\n').match(/\biq-\d+(?=[?#"\s])/g))].toSorted()
}

const tell = (visitor: Visitor, orderNumber: string, email: string) =>
  visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })

/** As somebody would answer who is well: no result asks for help. */
const finishCalm = (visitor: Visitor, kind: QuestionnaireKind) => {
  if (kind !== 'depression' && kind !== 'psychology') return finish(visitor, { kind })
  const choose = (id: string): number => {
    const { items, rules } = SEED_INSTRUMENTS[kind]
    const item = items.find((each) => each.id === id)
    if (rules?.directed?.[id] !== undefined) return rules.directed[id]
    if (item?.worth) return item.worth.some((worth) => worth > 0) ? item.worth.indexOf(2) : 0
    const isGood = kind === 'psychology' || item?.scale === 'wellbeing'
    return item && isGood === (item.keyed === 1) ? item.choices - 1 : 0
  }
  return finish(visitor, { kind, choose })
}

/** A finished test, with an address. */
const taken = async (kind: QuestionnaireKind) => {
  const [visitor, email] = [newVisitor(), newAddress()]
  const { orderNumber } = await finishCalm(visitor, kind)
  await tell(visitor, orderNumber, email)
  return { visitor, email, orderNumber }
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
    const { visitor, email, orderNumber } = await taken('left_right')
    await visitor.ok('order.link', { body: { orderNumber, hl: 'EN' } })
    expect(await placesIn(email)).toEqual([PLACES.left_right])
  })

  it('leads to the exam that the site shows first when it is about several', async () => {
    const { visitor, email, orderNumber: first } = await taken('left_right')
    await buyPlain(visitor, { orderNumber: first })
    const { orderNumber } = await finishCalm(visitor, 'depression')
    await tell(visitor, orderNumber, email)
    await waitForKey(email)
    await giveOpenedKey({ orderNumber, email })
    await retrieve(email, PLACES.left_right)
    // The receipt leads to the test that it is for.
    expect(await placesIn(email, 2)).toEqual([FIRST, PLACES.left_right])
  })

  it('of health that was paid for names it in no receipt, no copy and no word of a move, and staff see none', async () => {
    const { visitor, email, orderNumber } = await taken('psychology')
    const examId = PLACES.psychology
    const [sku] = (await visitor.ok('sku.list', { params: { examId, country: 'US', hl: 'EN' } })).items
    const order = await visitor.ok('pay.create', {
      body: {
        examOrderNumber: orderNumber,
        skuId: sku?.skuId ?? '',
        country: 'US',
        hl: 'EN',
        agreed: true,
        seenTotal: sku?.price ?? { amount: 0, currency: 'USD' },
      },
    })
    await enterCard(await startPayment(visitor, order.orderNumber), CARDS.pays)
    await waitUntilPaid(order.orderNumber)
    await visitor.ok('pay.resend', { body: { orderNumber: order.orderNumber } })
    await giveOpenedKey({ orderNumber, email })
    await tell(visitor, orderNumber, newAddress())
    expect(await placesIn(email, 3)).toEqual([FIRST])
    const shown = await query<{ template: string }>(
      `select template::text from mails where "to" = $1 and not health and template <> 'account_ready'`,
      [email],
    )
    expect(shown).toEqual([])
  })
})
