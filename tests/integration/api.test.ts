import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS, type CallId } from '@/domain/api/calls'
import { openApi } from '@/domain/api/open-api'
import { leaveTokenOf } from '@/services/daily/leave-token'
import { reviewTokenOf } from '@/services/reviews/review-token'
import { signIn as signInStaff } from '../support/admin'
import { newCustomer, signIn } from '../support/customer'
import { query } from '../support/database'
import { waitForKey } from '../support/keys'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { buyPlan, payPlan, seenPlanOf } from '../support/plan'
import { finish } from '../support/questionnaire'
import { shareBought } from '../support/shared-result'
import { site } from '../support/site'
import { newVisitor, type Visitor } from '../support/visitor'
import {
  buyReport,
  CARDS,
  enterCard,
  humanAnswers,
  PLACE,
  placeOrder,
  readyToBuy,
  startPayment,
  startSitting,
} from '../support/way'
import { whenFree } from '../support/when-free'
import { forgetRateLimits } from './support/rate-limits'

const NOBODY = '0000000000ZZ'
const calls = Object.entries(CALLS) as [CallId, (typeof CALLS)[CallId]][]
const posts = calls.filter(([, { method }]) => method === 'POST')

beforeEach(forgetRateLimits)

/** Every parameter of a path filled with the same text. */
const filled = (path: string, value: string) => path.replace(/:\w+/g, encodeURIComponent(value))

describe('the description of the API', () => {
  it('is docs/openapi.json', () => {
    const written = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(openApi())))
  })

  it('names each call once, with a schema', () => {
    const documented = Object.values(
      openApi().paths as Record<string, Record<string, { operationId: string }>>,
    )
      .flatMap((operations) => Object.values(operations))
      .map(({ operationId }) => operationId)
    expect(documented.sort()).toEqual(Object.keys(CALLS).sort())
  })
})

