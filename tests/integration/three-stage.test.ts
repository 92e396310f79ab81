import { beforeEach, describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { findPart, type PinnedForm, slotOf } from '@/services/sittings/pinned-form'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { PLACE, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

type Sitting = CallData<'sitting.start'>

beforeEach(forgetRateLimits)

const formOf = async (orderNumber: string): Promise<PinnedForm> => {
  const [row] = await query<{ form: PinnedForm }>('select form from sittings where number = $1', [
    orderNumber,
  ])
  if (!row) throw new Error('No sitting.')
  return row.form
}

const keys = async () => {
  const rows = await query<{ id: string; key: string; b: string }>('select id, key, b from item_versions')
  return new Map(rows.map(({ id, key, b }) => [id, { key: Number(key), b: Number(b) }]))
}

type Answering = { sitting: Sitting; part: number; well: boolean; from?: number; to?: number }

/** Answers the questions of a part, all right or all wrong, as somebody who knows the pinned form could. */
const answerPart = async (
  visitor: Visitor,
  { sitting, part, well, from = 0, to = 10 }: Answering,
): Promise<void> => {
  const { questions } = await formOf(sitting.orderNumber)
  const known = await keys()
  const answers = questions
    .filter((question) => question.part === part)
    .slice(from, to)
    .map(({ id, versionId, order, position }) => {
      const right = order.indexOf(known.get(versionId)?.key ?? -1)
      return {
        id,
        choice: well ? right : (right + 1 + (position % 5)) % 6,
        epoch: 0,
        revision: 1,
        spentMs: 9000 + ((position * 7919) % 20_000),
        elapsedMs: 1000,
      }
    })
  const { orderNumber, anchor } = sitting
  const { accepted } = await visitor.ok('sitting.save', { body: { orderNumber, epoch: 0, anchor, answers } })
  expect(accepted).toHaveLength(answers.length)
}

const advance = (
  visitor: Visitor,
  { sitting, part, keepMiddle }: { sitting: Sitting; part: number; keepMiddle?: boolean },
) => visitor.ok('sitting.advance', { body: { orderNumber: sitting.orderNumber, part, keepMiddle } })

const idsOf = ({ questions }: Pick<Sitting, 'questions'>, part: number) =>
  questions.filter((question) => question.part === part).map(({ id }) => id)

const difficultyOf = async (orderNumber: string, part: number): Promise<number> => {
  const { questions } = await formOf(orderNumber)
  const known = await keys()
  const own = questions.filter((question) => question.part === part)
  return own.reduce((sum, { versionId }) => sum + (known.get(versionId)?.b ?? 0), 0) / own.length
}

describe('a three-stage test', () => {
  it('gives whoever solved the first part a harder second one, and a harder third one after that', async () => {
    const difficulties: number[][] = []
    for (const well of [false, true]) {
      const visitor = newVisitor()
      const sitting = await startSitting(visitor)
      const own: number[] = []
      for (const part of [1, 2, 3]) {
        if (part > 1) {
          const advanced = await advance(visitor, { sitting, part })
          expect(advanced.drawn.questions.map(({ id }) => id)).toEqual(idsOf(advanced, part))
        }
        await answerPart(visitor, { sitting, part, well })
        own.push(await difficultyOf(sitting.orderNumber, part))
      }
      difficulties.push(own)
      const { state } = await visitor.ok('sitting.confirm', { body: { orderNumber: sitting.orderNumber } })
      expect(state).toBe('valid')
      const [report] = await query<{ raw: number; total: number; iq: string }>(
        `select (result->>'raw')::int as raw, (result->>'total')::int as total, iq from reports
         where sitting_id = (select id from sittings where number = $1)`,
        [sitting.orderNumber],
      )
      expect(report).toMatchObject({ raw: well ? 30 : 0, total: 30 })
    }
    const [weak, strong] = difficulties as [number[], number[]]
    expect(weak[0]).toBe(strong[0])
    expect(weak[1]! + 1).toBeLessThan(strong[1]!)
    expect(weak[2]! + 2).toBeLessThan(strong[2]!)
  })

  it('shows a browser nothing that differs between the levels but drawings', async () => {
    const shapes: string[] = []
    for (const well of [false, true]) {
      const visitor = newVisitor()
      const sitting = await startSitting(visitor)
      await answerPart(visitor, { sitting, part: 1, well })
      const { drawn, questions, parts, unsettled } = await advance(visitor, { sitting, part: 2 })
      if (drawn.examKind !== 'iq') throw new Error('The IQ test was drawn as another kind.')
      shapes.push(
        JSON.stringify({
          unsettled,
          parts: parts.map(({ id, part }) => [id.length, part]),
          questions: questions.map(({ id, ...rest }) => [id.length, rest]),
          drawn: drawn.questions.map(({ panels, options, id, ...rest }) => [
            id.length,
            panels.length,
            options.length,
            rest,
          ]),
        }),
      )
    }
    expect(shapes[0]).toBe(shapes[1])
  })

  it('chooses once: answers edited later count, and lead nowhere else', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well: true })
    const first = await advance(visitor, { sitting, part: 2 })
    const wrong = (await formOf(sitting.orderNumber)).questions
      .filter(({ part }) => part === 1)
      .map(({ id }) => ({ id, choice: 0, epoch: 0, revision: 2, spentMs: 9000, elapsedMs: 1000 }))
    const { orderNumber, anchor } = sitting
    await visitor.ok('sitting.save', { body: { orderNumber, epoch: 0, anchor, answers: wrong } })
    const again = await advance(visitor, { sitting, part: 2 })
    expect(idsOf(again, 2)).toEqual(idsOf(first, 2))
    const current = await visitor.ok('sitting.current', { query: { appExamId: PLACE } })
    expect(current && idsOf(current, 2)).toEqual(idsOf(first, 2))
  })

  it.each([
    ['wrong', false],
    ['right', true],
  ])('is not routed by seven answers of ten, all %s, and stays so; by eight it is', async (_, well) => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well, to: 7 })
    const advanced = await advance(visitor, { sitting, part: 2 })
    expect([idsOf(advanced, 2), advanced.unsettled]).toEqual([idsOf(sitting, 2), [3]])
    await answerPart(visitor, { sitting, part: 1, well, from: 7 })
    expect(idsOf(await advance(visitor, { sitting, part: 2 }), 2)).toEqual(idsOf(sitting, 2))

    const other = newVisitor()
    const second = await startSitting(other)
    await answerPart(other, { sitting: second, part: 1, well, to: 8 })
    expect(idsOf(await advance(other, { sitting: second, part: 2 }), 2)).not.toEqual(idsOf(second, 2))
  })

  it('is routed by the part directly before: a whole first one makes up for no gaps in the second', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well: true })
    expect(idsOf(await advance(visitor, { sitting, part: 2 }), 2)).not.toEqual(idsOf(sitting, 2))
    await answerPart(visitor, { sitting, part: 2, well: true, to: 7 })
    expect(idsOf(await advance(visitor, { sitting, part: 3 }), 3)).toEqual(idsOf(sitting, 3))
  })

  it('is not routed by answers that came too late to count', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await query("update sittings set deadline = now() - interval '1 hour' where number = $1", [
      sitting.orderNumber,
    ])
    await answerPart(visitor, { sitting, part: 1, well: true })
    expect(idsOf(await advance(visitor, { sitting, part: 2 }), 2)).toEqual(idsOf(sitting, 2))
  })

  it('asked twenty times at once decides the same for all', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well: true })
    const all = await Promise.all(Array.from({ length: 20 }, () => advance(visitor, { sitting, part: 2 })))
    expect(new Set(all.map((one) => idsOf(one, 2).join())).size).toBe(1)
  })

  it('stays with the middle that was answered offline, and scores it', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well: true })
    await answerPart(visitor, { sitting, part: 2, well: true })
    const after = await advance(visitor, { sitting, part: 2 })
    expect(idsOf(after, 2)).toEqual(idsOf(sitting, 2))
    expect(after.unsettled).toEqual([3])
  })

  it('takes the middle back in while nothing of the other level is answered, and not after', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well: true })
    expect(idsOf(await advance(visitor, { sitting, part: 2 }), 2)).not.toEqual(idsOf(sitting, 2))
    expect(idsOf(await advance(visitor, { sitting, part: 2, keepMiddle: true }), 2)).toEqual(
      idsOf(sitting, 2),
    )
    await answerPart(visitor, { sitting, part: 2, well: true })
    const fitted = await advance(visitor, { sitting, part: 3 })
    await answerPart(visitor, { sitting, part: 3, well: true })
    expect(idsOf(await advance(visitor, { sitting, part: 3, keepMiddle: true }), 3)).toEqual(idsOf(fitted, 3))
  })

  it('loses no answer to a middle that another level has replaced', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    await answerPart(visitor, { sitting, part: 1, well: true })
    await advance(visitor, { sitting, part: 2 })
    await answerPart(visitor, { sitting, part: 2, well: true })
    const { orderNumber, anchor } = sitting
    const late = {
      id: idsOf(sitting, 2)[0] ?? '',
      choice: 3,
      epoch: 0,
      revision: 1,
      spentMs: 9000,
      elapsedMs: 1000,
    }
    const { accepted } = await visitor.ok('sitting.save', {
      body: { orderNumber, epoch: 0, anchor, answers: [late] },
    })
    expect(accepted).toHaveLength(1)
    const form = await formOf(orderNumber)
    const slots = await query<{ position: string }>(
      'select position from answers where sitting_id = (select id from sittings where number = $1)',
      [orderNumber],
    )
    expect(slots).toHaveLength(21)
    expect(slots.map(({ position }) => Number(position))).toEqual(
      expect.arrayContaining([...form.questions.slice(0, 20).map(slotOf), 11]),
    )
    const inForce = form.questions.filter(({ part }) => part === 2)
    expect(new Set(inForce.map(slotOf)).has(11)).toBe(false)
  })

  it('has drawings under names that only this sitting knows', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const params = { examId: PLACE, lang: 'EN' } as const
    const middle = sitting.parts[1]?.id ?? ''
    await answerPart(visitor, { sitting, part: 1, well: true })
    const { parts } = await advance(visitor, { sitting, part: 2 })
    for (const part of [middle, parts[1]?.id ?? ''])
      expect((await visitor.ok('question.list', { params, query: { part } })).questions).toHaveLength(10)
    const other = newVisitor()
    await startSitting(other)
    expect(await other.call('question.list', { params, query: { part: middle } })).toMatchObject({
      status: 404,
    })
    expect(findPart(await formOf(sitting.orderNumber), '2')).toBeNull()
  })

  it('refuses a part that it does not have, and a finished sitting', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const { orderNumber } = sitting
    for (const part of [4, 0, 1.5, '2'])
      expect(
        await visitor.call('sitting.advance', { body: { orderNumber, part: part as number } }),
      ).toMatchObject({
        status: 400,
      })
    await visitor.ok('sitting.confirm', { body: { orderNumber } })
    expect(await visitor.call('sitting.advance', { body: { orderNumber, part: 2 } })).toMatchObject({
      result: 20101,
    })
  })
})

