import { beforeAll, describe, expect, it } from 'vitest'
import type { Part, SkuTier } from '@/domain/catalog/parts'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { finish } from '../support/questionnaire'
import { makeUnmeasured } from '../support/unmeasured'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE, readyToBuy } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

/** What each tier of the IQ test opens, of the parts that a page, a share or a call delivers. */
const OPENS: readonly [tier: SkuTier | null, parts: readonly Part[]][] = [
  [null, []],
  ['sku1', ['iq_score', 'iq_ranking', 'pdf_report']],
  ['sku2', ['iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers']],
  ['sku3', ['iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'certificate']],
  ['sku4', ['iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'certificate', 'brain_guide']],
]

type Place = 'page' | 'share' | 'call'
type Asked = { visitor: Visitor; orderNumber: string }

const read = async ({ visitor, orderNumber }: Asked) => {
  const answer = await visitor.ok('report.read', { params: { orderNumber } })
  if (answer.kind !== 'report' || answer.report.examKind !== 'iq') throw new Error('No report of an IQ test.')
  return answer.report
}

/** Where a part is delivered, and whether it is, by what the server answers. Absent: that place never holds it. */
const DELIVERS: Partial<Record<Part, Partial<Record<Place, (asked: Asked) => Promise<boolean>>>>> = {
  iq_score: {
    page: async (asked) => {
      const { score, told } = await read(asked)
      expect(score === null).toBe(told === null)
      return score !== null
    },
    // Random answers may lie below the measurable range, and then nothing is shared, whatever is bought.
    share: async ({ visitor, orderNumber }) =>
      (await visitor.ok('report.share', { params: { orderNumber } })).because !== 'locked',
  },
  iq_ranking: { page: async (asked) => Boolean((await read(asked)).told?.rank) },
  wrong_answers: {
    page: async (asked) => /"(?:correct|yours|explanation|options)"/.test(JSON.stringify(await read(asked))),
    call: async ({ visitor, orderNumber }) =>
      (await visitor.call('order.questions', { params: { orderNumber } })).result === 200,
  },
  pdf_report: {
    call: async ({ visitor, orderNumber }) =>
      (await visitor.call('order.file', { body: { orderNumber, hl: 'EN' } })).result === 200,
  },
  certificate: {
    // Of random answers there may be no score to certify, whatever is bought.
    call: async ({ visitor, orderNumber }) =>
      (await visitor.ok('certificate.state', { params: { orderNumber } })).because !== 'locked',
  },
  brain_guide: {
    call: async ({ visitor, orderNumber }) => {
      const { guides } = await visitor.ok('package.guides', { params: { orderNumber }, query: { hl: 'EN' } })
      return guides.some(({ part, blocks }) => part === 'brain_guide' && blocks.length > 20)
    },
  },
}

/** The right answers never stand in the report itself, whatever is bought: they have a call of their own. */
const NEVER = [['wrong_answers', 'page']] as const

describe.each(OPENS)('with %s', (tier, parts) => {
  let asked: Asked
  beforeAll(async () => {
    await forgetRateLimits()
    const visitor = newVisitor()
    const email = `parts-${crypto.randomUUID()}@example.com`
    const sitting = tier
      ? (await buyReport(visitor, { email, tier })).sitting
      : await readyToBuy(visitor, { email })
    asked = { visitor, orderNumber: sitting.orderNumber }
  })

  it.each(
    Object.entries(DELIVERS).flatMap(([part, places]) =>
      Object.entries(places).map(([place, delivers]) => ({ part: part as Part, place, delivers })),
    ),
  )('$part by $place', async ({ part, place, delivers }) => {
    const never = NEVER.some(([each, where]) => each === part && where === place)
    expect(await delivers(asked)).toBe(!never && parts.includes(part))
  })

  it('a stranger reads nothing of it', async () => {
    const { orderNumber } = asked
    const stranger = newVisitor()
    expect((await stranger.call('report.read', { params: { orderNumber } })).status).toBe(404)
    expect((await stranger.call('report.share', { params: { orderNumber } })).status).toBe(404)
    const guides = { params: { orderNumber }, query: { hl: 'EN' } } as const
    expect((await stranger.call('package.guides', guides)).status).toBe(404)
  })
})

describe('a first report', () => {
  it('brings another test free, with its whole report, for the sitting for which it is asked', async () => {
    const visitor = newVisitor()
    const email = `gift-${crypto.randomUUID()}@example.com`
    const { sitting } = await buyReport(visitor, { email, tier: 'sku1' })
    const asked = { visitor, orderNumber: sitting.orderNumber }
    expect((await read(asked)).gift).toMatchObject({ examKind: 'types16', examId: 2, used: false })
    const taken = await finish(visitor, { kind: 'types16' })
    expect((await read(asked)).gift).toMatchObject({ used: false })
    const { orderNumber } = taken
    expect((await visitor.ok('order.skuCheck', { params: { orderNumber } })).held).toBe(true)
    expect(await visitor.ok('report.useHeld', { body: { orderNumber } })).toEqual({ opened: true })
    const answer = await visitor.ok('report.read', { params: { orderNumber: taken.orderNumber } })
    expect(answer).toMatchObject({
      kind: 'report',
      report: { examKind: 'types16', openParts: ['type_report'] },
    })
    expect((await read(asked)).gift).toMatchObject({ used: true })
    const again = await finish(visitor, { kind: 'types16' })
    const used = { body: { orderNumber: again.orderNumber } }
    expect(await visitor.ok('report.useHeld', used)).toEqual({ opened: false })
    const second = await visitor.ok('report.read', { params: { orderNumber: again.orderNumber } })
    expect(second).toMatchObject({ kind: 'report', report: { score: null, gift: null } })
  })
})

describe('a score that could not be measured', () => {
  beforeAll(forgetRateLimits)

  it('and was paid for is offered back, until it is given back', async () => {
    const visitor = newVisitor()
    const email = `unmeasured-${crypto.randomUUID()}@example.com`
    const { sitting, orderNumber: paid } = await buyReport(visitor, { email, tier: 'sku2' })
    const asked = { visitor, orderNumber: sitting.orderNumber }
    expect((await read(asked)).moneyBack).toBeNull()
    await makeUnmeasured(sitting.orderNumber)
    const report = await read(asked)
    expect(report).toMatchObject({
      moneyBack: paid,
      score: { atFloor: true, iq: null, ci95: null, band: null },
    })
    expect(report.told?.about.names).toBeNull()
    // Nothing that is sold with a score only is offered beside it.
    expect(report.lockedParts).not.toContain('certificate')
    expect(report.lockedParts).not.toContain('eq_test')

    await visitor.ok('app.contact', {
      body: {
        appExamId: PLACE,
        hl: 'EN',
        email,
        topic: 'payment',
        message: 'I paid for a score that could not be measured.',
        order: paid,
      },
    })
    const { id } = await orderOf(paid)
    const messages = await query('select order_id as order from contact_messages where email = $1', [email])
    expect(messages).toEqual([{ order: id }])

    const staff = await signIn()
    const body = { amount: 'all', note: '', key: crypto.randomUUID().replaceAll('-', '') }
    await staff.fetch(`/api/admin/orders/${id}/refund`, { method: 'POST', body: JSON.stringify(body) })
    // Wanted, under way or made: it is not offered a second time.
    expect((await read(asked)).moneyBack).toBeNull()
  })

  it('is not sold: only what needs none is listed, named and ordered', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: `unmeasured-${crypto.randomUUID()}@example.com` })
    const { orderNumber } = sitting
    const offer = { params: { examId: PLACE, country: 'US', hl: 'EN' } } as const
    const before = await visitor.ok('sku.list', offer)
    expect(before.unmeasured).toBe(false)
    const [first, second] = before.items
    if (!first || !second) throw new Error('Two tiers are sold.')
    const order = ({ skuId, price }: typeof first) =>
      visitor.call('pay.create', {
        body: {
          examOrderNumber: orderNumber,
          skuId,
          country: 'US',
          hl: 'EN',
          agreed: true,
          seenTotal: price,
        },
      })

    await makeUnmeasured(orderNumber)
    expect(await visitor.ok('sku.list', offer)).toMatchObject({ unmeasured: true, items: [] })
    expect(await visitor.ok('order.skuCheck', { params: { orderNumber } })).toMatchObject({
      sellableParts: [],
    })
    expect((await order(first)).message).toBe('skuUnavailable')

    await query(
      `update sittings set price_list = (select jsonb_agg(case when one->>'skuId' = $2
         then jsonb_set(one, '{parts}', '["wrong_answers"]') else one end)
         from jsonb_array_elements(price_list) one) where number = $1`,
      [orderNumber, second.skuId],
    )
    const { items } = await visitor.ok('sku.list', offer)
    expect(items.map(({ skuId, parts }) => [skuId, parts.map(({ part }) => part)])).toEqual([
      [second.skuId, ['wrong_answers']],
    ])
    expect(await visitor.ok('order.skuCheck', { params: { orderNumber } })).toMatchObject({
      sellableParts: ['wrong_answers'],
    })
    expect((await order(first)).message).toBe('skuUnavailable')
    expect((await order(second)).result).toBe(200)
  })
})
