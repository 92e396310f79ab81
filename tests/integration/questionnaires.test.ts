import { beforeAll, describe, expect, it } from 'vitest'
import { QUESTIONNAIRE_SCORING } from '@/domain/questionnaires/scorings'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { newBuyer, open, pay, place, waitUntilPaid } from '../support/purchase'
import {
  answer,
  finish,
  itemsOf,
  leaning,
  PLACES,
  PLAIN_KINDS,
  start,
  statements,
} from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { scoredBy } from './support/scored-by'

beforeAll(forgetRateLimits)

type Kind = (typeof PLAIN_KINDS)[number]

const RESULT_PART = { types16: 'type_report', eq: 'eq_report', left_right: 'brain_report' } as const
const PRICES = {
  types16: [
    ['sku1', 699],
    ['sku2', 999],
  ],
  eq: [
    ['sku1', 499],
    ['sku2', 699],
  ],
  left_right: [['sku1', 299]],
} as const satisfies Record<Kind, unknown>

const withAddress = async (visitor: Visitor, orderNumber: string): Promise<void> => {
  await visitor.ok('order.email', {
    body: {
      orderNumber,
      email: `q-${crypto.randomUUID()}@example.com`,
      agreed: true,
      hl: 'EN',
    },
  })
}
const readReport = async (visitor: Visitor, orderNumber: string) => {
  const answered = await visitor.ok('report.read', { params: { orderNumber } })
  if (answered.kind !== 'report' || answered.report.examKind === 'iq' || answered.report.examKind === 'map')
    throw new Error(`There is no questionnaire's report: ${JSON.stringify(answered).slice(0, 200)}`)
  return answered.report
}
const buy = async (visitor: Visitor, { kind, orderNumber }: { kind: Kind; orderNumber: string }) => {
  const offer = await visitor.ok('sku.list', { params: { examId: PLACES[kind], country: 'US', hl: 'EN' } })
  const [sku] = offer.items
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
  return order.orderNumber
}

describe.each(PLAIN_KINDS)('the test %s', (kind) => {
  it('is taken, told in words, bought and read', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind })
    expect(sitting).toMatchObject({
      examKind: kind,
      deadline: null,
      remainingSeconds: null,
      timing: 'untimed',
    })
    const asked = await statements(visitor, { kind, sitting })
    expect(asked).toHaveLength(SEED_INSTRUMENTS[kind].items.length)
    expect(asked.every(({ text }) => text.length > 5)).toBe(true)
    await answer(visitor, { sitting, choose: leaning })
    const { orderNumber } = sitting
    expect(await visitor.ok('sitting.confirm', { body: { orderNumber } })).toEqual({ state: 'valid' })

    const free = await visitor.ok('order.free', { body: { orderNumber } })
    expect(free).toMatchObject({ examKind: kind, answered: asked.length, total: asked.length })
    expect(JSON.stringify(free)).not.toMatch(/percent|probability|ci95/)
    await withAddress(visitor, orderNumber)
    expect(await readReport(visitor, orderNumber)).toMatchObject({
      score: null,
      lockedParts: [
        RESULT_PART[kind],
        ...(kind === 'left_right' ? [] : ['pdf_report']),
        ...(kind === 'types16' ? ['permanent_discount'] : []),
      ],
    })

    const offer = await visitor.ok('sku.list', { params: { examId: PLACES[kind], country: 'US', hl: 'EN' } })
    expect(offer.items.map(({ tier, price }) => [tier, price.amount])).toEqual(PRICES[kind])
    await buy(visitor, { kind, orderNumber })
    const report = await readReport(visitor, orderNumber)
    expect(report.openParts).toEqual([RESULT_PART[kind]])
    const { answer: first, scales, types } = report.score!
    const told = [...(first?.scale ? [first.scale] : []), ...scales.list]
    expect(told).toHaveLength(SEED_INSTRUMENTS[kind].scales.length)
    for (const { figure, bar } of told) {
      expect(bar.percent).toBeGreaterThanOrEqual(bar.ci95[0])
      expect(bar.percent).toBeLessThanOrEqual(bar.ci95[1])
      expect(figure.strong).toBe(String(Math.round(bar.percent)))
    }
    expect(first?.headline).toBeTruthy()
    expect(types?.list.length ?? 0).toBe(kind === 'types16' ? 4 : 0)

    expect(report.score?.scoringVersion).toBe(QUESTIONNAIRE_SCORING)
    // What was sold by earlier rules names those.
    await scoredBy('questionnaire-1', orderNumber)
    const { score: earlier } = await readReport(visitor, orderNumber)
    expect(earlier?.scoringVersion).toBe('questionnaire-1')
    expect(earlier?.about.method.version).toContain('questionnaire-1')
  })

  it('says to a browser nothing that scores it', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind })
    const items = await itemsOf(sitting.orderNumber)
    for (const { id } of sitting.parts) {
      const { text } = await visitor.call('question.list', {
        params: { examId: PLACES[kind], lang: 'EN' },
        query: { part: id },
      })
      for (const { item } of items.values()) expect(text).not.toContain(`"${item}"`)
      expect(text).not.toMatch(/"(?:scale|keyed|reversed|worth|key)"/)
    }
  })

  it('is asked in the language of the page', async () => {
    const visitor = newVisitor({ hl: 'DE' })
    const sitting = await start(visitor, { kind, hl: 'DE' })
    const [english] = await statements(visitor, { kind, sitting })
    const [german] = await statements(visitor, { kind, sitting, lang: 'DE' })
    expect(german?.id).toBe(english?.id)
    expect(german?.text).not.toBe(english?.text)
  })
})