describe('who begins many sittings and finishes none', () => {
  const begin = (visitor: Visitor): Promise<Sitting> =>
    visitor.ok('sitting.start', { body: { appExamId: PLACE, hl: 'EN', timing: 'standard', restart: true } })
  const routed = [2, 3]

  it('gets five a browser that are routed, and the middle parts from then on, which are kept and scored', async () => {
    const visitor = newVisitor()
    for (let at = 0; at < 5; at++) expect((await begin(visitor)).unsettled).toEqual(routed)
    const sitting = await begin(visitor)
    const { orderNumber } = sitting
    expect(sitting.unsettled).toEqual([])
    expect((await formOf(orderNumber)).stages).toBeUndefined()
    for (const part of [1, 2, 3]) {
      const { questions } = await advance(visitor, { sitting, part })
      expect(questions).toEqual(sitting.questions)
      await answerPart(visitor, { sitting, part, well: true })
    }
    expect((await startSitting(visitor)).orderNumber, 'resumed').toBe(orderNumber)
    const current = await visitor.ok('sitting.current', { query: { appExamId: PLACE } })
    expect([current?.questions, current?.unsettled, current?.answers.length]).toEqual([
      sitting.questions,
      [],
      30,
    ])
    expect((await visitor.ok('sitting.confirm', { body: { orderNumber } })).state).toBe('valid')
    const [report] = await query<{ raw: number; total: number }>(
      `select (result->>'raw')::int as raw, (result->>'total')::int as total from reports
       where sitting_id = (select id from sittings where number = $1)`,
      [orderNumber],
    )
    expect(report).toEqual({ raw: 30, total: 30 })
    expect((await begin(newVisitor())).unsettled, 'another browser').toEqual(routed)
  })

  it('gets no more by asking for all of them at once', async () => {
    const visitor = newVisitor()
    await begin(visitor)
    const all = await Promise.all(Array.from({ length: 20 }, () => begin(visitor)))
    expect(all.filter(({ unsettled }) => unsettled.length > 0)).toHaveLength(4)
  })

  it('gets a start back for a test that was finished, once, and none for a look at the open one', async () => {
    const visitor = newVisitor()
    for (let at = 0; at < 4; at++) await begin(visitor)
    const sitting = await begin(visitor)
    for (let at = 0; at < 3; at++) await startSitting(visitor)
    for (const part of [1, 2, 3]) await answerPart(visitor, { sitting, part, well: true })
    const confirm = { body: { orderNumber: sitting.orderNumber } }
    const states = await Promise.all(Array.from({ length: 5 }, () => visitor.ok('sitting.confirm', confirm)))
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['valid']))
    expect((await begin(visitor)).unsettled).toEqual(routed)
    expect((await begin(visitor)).unsettled).toEqual([])
  })

  it('gets none back for an empty test that was handed in', async () => {
    const visitor = newVisitor()
    for (let at = 0; at < 5; at++) {
      const { orderNumber } = await begin(visitor)
      expect((await visitor.ok('sitting.confirm', { body: { orderNumber } })).state).toBe('abnormal')
    }
    expect((await begin(visitor)).unsettled).toEqual([])
  })

  it('gets a hundred an address, with whatever cookies', async () => {
    await begin(newVisitor())
    // Of the windows that last a day: this browser's and the address's.
    await query("update rate_limits set hits = 99 where resets_at > now() + interval '2 hours'")
    expect((await begin(newVisitor())).unsettled).toEqual(routed)
    expect((await begin(newVisitor())).unsettled).toEqual([])
  })
})