describe('the running product', () => {
  it.each(calls)('serves %s', async (_, { method, path }) => {
    const answer = await newVisitor().fetch(filled(path, '!'), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{' } : {}),
    })
    const text = await answer.text()
    expect(text).not.toContain('unknownPath')
    expect(JSON.parse(text)).toHaveProperty('result')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['GET', '/api/no-such-call'],
    ['POST', '/api/exam/order'],
    ['DELETE', '/api/exam/order/info'],
    ['GET', '/pay/nothing'],
    ['POST', '/pay/pay/order/nothing'],
  ])('says of %s %s in the envelope that there is no such call', async (method, path) => {
    const answer = await newVisitor().fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    expect([answer.status, await answer.json()]).toEqual([404, { result: 404, message: 'unknownPath' }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('says of a document that is not there in the envelope, and to staff in the words of the admin', async () => {
    const path = '/api/media/00000000-0000-4000-8000-000000000000'
    const answer = await newVisitor().fetch(path)
    expect([answer.status, await answer.json()]).toEqual([404, { result: 404, message: 'notFound' }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const staff = await (await signInStaff()).fetch(path)
    expect([staff.status, await staff.json()]).toMatchObject([404, { errors: [expect.anything()] }])
  })

  it('has no call by another method', async () => {
    for (const [, { method, path }] of calls) {
      const other = method === 'GET' ? 'PUT' : 'DELETE'
      const answer = await newVisitor().fetch(filled(path, '1'), { method: other })
      expect([other, path, answer.status]).toEqual([other, path, 404])
    }
  })
})

describe('the whole way, each answer as its schema says', () => {
  const seen = new Set<CallId>()
  let visitor: Visitor
  beforeAll(async () => {
    await forgetRateLimits()
    const plain = newVisitor()
    visitor = {
      ...plain,
      ok: async (id, input) => {
        const data = await plain.ok(id, input)
        const checked = CALLS[id].data.safeParse(data)
        if (!checked.success) throw new Error(`${id}: ${checked.error.message}`)
        seen.add(id)
        return data
      },
    }
  })

  it('from the first look to the report', async () => {
    const email = `way-${crypto.randomUUID()}@example.com`
    const place = { examId: PLACE, hl: 'EN' as const }
    await visitor.ok('app.view', { query: { hl: 'EN' } })
    await visitor.ok('app.logid', { body: { appExamId: PLACE } })
    await visitor.ok('app.languages', { params: { examId: PLACE } })
    await visitor.ok('app.consent', { body: { choice: 'refused', hl: 'EN', version: '1' } })
    await visitor.ok('app.contact', {
      body: { appExamId: PLACE, hl: 'EN', email, topic: 'Other', message: 'Hello' },
    })
    const [protocol] = await visitor.ok('protocol.list', { params: place })
    await visitor.ok('protocol.agreement', { params: place })
    await visitor.ok('protocol.info', { params: { id: protocol?.id ?? '' }, query: { hl: 'EN' } })
    await visitor.ok('payment.list', {
      params: { examId: PLACE, country: 'US' },
      query: { total: '1999', currency: 'USD' },
    })
    await visitor.ok('payment.policy', { params: { ...place, country: 'DE' }, query: {} })
    await visitor.ok('order.countries', { query: { hl: 'EN' } })
    await visitor.ok('order.feed', {})
    const categories = await visitor.ok('exam.categories', {})
    expect(categories).toEqual(
      ['iq', 'ability', 'personality', 'mental_health'].map((category) => ({
        category,
        count: { iq: 1, ability: 2, personality: 2, mental_health: 2 }[category] ?? 0,
      })),
    )
    expect(await visitor.ok('exam.info', { params: { id: PLACE }, query: { hl: 'DE' } })).toMatchObject({
      examId: 1,
      examKind: 'iq',
      questionCount: 30,
      priceFrom: { currency: 'EUR', amount: expect.any(Number) },
    })
    const beside = await visitor.ok('exam.recommended', { params: { id: PLACE }, query: {} })
    expect(beside.map(({ examId }) => examId)).toEqual([2, 3, 4])
    expect(await visitor.ok('exam.tags', { body: { tag: 'new' } })).toEqual([{ tag: 'new', exams: [] }])
    expect(await visitor.fetch('/api/exam/info/iq-999')).toMatchObject({ status: 404 })

    const sitting = await readyToBuy(visitor, { email })
    const { orderNumber: examOrderNumber } = sitting
    const byNumber = { params: { orderNumber: examOrderNumber } }
    await visitor.ok('sitting.current', { query: { appExamId: PLACE } })
    await visitor.ok('order.info', { body: { orderNumber: examOrderNumber } })
    await visitor.ok('order.read', byNumber)
    await visitor.ok('order.free', { body: { orderNumber: examOrderNumber } })
    await visitor.ok('order.person', {
      body: {
        orderNumber: examOrderNumber,
        firstName: 'A',
        lastName: 'Taker',
        fullName: 'A Taker',
        email,
        birthYear: null,
        sex: null,
        country: null,
        agreed: true,
        hl: 'EN',
      },
    })
    expect(await visitor.ok('order.mbti', byNumber)).toMatchObject({ fullName: 'A Taker', type: null })
    await visitor.ok('sitting.about', {
      body: { orderNumber: examOrderNumber, birthYear: 1990, sex: null },
    })
    await visitor.ok('order.skuCheck', byNumber)
    await visitor.ok('order.presenters', byNumber)

    const { orderNumber } = await placeOrder(visitor, { sitting })
    const { items } = await visitor.ok('sku.list', { params: { ...place, country: 'US' } })
    await visitor.ok('sku.info', {
      params: { ...place, skuId: items[0]?.skuId ?? '', country: 'US' },
      query: {},
    })
    await visitor.ok('pay.info', { body: { orderNumber } })
    await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
    expect(await visitor.ok('pay.check', { body: { orderNumber } })).toMatchObject({ state: 'paid' })
    await visitor.ok('pay.status', { params: { examOrderNumber } })
    await visitor.ok('pay.mail', { body: { orderNumber } })
    await visitor.ok('pay.resend', { body: { orderNumber } })
    const read = await visitor.ok('report.read', byNumber)
    expect(read).toMatchObject({ kind: 'report', report: { score: { band: expect.any(String) } } })
    await visitor.ok('order.questions', byNumber)

    const link = reportLinkIn(
      await waitForMail(email, { which: ({ subject }) => subject?.includes(orderNumber) ?? false }),
    )
    const opened = await newVisitor().ok('report.open', { body: { token: link.split('#')[1] ?? '' } })
    expect(opened.reports).toHaveLength(1)
    seen.add('report.open')
    await visitor.ok('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })

    const next = await startSitting(visitor)
    const running = { body: { orderNumber: next.orderNumber } }
    await visitor.ok('sitting.claim', running)
    await visitor.ok('sitting.advance', { body: { ...running.body, part: 2 } })
    const { token } = await visitor.ok('sitting.link', running)
    await newVisitor().ok('sitting.open', { body: { token } })
    seen.add('sitting.open')
    await visitor.ok('sitting.unlink', running)
    const part = next.parts[0]?.id ?? ''
    await visitor.ok('question.list', { params: { examId: PLACE, lang: 'EN' }, query: { part } })
    await visitor.ok('sitting.reaction', {
      body: { ...running.body, trials: Array.from({ length: 12 }, () => 300) },
    })
    await visitor.ok('sitting.save', {
      body: {
        orderNumber: next.orderNumber,
        epoch: 0,
        anchor: next.anchor,
        answers: humanAnswers(next).slice(0, 2),
      },
    })
  })

  it('and from the report to a guide', async () => {
    const { sitting } = await buyReport(visitor, { email: `guide-${crypto.randomUUID()}@example.com` })
    const { orderNumber } = sitting
    const place = { country: 'US', hl: 'EN' as const }
    const { items } = await visitor.ok('package.list', { params: { code: PLACE }, query: place })
    await visitor.ok('package.step', {
      params: { examId: PLACE, step: 1, country: 'US' },
      query: { hl: 'EN' },
    })
    await visitor.ok('package.offer', { params: { orderNumber }, query: place })
    const [first] = items
    if (!first) throw new Error('There are no packages.')
    const order = { ...place, agreed: true, seenTotal: first.sku.price }
    await visitor.ok('package.info', { body: { orderNumber, skuId: first.sku.skuId, ...place } })
    const placed = await visitor.ok('package.pay', {
      body: { ...order, examOrderNumber: orderNumber, skuId: first.sku.skuId },
    })
    await visitor.ok('package.payStep', { body: { ...order, examOrderNumber: orderNumber, step: 1 } })
    await visitor.ok('package.submit', { body: { ...order, orderNumber, skuId: first.sku.skuId } })
    await visitor.ok('package.order', { params: { orderNumber: placed.orderNumber } })
    await visitor.ok('package.guides', { params: { orderNumber }, query: { hl: 'EN' } })
  })

  it('and from the account that a purchase mails to its end', async () => {
    const email = `account-${crypto.randomUUID()}@example.com`
    const place = { appExamId: PLACE, hl: 'EN' as const }
    await buyReport(visitor, { email })
    const mail = await waitForMail(email, { account: true })
    const [, token = ''] = /\/user\/enter\/\S+#([\w-]{40,})/.exec(mail.text ?? '') ?? []
    await visitor.ok('user.loginByLink', { body: { token } })
    const password = 'seven quiet otters'
    await visitor.ok('user.passwordUpdate', { body: { password } })
    await visitor.ok('user.get', {})
    await visitor.ok('user.update', { body: { nickname: 'Ada' } })
    await visitor.ok('user.sessions', {})
    await visitor.ok('user.endSessions', { body: {} })
    await visitor.ok('user.orders', { params: { id: PLACE }, query: { hl: 'EN' } })
    await visitor.ok('purchase.list', { query: { hl: 'EN' } })
    await visitor.ok('user.centre', { query: place })
    await visitor.ok('user.privilege', {})
    await visitor.ok('user.isVip', {})
    await visitor.ok('user.vipDetail', {})
    const { orderNumber } = await visitor.ok('sitting.start', {
      body: { ...place, timing: 'untimed', restart: true },
    })
    await visitor.ok('user.continue', { body: { sitting: orderNumber } })
    await visitor.ok('user.add', { body: { sittings: [orderNumber] } })
    await visitor.ok('user.logout', { body: {} })
    await visitor.ok('user.login', { body: { email, password } })
    await visitor.ok('user.captcha', { query: { ...place, email, purpose: 'reset' } })
    const reset = await waitForMail(email, { which: ({ text }) => /\b\d{8}\b/.test(text ?? '') })
    const code = /\b\d{8}\b/.exec(reset.text ?? '')?.[0] ?? ''
    await visitor.ok('user.passwordReset', { body: { email, code, password: 'nine patient herons' } })
    const other = `account-${crypto.randomUUID()}@example.com`
    await visitor.ok('user.register', {
      body: { ...place, name: 'Ada', email: other, password, agreed: true },
    })
    const asked = await waitForMail(other)
    const proof = /\b\d{8}\b/.exec(asked.text ?? '')?.[0] ?? ''
    await visitor.ok('user.verify', { body: { email: other, code: proof, purpose: 'register' } })
    await visitor.ok('data.link', { body: { ...place, email } })
    const dataMail = await waitForMail(email, {
      which: ({ text }) => (text ?? '').includes('/user/data/'),
    })
    const [, dataToken = ''] = /\/user\/data\/\S+#([\w-]{40,})/.exec(dataMail.text ?? '') ?? []
    await visitor.ok('data.kept', { body: { token: dataToken } })
    await visitor.ok('data.export', { body: { token: dataToken, hl: 'EN' } })
    await visitor.ok('data.erase', { body: { token: dataToken, agreed: true } })
  })

  it('and through what there is to read', async () => {
    const hl = 'EN' as const
    const { items } = await visitor.ok('article.list', { body: { hl } })
    await visitor.ok('article.categories', { body: {} })
    await visitor.ok('article.detail', { params: { id: items[0]?.id ?? '' }, query: { hl } })
    const [course] = (await visitor.ok('course.list', { body: { hl } })).items
    if (!course) throw new Error('There are no courses.')
    const { id, category } = course
    await visitor.ok('course.categories', { body: {} })
    await visitor.ok('course.category', { params: { id: category }, query: { hl } })
    await visitor.ok('course.homepage', { query: { hl } })
    await visitor.ok('course.detail', { params: { id }, query: { hl } })
    await visitor.ok('course.chapter', { params: { id, number: 1 }, query: { hl } })
    await visitor.ok('course.recommended', { params: { id: PLACE }, query: { hl } })
    signIn(visitor, await newCustomer())
    await visitor.ok('course.finish', { body: { course: id, chapter: 1, finished: true } })
    const sold = { id: 'reading-your-feelings', country: 'US', hl }
    const { quote } = await visitor.ok('course.offer', { params: sold, query: {} })
    const prices = await visitor.ok('course.prices', { params: { country: sold.country } })
    expect(prices.find(({ id: priced }) => priced === sold.id)?.total).toBe(quote.total)
    await visitor.ok('course.order', {
      body: {
        appExamId: PLACE,
        course: sold.id,
        country: 'US',
        hl,
        agreed: true,
        seenTotal: { amount: quote.total, currency: quote.currency },
      },
    })
    const [help] = (await visitor.ok('help.list', { params: { examId: PLACE, hl } })).flatMap(
      ({ entries }) => entries,
    )
    await visitor.ok('help.info', { params: { id: help?.id ?? '' }, query: { hl } })
    await visitor.ok('help.vote', { body: { entry: help?.id ?? '', helped: true } })
    await visitor.ok('help.lines', { query: { hl } })
  })

  it('and through what there is to play', async () => {
    const customer = await newCustomer()
    signIn(visitor, customer)
    const zone = 'UTC'
    const { day, question } = await visitor.ok('daily.today', { body: { zone } })
    if (!question) throw new Error('There is no question of the day.')
    const answer =
      question.answerKind === 'gap' ? 'anything' : question.options.slice(0, 1).map(({ id }) => id)
    await visitor.ok('daily.submit', { body: { zone, day, question: question.id, answer } })
    await visitor.ok('daily.answer', { params: { questionId: question.id }, query: {} })
    await visitor.ok('daily.mail', { body: { on: false, zone } })
    await visitor.ok('daily.leave', { body: { token: leaveTokenOf(customer.id) } })
    const kept = await visitor.ok('secret.save', { body: { text: 'I never liked chess.' } })
    if (!kept.taken) throw new Error('The secret was not taken.')
    const secret = kept.secret.id
    await visitor.ok('secret.own', { body: {} })
    await visitor.ok('secret.list', { body: {} })
    await query(`update secrets set state = 'public' where id = $1`, [secret])
    await visitor.ok('secret.report', { body: { secret, reason: 'other' } })
    await visitor.ok('secret.remove', { body: { secret } })
    const { seed } = await visitor.ok('game.start', { body: { game: '2048' } })
    await visitor.ok('game.finish', { body: { game: '2048', seed, inputs: [], claimed: 0 } })
    await visitor.ok('game.list', { body: {} })
  })

  it('of a test about health', async () => {
    const { orderNumber } = await visitor.ok('sitting.start', {
      body: { appExamId: 'iq-7', hl: 'EN', timing: 'standard' },
    })
    await visitor.ok('sitting.consent', { body: { orderNumber, agreed: true, hl: 'EN' } })
    await visitor.ok('report.erase', { body: { orderNumber } })
  })

  it('of a file and a certificate', async () => {
    const { sitting } = await buyReport(visitor, {
      email: `file-${crypto.randomUUID()}@example.com`,
      tier: 'sku3',
    })
    const { orderNumber } = sitting
    await visitor.ok('order.file', { body: { orderNumber, hl: 'EN' } })
    await visitor.ok('certificate.state', { params: { orderNumber } })
    const { certificate } = await visitor.ok('certificate.set', { body: { orderNumber, hl: 'EN' } })
    await visitor.ok('certificate.check', { params: { token: certificate.number }, query: { hl: 'EN' } })
  })

  it('of a review by a buyer', async () => {
    const { orderNumber } = await buyReport(visitor, { email: `said-${crypto.randomUUID()}@example.com` })
    const [order] = await query<{ id: string }>('select id from orders where number = $1', [orderNumber])
    const token = reviewTokenOf(order?.id ?? '')
    await visitor.ok('review.state', { body: { token, hl: 'EN' } })
    const content = 'Plainly written, and it says how sure it is.'
    await visitor.ok('review.save', { body: { token, hl: 'EN', stars: 5, name: 'A.', content } })
  })

  it('of a result that is shared', async () => {
    const { orderNumber, share } = await shareBought(visitor)
    await visitor.ok('report.share', { params: { orderNumber } })
    await visitor.ok('report.keep', { body: { orderNumber } })
    await visitor.ok('order.link', { body: { orderNumber, hl: 'EN' } })
    await visitor.ok('report.useHeld', { body: { orderNumber } })
    await visitor.ok('report.keys', { params: { orderNumber } })
    await visitor.ok('report.endKey', { body: { orderNumber, key: crypto.randomUUID() } })
    await visitor.ok('report.shared', { params: { token: share.token }, query: { hl: 'EN' } })
    await visitor.ok('report.unshare', { body: { orderNumber } })
  })

  it('into a plan, and from basic to premium', async () => {
    signIn(visitor, await newCustomer())
    const place = { examId: PLACE, country: 'KR' }
    await visitor.ok('plan.list', { params: place, query: { hl: 'EN' } })
    const wish = { code: 'weekly', country: 'KR', zone: 'Asia/Seoul' }
    const buy = async (id: 'plan.pay' | 'subscription.change', code: string): Promise<void> => {
      const offer = await visitor.ok('plan.offer', { params: { ...place, code, hl: 'EN' }, query: {} })
      const { total: amount, currency } = offer.quote
      const boxes = ['renewal' as const]
      const order = {
        appExamId: PLACE,
        country: 'KR',
        hl: 'EN' as const,
        zone: wish.zone,
        agreed: true,
        boxes,
        seenPlan: seenPlanOf(offer),
      }
      const seenTotal = { amount, currency }
      const { orderNumber } =
        id === 'plan.pay'
          ? await visitor.ok(id, { body: { ...order, code, skipTrial: false, seenTotal } })
          : await visitor.ok(id, { body: { ...order, code, seenTotal } })
      await payPlan(visitor, orderNumber)
    }
    await buy('plan.pay', wish.code)
    const { subscription } = await visitor.ok('user.vipDetail', {})
    expect(subscription?.asksAgain).toBe(true)
    await visitor.ok('subscription.agree', { body: { number: subscription?.number ?? '' } })
    await buy('subscription.change', 'premium')
  })

  it('of what a plan opens', async () => {
    const { customer } = await buyPlan({ code: 'monthly' })
    signIn(visitor, customer)
    const { orderNumber } = await finish(visitor, { kind: 'left_right' })
    await visitor.ok('order.skuCheck', { params: { orderNumber } })
    await visitor.ok('report.openByPlan', { body: { orderNumber } })
    const course = { id: 'reading-your-feelings' }
    await visitor.ok('course.detail', { params: course, query: {} })
    await visitor.ok('course.open', { body: { course: course.id } })
    await visitor.ok('course.detail', { params: course, query: {} })
    await visitor.ok('user.privilege', {})
    await visitor.ok('user.vipDetail', {})
  })

  it('and out of a plan', async () => {
    const { customer, order } = await buyPlan()
    const { ticket } = await visitor.ok('unsubscribe.check', { body: { key: customer.email } })
    const { plans } = await visitor.ok('unsubscribe.cancel', { body: { ticket } })
    const token = plans[0]?.token ?? ''
    await visitor.ok('unsubscribe.reason', { body: { token, reason: 'other' } })
    await visitor.ok('unsubscribe.undo', { body: { token } })
    await visitor.ok('unsubscribe.withdraw', {
      body: { number: order.orderNumber, email: customer.email },
    })
  })

  it('met every call', () => {
    expect(Object.keys(CALLS).filter((id) => !seen.has(id as CallId))).toEqual([])
  })
})

describe('malformed input', () => {
  const start = { appExamId: PLACE, hl: 'EN', timing: 'standard' }
  const post = (
    body: string,
    headers: Record<string, string> = {},
    path: string = CALLS['sitting.start'].path,
  ) =>
    newVisitor().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a word', '"start"'],
    ['null', 'null'],
    ['an unknown field', JSON.stringify({ ...start, role: 'owner' })],
    [
      'a prototype',
      `{"appExamId":"iq-1","hl":"EN","timing":"standard","__proto__":{"role":"owner"},"constructor":1}`,
    ],
    ['a number for a text', JSON.stringify({ ...start, appExamId: 1 })],
    ['a list for a text', JSON.stringify({ ...start, appExamId: ['iq-1'] })],
    ['an unknown language', JSON.stringify({ ...start, hl: 'XX' })],
    ['an unknown time limit', JSON.stringify({ ...start, timing: 'forever' })],
    ['an exam that is no number', JSON.stringify({ ...start, appExamId: 'iq-01' })],
    ['a text of a megabyte', JSON.stringify({ ...start, landing: 'x'.repeat(1_000_000) })],
    ['a thousand nested lists', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('of %s is answered with 400 and what is wrong', async (_, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    const envelope = (await answer.json()) as { result: number; message: string; issues: { path: string }[] }
    expect(envelope).toMatchObject({ result: 400, message: 'malformed' })
    expect(envelope.issues.length).toBeGreaterThan(0)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each(posts)('%s takes no form of another site', async (_, { path }) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', '']
    for (const type of forms) {
      const answer = await post('a=1', { 'content-type': type }, path)
      expect([type, answer.status]).toEqual([type, 400])
    }
    for (const from of ['cross-site', 'same-site']) {
      const answer = await post('{}', { 'sec-fetch-site': from }, path)
      expect([from, answer.status]).toEqual([from, 403])
    }
  })

  it.each(posts)('%s takes no megabyte', async (_, { path }) => {
    const answer = await post(JSON.stringify({ text: 'x'.repeat(1_100_000) }), {}, path)
    expect([400, 413]).toContain(answer.status)
  })

  const GARBAGE = [
    '!',
    '-1',
    '0',
    "' or 1=1--",
    '../../etc/passwd',
    'undefined',
    '%00',
    '[object Object]',
    'é\u202e',
    '00000000-0000-4000-8000-000000000000',
    'x'.repeat(2000),
  ]

  it.each(calls.filter(([, { method, path }]) => method === 'GET' && path.includes(':')))(
    '%s meets garbage in its path with 400 or 404, never with 500',
    async (_, { path }) => {
      for (const value of GARBAGE) {
        const answer = await whenFree(() => newVisitor().fetch(filled(path, value)))
        expect([value, [400, 404].includes(answer.status)]).toEqual([value, true])
        expect(await answer.text()).not.toMatch(/node_modules|select |drizzle/i)
      }
    },
  )

  it.each(calls.filter(([, { path }]) => path.includes(':orderNumber') || path.includes(':examOrderNumber')))(
    '%s knows no number that is not this browser’s',
    async (_, { method, path }) => {
      const visitor = newVisitor()
      await startSitting(visitor)
      const answer = await visitor.fetch(filled(path, NOBODY), { method })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe('{"result":404,"message":"notFound"}')
    },
  )

  it('says 404 for an exam that is not there and 401 without a sitting', async () => {
    const none = await newVisitor().call('app.languages', { params: { examId: 'iq-999' } })
    expect(none).toMatchObject({ status: 404, result: 404 })
    const question = { params: { examId: PLACE, lang: 'EN' as const }, query: { part: 'x' } }
    expect(await newVisitor().call('question.list', question)).toMatchObject({ status: 401, result: 401 })
  })
})

describe('answers of a running sitting', () => {
  it.each([
    ['a question of nobody', (id: string) => ({ id: `${id}x`, choice: 1 })],
    ['a seventh option', (id: string) => ({ id, choice: 6 })],
    ['half an option', (id: string) => ({ id, choice: 1.5 })],
    ['a revision of zero', (id: string) => ({ id, choice: 1, revision: 0 })],
    [
      'a revision that no integer of the database holds',
      (id: string) => ({ id, choice: 1, revision: 2 ** 31 }),
    ],
    ['negative time', (id: string) => ({ id, choice: 1, spentMs: -1 })],
    ['an own score', (id: string) => ({ id, choice: 1, correct: true })],
  ])('are refused with %s', async (_, change) => {
    const visitor = newVisitor()
    const { orderNumber, anchor, questions } = await startSitting(visitor)
    const answer = {
      epoch: 0,
      revision: 1,
      spentMs: 1000,
      elapsedMs: 1000,
      ...change(questions[0]?.id ?? ''),
    }
    const saved = await visitor.call('sitting.save', {
      body: { orderNumber, anchor, answers: [answer] } as never,
    })
    expect(saved).toMatchObject({ status: 400, result: 400 })
    const { answers } = await visitor
      .ok('sitting.current', { query: { appExamId: PLACE } })
      .then((found) => found ?? { answers: [] })
    expect(answers).toEqual([])
  })
})

describe('finding a report by its address', () => {
  const retrieve = (visitor: Visitor, email: string) =>
    visitor.call('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })

  it('tells a mistyped address three times, then answers everybody alike', async () => {
    const visitor = newVisitor()
    const results: number[] = []
    for (let tries = 0; tries < 5; tries++)
      results.push((await retrieve(visitor, `nobody-${crypto.randomUUID()}@example.com`)).result)
    expect(results).toEqual([10101, 10101, 10101, 200, 200])

    await forgetRateLimits()
    const email = `bought-${crypto.randomUUID()}@example.com`
    await buyReport(newVisitor(), { email })
    await waitForKey(email)
    const known = await retrieve(newVisitor(), email)
    for (let tries = 0; tries < 3; tries++) await retrieve(visitor, 'nobody@example.com')
    const unknown = await retrieve(visitor, 'nobody@example.com')
    expect(unknown.text).toBe(known.text)
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort())
  })

  it('finds an address in any casing and mails to it', async () => {
    const email = `case-${crypto.randomUUID()}@example.com`
    await buyReport(newVisitor(), { email })
    await waitForKey(email)
    expect((await retrieve(newVisitor(), email.toUpperCase())).result).toBe(200)
    const mail = await waitForMail(email, { which: ({ text }) => /\/r\/iq-1/.test(text ?? '') })
    expect(reportLinkIn(mail)).toContain('#')
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(2)
  })
})

describe('too many requests', () => {
  it('are answered with 429 and when to come back', async () => {
    const visitor = newVisitor()
    const statuses: number[] = []
    let last: Awaited<ReturnType<typeof visitor.call>> | undefined
    for (let tries = 0; tries < 32; tries++) {
      last = await visitor.call('report.open', { body: { token: 'x'.repeat(43) } })
      statuses.push(last.status)
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(statuses.slice(30)).toEqual([429, 429])
    expect(last).toMatchObject({ result: 429, message: 'tooMany' })
    const seconds = Number(last?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(3600)
  })

  it('are counted by the real address: a spoofed X-Forwarded-For changes nothing', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 31; tries++) {
      const answer = await fetch(`${site().url}${CALLS['report.open'].path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${tries}`,
          'x-plumbline-peer': `10.0.1.${tries}`,
          'x-real-ip': `10.0.2.${tries}`,
        },
        body: JSON.stringify({ token: 'x'.repeat(43) }),
      })
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('of one browser are not those of another', async () => {
    const body = { appExamId: PLACE, email: 'nobody@example.com', hl: 'EN' } as const
    const one = newVisitor()
    await startSitting(one)
    const other = newVisitor()
    await startSitting(other)
    for (let tries = 0; tries < 21; tries++) await one.call('report.retrieve', { body })
    expect((await one.call('report.retrieve', { body })).status).toBe(429)
    expect((await other.call('report.retrieve', { body })).status).toBe(200)
  })
})