describe('answers that nobody can have given with care', () => {
  it.each([
    ['the same choice all along', { choose: () => 2 }],
    ['300 answers in a second', { choose: leaning, spentMs: 3 }],
    [
      'half left open',
      { choose: (item: string, index: number) => (index % 2 ? null : leaning(item, index)) },
    ],
  ])('%s: no result, and nothing to pay', async (_name, how) => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'types16' })
    const { orderNumber } = sitting
    await answer(visitor, { sitting, ...how })
    expect(await visitor.ok('sitting.confirm', { body: { orderNumber } })).toEqual({ state: 'abnormal' })
    expect((await visitor.call('order.free', { body: { orderNumber } })).result).not.toBe(200)
  })

  it('a choice that a statement does not have and a statement of another sitting are refused', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'eq' })
    const other = await start(newVisitor(), { kind: 'eq' })
    const save = (id: string, choice: number) =>
      visitor.call('sitting.save', {
        body: {
          orderNumber: sitting.orderNumber,
          epoch: 0,
          anchor: sitting.anchor,
          answers: [{ id, choice, epoch: 0, revision: 1, spentMs: 2_000, elapsedMs: 2_000 }],
        },
      })
    expect((await save(sitting.questions[0]?.id ?? '', 5)).status).toBe(400)
    expect((await save(other.questions[0]?.id ?? '', 1)).status).toBe(400)
    expect((await save(sitting.questions[0]?.id ?? '', 4)).result).toBe(200)
  })
})

describe('the form of the 16 types', () => {
  const person = (orderNumber: string, change: object = {}) => ({
    orderNumber,
    firstName: 'Kim',
    lastName: 'Vogel',
    fullName: 'Kim Vogel',
    email: 'kim@example.com',
    birthYear: 1990,
    sex: null,
    country: 'DE',
    agreed: true as const,
    hl: 'EN',
    ...change,
  })

  it('keeps who the result is for, and prints the name on the report', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'types16' })
    await visitor.ok('order.person', { body: person(orderNumber) })
    const told = await visitor.ok('order.mbti', { params: { orderNumber } })
    expect(told).toMatchObject({
      fullName: 'Kim Vogel',
      birthYear: 1990,
      country: 'DE',
      email: 'kim@example.com',
    })
    expect(told.type?.type).toMatch(/^[EI][SN][TF][JP]$/)
    expect(await readReport(visitor, orderNumber)).toMatchObject({ takerName: 'Kim Vogel' })
  })

  it('keeps no character of a name that would turn or hide the text around it', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'types16' })
    const body = person(orderNumber, { firstName: 'Ada\n', fullName: 'Ada\u202Egnp.exe\u200B' })
    await visitor.ok('order.person', { body })
    const told = { firstName: 'Ada', fullName: 'Adagnp.exe' }
    expect(await visitor.ok('order.mbti', { params: { orderNumber } })).toMatchObject(told)
    // As an earlier release kept it.
    await query(
      `update taker_facts set full_name = $1 where sitting_id = (select id from sittings where number = $2)`,
      [body.fullName, orderNumber],
    )
    expect(await readReport(visitor, orderNumber)).toMatchObject({ takerName: told.fullName })
  })

  it.each([
    ['a birth year of 2030', { birthYear: 2030 }],
    ['a name of 200 emoji', { fullName: '🙂'.repeat(200) }],
    ['an empty name', { firstName: '   ' }],
    ['a name of hidden characters', { lastName: '\u200B\u202E' }],
    ['a country that does not exist', { country: 'XX' }],
    ['no address', { email: 'kim' }],
  ])('refuses %s and loses nothing', async (_name, change) => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'types16' })
    await visitor.ok('order.person', { body: person(orderNumber) })
    expect((await visitor.call('order.person', { body: person(orderNumber, change) })).status).toBe(400)
    expect(await visitor.ok('order.mbti', { params: { orderNumber } })).toMatchObject({
      fullName: 'Kim Vogel',
      birthYear: 1990,
    })
  })
})

