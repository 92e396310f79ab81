import { beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { RESULTS } from '@/domain/api/results'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { finishSitting, PLACE, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const TIMES = [311, 287, 254, 1500, 266, 301, 243, 259, 275, 98, 262, 284]

const storedOf = async (orderNumber: string): Promise<unknown> =>
  (await query('select reaction from sittings where number = $1', [orderNumber]))[0]?.reaction
const keep = (
  visitor: Visitor,
  { orderNumber, trials = TIMES }: { orderNumber: string; trials?: number[] },
) => visitor.call('sitting.reaction', { body: { orderNumber, trials } })
const isDone = async (visitor: Visitor) =>
  (await visitor.ok('sitting.current', { query: { appExamId: PLACE } }))?.reactionDone

describe('the times of the reaction task', () => {
  it('are kept with the sitting, which says so from then on', async () => {
    const visitor = newVisitor()
    const { orderNumber, reactionDone } = await startSitting(visitor)
    expect([reactionDone, await isDone(visitor), await storedOf(orderNumber)]).toEqual([false, false, null])
    expect((await keep(visitor, { orderNumber })).result).toBe(200)
    expect(await storedOf(orderNumber)).toEqual(TIMES)
    expect(await isDone(visitor)).toBe(true)
  })

  it('give way to those of another try', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await startSitting(visitor)
    await keep(visitor, { orderNumber })
    const trials = TIMES.map((time) => time + 1)
    await keep(visitor, { orderNumber, trials })
    expect(await storedOf(orderNumber)).toEqual(trials)
  })

  it('are not taken any more once the answers are confirmed', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finishSitting(visitor)
    expect((await keep(visitor, { orderNumber })).result).toBe(RESULTS.sittingLocked)
    expect(await storedOf(orderNumber)).toBeNull()
    expect(await isDone(visitor)).toBe(false)
  })

  it('stay what they were when a confirmed sitting is sent others', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await startSitting(visitor)
    await keep(visitor, { orderNumber })
    await visitor.ok('sitting.confirm', { body: { orderNumber } })
    const answer = await keep(visitor, { orderNumber, trials: TIMES.map(() => 150) })
    expect(answer.result).toBe(RESULTS.sittingLocked)
    expect(await storedOf(orderNumber)).toEqual(TIMES)
  })

  it('are not taken from another browser', async () => {
    const { orderNumber } = await startSitting(newVisitor())
    const stranger = newVisitor()
    await startSitting(stranger)
    expect((await keep(stranger, { orderNumber })).status).toBe(404)
    expect(await storedOf(orderNumber)).toBeNull()
  })

  it('do not belong to the next sitting', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await startSitting(visitor)
    await keep(visitor, { orderNumber })
    const next = await visitor.ok('sitting.start', {
      body: { appExamId: PLACE, hl: 'EN', timing: 'standard', restart: true },
    })
    expect(next.reactionDone).toBe(false)
  })

  it.each([
    ['eleven', TIMES.slice(1)],
    ['thirteen', [...TIMES, 300]],
    ['none', []],
    ['a negative one', [...TIMES.slice(1), -1]],
    ['half a millisecond', [...TIMES.slice(1), 250.5]],
    ['more than five seconds', [...TIMES.slice(1), 5001]],
    ['a word', [...TIMES.slice(1), '250']],
    ['nothing', [...TIMES.slice(1), null]],
    ['a list in a list', [...TIMES.slice(1), [250]]],
    ['a list by another name', { length: 12 }],
    ['ten thousand', Array.from({ length: 10_000 }, () => 250)],
  ])('are refused: %s', async (_, trials) => {
    const visitor = newVisitor()
    const { orderNumber } = await startSitting(visitor)
    const answer = await visitor.fetch(CALLS['sitting.reaction'].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNumber, trials }),
    })
    expect(answer.status).toBe(400)
    expect(await storedOf(orderNumber)).toBeNull()
  })
})
