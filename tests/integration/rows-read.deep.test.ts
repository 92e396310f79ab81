import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_IDS, CALLS, type CallId, rowOf } from '@/domain/api/calls'
import { signedIn } from '../support/customer'
import { eventually } from '../support/storms'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE, placeOrder, startSitting } from '../support/way'
import { CAPABILITIES, type Known } from './capability.table'
import { addOthers } from './support/others'
import { forgetRateLimits } from './support/rate-limits'
import { type Reading, readingOf, totalOf } from './support/rows-read'

/**
 * What a call of the lanes `work` and `begin` reads must not grow with what other people left in the shop: it is looked up by
 * the keys of the one who asks.
 */
const FEW = 500
const MANY = 20_000
/** Rows of others that a call may read more of, in a shop forty times as large: a fifth, and what an index page holds beside. */
const MORE = 1.2

/** Reads of a call in all, of those that once read whole tables again and again. */
const MOST_SCANS: [CallId, number][] = [
  ['pay.create', 80],
  // What is owned and what it is worth is read before others' forms are closed, and again under the lock.
  ['pay.start', 100],
  ['sku.list', 28],
  ['sitting.start', 20],
]

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
type Asked = { who: Visitor; input: Input }

const place = { examId: PLACE, country: 'US', hl: 'EN' }
const TOKEN = { token: 'A'.repeat(43) }

/** Calls that no number names: who asks, and what. Those that a number names are in the table of capabilities. */
const requests = (): Partial<Record<CallId, Asked>> => ({
  'payment.policy': asks({ params: place }),
  'payment.list': asks({
    params: { examId: PLACE, country: 'US' },
    query: { total: '999', currency: 'USD' },
  }),
  'sitting.start': { who: newVisitor(), input: { body: { appExamId: PLACE, hl: 'EN', timing: 'standard' } } },
  'sitting.current': asks({ query: { appExamId: PLACE } }, sitter),
  'sitting.open': asks({ body: TOKEN }),
  'question.list': asks({ params: { examId: PLACE, lang: 'EN' } }, sitter),
  'order.countries': asks({ query: { hl: 'EN' } }),
  'order.feed': asks({}),
  'sku.list': asks({ params: place }),
  'sku.info': asks({ params: { ...place, skuId: known.skuId } }),
  'package.list': asks({ params: { code: 'iq' }, query: { country: 'US', hl: 'EN' } }),
  'package.step': asks({ params: { examId: PLACE, step: '1', country: 'US' }, query: { hl: 'EN' } }),
  'report.shared': asks({ params: TOKEN, query: { hl: 'EN' } }),
  'certificate.check': asks({ params: { token: '2'.repeat(12) }, query: { hl: 'EN' } }),
  'report.open': asks({ body: TOKEN }),
  'report.retrieve': asks({ body: { appExamId: PLACE, email: 'nobody@example.com', hl: 'EN' } }),
  'data.link': asks({ body: { appExamId: PLACE, email: 'nobody@example.com', hl: 'EN' } }),
  'data.kept': asks({ body: TOKEN }),
  'data.export': asks({ body: { ...TOKEN, hl: 'EN' } }),
  'data.erase': asks({ body: { ...TOKEN, agreed: true } }),
  'help.lines': asks({ query: { hl: 'EN', country: 'US' } }),
  'user.login': asks({ body: { email: 'nobody@example.com', password: 'not the password' } }),
  'user.get': asks({}, customer),
  'user.sessions': asks({}, customer),
  'user.orders': asks({ params: { id: PLACE }, query: { state: 'all', page: '1', hl: 'EN' } }, customer),
  'purchase.list': asks({ query: { page: '1', hl: 'EN' } }, customer),
  'user.centre': asks({ query: { appExamId: PLACE, hl: 'EN' } }, customer),
  'user.privilege': asks({}, customer),
})

/** Not asked: they end what the others need, send a mail to a stranger, or are of courses, plans and play, which nobody's tests touch. */
const LEFT_OUT: readonly CallId[] = [
  'report.erase',
  'report.unshare',
  'sitting.unlink',
  'course.finish',
  'course.offer',
  'course.order',
  'course.open',
  'help.vote',
  'daily.submit',
  'daily.mail',
  'daily.leave',
  'game.start',
  'game.finish',
  'secret.save',
  'secret.remove',
  'secret.report',
  'user.register',
  'user.captcha',
  'user.verify',
  'user.loginByLink',
  'user.passwordReset',
  'user.passwordUpdate',
  'user.update',
  'user.logout',
  'user.endSessions',
  'user.continue',
  'user.add',
  'user.isVip',
  'plan.offer',
  'plan.pay',
  'subscription.change',
  'subscription.agree',
  'user.vipDetail',
  'unsubscribe.check',
  'unsubscribe.cancel',
  'unsubscribe.undo',
  'unsubscribe.reason',
  'unsubscribe.withdraw',
]