describe('a test that is a part of another one', () => {
  const bought = async () => {
    const buyer = await newBuyer('held')
    const opened = await open(await place(buyer, { tier: 'sku3' }))
    await pay(opened)
    await waitUntilPaid(opened.orderNumber)
    return opened
  }
  const openOf = async (visitor: Visitor, orderNumber: string) =>
    (await visitor.ok('order.info', { body: { orderNumber } })).openParts

  const ask = async (visitor: Visitor, orderNumber: string) =>
    (await visitor.ok('report.useHeld', { body: { orderNumber } })).opened

  it('opens one valid sitting of it, the one that is named; an abnormal one uses nothing up, and a full refund closes it', async () => {
    const { visitor, orderNumber } = await bought()
    const careless = await start(visitor, { kind: 'eq' })
    await answer(visitor, { sitting: careless, choose: () => 1 })
    await visitor.ok('sitting.confirm', { body: { orderNumber: careless.orderNumber } })
    const first = await finish(visitor, { kind: 'eq' })
    const second = await finish(visitor, { kind: 'eq' })
    const style = await finish(visitor, { kind: 'left_right' })
    expect(await openOf(visitor, first.orderNumber)).toEqual([])
    const opened: boolean[] = []
    for (const asked of [careless, first, second, style]) opened.push(await ask(visitor, asked.orderNumber))
    expect(opened).toEqual([false, true, false, true])
    expect(await openOf(visitor, first.orderNumber)).toEqual(['eq_report'])
    expect(await openOf(visitor, second.orderNumber)).toEqual([])
    expect(await openOf(visitor, style.orderNumber)).toEqual(['brain_report'])
    expect((await readReport(visitor, first.orderNumber)).score).not.toBeNull()

    const { id } = await orderOf(orderNumber)
    const owner = await signIn()
    await owner.json(`/api/admin/orders/${id}/refund`, {
      method: 'POST',
      body: JSON.stringify({ amount: 'all', note: '', key: crypto.randomUUID().replaceAll('-', '') }),
    })
    await expect.poll(() => openOf(visitor, first.orderNumber), { timeout: 60_000 }).toEqual([])
  })

  it('opens what was taken before it was bought, once it is asked for', async () => {
    const buyer = await newBuyer('before')
    const taken = await finish(buyer.visitor, { kind: 'eq' })
    const opened = await open(await place(buyer, { tier: 'sku3' }))
    await pay(opened)
    await waitUntilPaid(opened.orderNumber)
    expect(await openOf(buyer.visitor, taken.orderNumber)).toEqual([])
    expect(await ask(buyer.visitor, taken.orderNumber)).toBe(true)
    expect(await openOf(buyer.visitor, taken.orderNumber)).toEqual(['eq_report'])
    const rows = await query(
      'select opened_by_id from sittings where number = $1 and opened_by_id is not null',
      [taken.orderNumber],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('the catalogue', () => {
  it('knows all seven tests, in four categories', async () => {
    const visitor = newVisitor()
    expect(await visitor.ok('exam.categories', {})).toEqual([
      { category: 'iq', count: 1 },
      { category: 'ability', count: 2 },
      { category: 'personality', count: 2 },
      { category: 'mental_health', count: 2 },
    ])
    const info = await visitor.ok('exam.info', { params: { id: 'iq-2' }, query: {} })
    expect(info).toMatchObject({
      examKind: 'types16',
      questionCount: 48,
      limitMinutes: null,
      priceFrom: { amount: 699 },
    })
    const beside = await visitor.ok('exam.recommended', { params: { id: 'iq-3' }, query: {} })
    expect(beside.map(({ examId }) => examId)).toEqual([4, 1, 2])
    expect(await visitor.ok('exam.tags', { body: {} })).toEqual([
      { tag: 'new', exams: [] },
      { tag: 'recommended', exams: [] },
    ])
  })
})
