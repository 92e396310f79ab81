import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { finishSitting, humanAnswers, PLACE, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const linkOf = async (visitor: Visitor, orderNumber: string) =>
  (await visitor.ok('sitting.link', { body: { orderNumber } })).token
const currentOf = (visitor: Visitor) => visitor.ok('sitting.current', { query: { appExamId: PLACE } })
const LINK_INVALID = RESULTS.linkInvalid

describe('a link to another device', () => {
  it('lets it answer, confirm and see the result, and not say where letters go or order', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    const second = newVisitor()
    const opened = await second.ok('sitting.open', { body: { token: await linkOf(first, orderNumber) } })
    expect(opened.orderNumber).toBe(orderNumber)
    expect((await currentOf(second))?.orderNumber).toBe(orderNumber)
    const { epoch, anchor } = await second.ok('sitting.claim', { body: { orderNumber } })
    const answers = humanAnswers(opened).map((answer) => ({ ...answer, epoch }))
    const saved = await second.ok('sitting.save', { body: { orderNumber, epoch, anchor, answers } })
    expect([saved.accepted.length, saved.owner]).toEqual([30, true])
    const parts = await second.call('question.list', {
      params: { examId: PLACE, lang: 'EN' },
      query: { part: opened.parts[0]?.id ?? '' },
    })
    expect(parts.data.orderNumber).toBe(orderNumber)
    await second.ok('sitting.confirm', { body: { orderNumber } })
    const state = (await currentOf(first))?.state
    expect(['valid', 'abnormal']).toContain(state)
    const body = { orderNumber, email: 'second@example.com', agreed: true, hl: 'EN' } as const
    expect((await second.call('order.email', { body })).status).toBe(404)
    expect((await second.call('order.free', { body: { orderNumber } })).status).toBe(200)
  })

  it('lets it read the report as well', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    const second = newVisitor()
    await second.ok('sitting.open', { body: { token: await linkOf(first, orderNumber) } })
    const stranger = newVisitor()
    await startSitting(stranger)
    const read = async (visitor: Visitor) => {
      const { status, data } = await visitor.call('report.read', { params: { orderNumber } })
      return status === 200 ? data.kind : status
    }
    expect([await read(first), await read(second), await read(stranger)]).toEqual([
      'elsewhere',
      'elsewhere',
      404,
    ])
  })

  it('lets in nobody new once the test was confirmed, and keeps who was in', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    const token = await linkOf(first, orderNumber)
    const second = newVisitor()
    await second.ok('sitting.open', { body: { token } })
    await first.ok('sitting.confirm', { body: { orderNumber } })
    const late = newVisitor()
    expect((await late.call('sitting.open', { body: { token } })).result).toBe(LINK_INVALID)
    expect((await late.call('order.info', { body: { orderNumber } })).status).toBe(404)
    expect((await second.ok('sitting.open', { body: { token } })).orderNumber).toBe(orderNumber)
  })

  it('tells the older device with its next save, and keeps what that one brings', async () => {
    const first = newVisitor()
    const sitting = await startSitting(first)
    const { orderNumber } = sitting
    const one = await first.ok('sitting.claim', { body: { orderNumber } })
    const second = newVisitor()
    await second.ok('sitting.open', { body: { token: await linkOf(first, orderNumber) } })
    const two = await second.ok('sitting.claim', { body: { orderNumber } })
    const [a, b] = sitting.questions.map(({ id }) => id) as [string, string]
    const answer = (id: string, choice: number, epoch: number, revision: number) => ({
      id,
      choice,
      epoch,
      revision,
      spentMs: 1000,
      elapsedMs: 0,
    })
    await second.ok('sitting.save', {
      body: { orderNumber, epoch: two.epoch, anchor: two.anchor, answers: [answer(a, 5, two.epoch, 1)] },
    })
    const late = await first.ok('sitting.save', {
      body: {
        orderNumber,
        epoch: one.epoch,
        anchor: one.anchor,
        answers: [answer(a, 1, one.epoch, 7), answer(b, 2, one.epoch, 1)],
      },
    })
    expect(late).toMatchObject({ owner: false, epoch: two.epoch })
    expect(late.refused).toEqual([{ id: a, choice: 5, epoch: two.epoch, revision: 1 }])
    expect(late.accepted.map(({ id }) => id)).toEqual([b])
  })

  it('works for another browser of the same device, and again after a lost answer', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    const token = await linkOf(first, orderNumber)
    for (const visitor of [newVisitor(), newVisitor()]) {
      await visitor.ok('sitting.open', { body: { token } })
      await visitor.ok('sitting.open', { body: { token } })
      expect((await currentOf(visitor))?.orderNumber).toBe(orderNumber)
    }
    await first.ok('sitting.open', { body: { token } })
    const [row] = await query<{ devices: unknown[] }>('select devices from sittings where number = $1', [
      orderNumber,
    ])
    expect(row?.devices).toHaveLength(2)
  })

  it('comes before an older and a newer sitting of the device that opens it', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    const second = newVisitor()
    await startSitting(second)
    await second.ok('sitting.open', { body: { token: await linkOf(first, orderNumber) } })
    expect((await currentOf(second))?.orderNumber).toBe(orderNumber)
    const { orderNumber: anew } = await second.ok('sitting.start', {
      body: { appExamId: PLACE, hl: 'EN', timing: 'standard', restart: true },
    })
    expect((await currentOf(second))?.orderNumber).toBe(anew)
    expect((await currentOf(first))?.orderNumber).toBe(orderNumber)
  })

  it('ends when it is switched off, when a new one is made, and after a day', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    const off = await linkOf(first, orderNumber)
    const second = newVisitor()
    await second.ok('sitting.open', { body: { token: off } })
    await first.ok('sitting.unlink', { body: { orderNumber } })
    expect(await currentOf(second)).toBeNull()
    expect((await second.call('sitting.claim', { body: { orderNumber } })).status).toBe(404)
    const replaced = await linkOf(first, orderNumber)
    const old = await linkOf(first, orderNumber)
    await query("update report_links set expires_at = now() - interval '1 s' where purpose = 'device'")
    for (const token of [off, replaced, old])
      expect((await newVisitor().call('sitting.open', { body: { token } })).result).toBe(LINK_INVALID)
  })

  it('is not made for a stranger, nor for a finished test, and opens no report', async () => {
    const first = newVisitor()
    const { orderNumber } = await startSitting(first)
    expect((await newVisitor().call('sitting.link', { body: { orderNumber } })).status).toBe(404)
    const token = await linkOf(first, orderNumber)
    expect((await newVisitor().call('report.open', { body: { token } })).result).toBe(LINK_INVALID)
    const done = await finishSitting(first)
    const { result } = await first.call('sitting.link', { body: { orderNumber: done.orderNumber } })
    expect(result).toBe(RESULTS.sittingLocked)
    const kept = await query(
      "select to_jsonb(report_links)::text as row from report_links where purpose = 'device'",
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})