let buyer: Visitor
let sitter: Visitor
let customer: Visitor
let known: Known
let numbers: { bought: string; paid: string; unpaid: string; running: string }

const asks = (input: Input, who: Visitor = buyer): Asked => ({ who, input })

/** The person's own thing in the state in which the call has most to do. */
const askedOf = (id: CallId): Asked | undefined => {
  const said = CAPABILITIES[id]
  if (!('field' in said)) return requests()[id]
  const sits = said.deed === 'sit' || said.deed === 'handIn'
  const ofOrder = id === 'pay.start' || id === 'pay.check' ? numbers.unpaid : numbers.paid
  const number = said.of === 'order' ? ofOrder : sits ? numbers.running : numbers.bought
  const isInPath = CALLS[id].path.includes(`:${said.field}`)
  const named = { [said.field]: number }
  return asks(
    { params: isInPath ? named : undefined, body: { ...said.body?.(known), ...(isInPath ? {} : named) } },
    sits ? sitter : buyer,
  )
}

const calls = CALL_IDS.filter((id) => rowOf(id).lane !== 'browse' && !LEFT_OUT.includes(id))

const ask = async (id: CallId): Promise<void> => {
  const asked = askedOf(id)
  if (!asked) throw new Error(`Say in the table how ${id} is asked.`)
  await eventually(
    () => asked.who.call(id, asked.input as never),
    // A connection that was just ended is answered so, once.
    ({ status }) => status !== 503 && status !== 500,
  )
}

const readingOfCalls = async (ids: readonly CallId[]): Promise<Reading> => {
  await forgetRateLimits()
  return readingOf(async () => {
    for (const id of ids) await ask(id)
  })
}

/** The least of some readings: what the product does by itself meanwhile is counted beside. */
const leastOf = async (
  ids: readonly CallId[],
  { of, enough }: { of: 'rows' | 'scans'; enough: number },
): Promise<Reading> => {
  let least = await readingOfCalls(ids)
  for (let time = 0; time < 3 && totalOf(least, of) > enough; time++) {
    const again = await readingOfCalls(ids)
    if (totalOf(again, of) < totalOf(least, of)) least = again
  }
  return least
}

beforeAll(async () => {
  await forgetRateLimits()
  ;[buyer, sitter] = [newVisitor(), newVisitor()]
  ;({ visitor: customer } = await signedIn())
  const { sitting, orderNumber } = await buyReport(buyer, {
    email: `rows-${crypto.randomUUID()}@example.com`,
  })
  const { items } = await buyer.ok('sku.list', { params: place as never })
  const sku = items.find(({ tier }) => tier === 'sku4') ?? items[0]
  known = {
    questionId: sitting.questions[0]?.id ?? '',
    anchor: sitting.anchor,
    skuId: sku?.skuId ?? '',
    total: sku?.upgrade?.due ?? sku?.price ?? {},
  }
  const other = newVisitor({ cookies: buyer.cookies })
  const second = await placeOrder(other, { sitting, tier: sku?.tier })
  const running = await startSitting(sitter)
  numbers = {
    bought: sitting.orderNumber,
    paid: orderNumber,
    unpaid: second.orderNumber,
    running: running.orderNumber,
  }
}, 180_000)

describe('the calls on a person’s way', () => {
  it('read as much in a large shop as in a small one', async () => {
    const like = numbers.bought
    await addOthers({ like, people: FEW })
    // What is kept in memory is read once.
    await readingOfCalls(calls)
    const few = await readingOfCalls(calls)
    await addOthers({ like, people: MANY - FEW })
    const most = Math.ceil(totalOf(few, 'rows') * MORE)
    const many = await leastOf(calls, { of: 'rows', enough: most })
    const growing = Object.keys(many).filter(
      (table) => (many[table]?.rows ?? 0) > (few[table]?.rows ?? 0) + FEW,
    )
    // Only then is each asked alone: one that reads a table of others whole reads more than those people.
    const guilty: CallId[] = []
    if (growing.length > 0)
      for (const id of calls) if (totalOf(await readingOfCalls([id]), 'rows') > MANY) guilty.push(id)
    expect({ guilty, growing }).toEqual({ guilty: [], growing: [] })
    expect(totalOf(many, 'rows')).toBeLessThanOrEqual(most)
  }, 300_000)

  it.each(MOST_SCANS)('of which %s makes at most %i scans', async (id, most) => {
    const reading = await leastOf([id], { of: 'scans', enough: most })
    expect(totalOf(reading, 'scans'), JSON.stringify(reading)).toBeLessThanOrEqual(most)
  })
})
