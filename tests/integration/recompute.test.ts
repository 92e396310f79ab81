import { beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '@/domain/matrices/random'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

const RESULTS = 1000
const AT_ONCE = 10
const MOST_MS = 300_000

/** One sitting of each kind of taker: careful, hasty in parts, with gaps, out of time, offline in the later parts. */
const sitOnce = async (index: number): Promise<string> => {
  const random = createRandom(`recompute ${index}`)
  const visitor = newVisitor()
  const sitting = await visitor.ok('sitting.start', {
    body: { appExamId: PLACE, hl: 'EN', timing: 'standard' },
  })
  const { orderNumber, anchor } = sitting
  const leaves = random.pick([0, 0, 0.1, 0.4])
  const hurries = random.pick([0, 0, 0.15, 0.5])
  const follows = random.next() < 0.7
  let { questions } = sitting
  for (const part of [1, 2, 3]) {
    if (part > 1 && follows)
      questions = (await visitor.ok('sitting.advance', { body: { orderNumber, part } })).questions
    const answers = questions
      .filter((question) => question.part === part && random.next() >= leaves)
      .map(({ id }) => ({
        id,
        choice: random.below(6),
        epoch: 0,
        revision: 1,
        spentMs: Math.round(
          random.next() < hurries ? 300 + 900 * random.next() : 4000 + 30_000 * random.next(),
        ),
        elapsedMs: 1000,
      }))
    if (answers.length > 0)
      await visitor.ok('sitting.save', { body: { orderNumber, epoch: 0, anchor, answers } })
  }
  if (random.next() < 0.2)
    await query("update sittings set deadline = now() - interval '1 minute' where number = $1", [orderNumber])
  await visitor.ok('sitting.confirm', { body: { orderNumber } })
  return orderNumber
}

describe('a stored result', () => {
  const numbers: string[] = []

  beforeAll(async () => {
    for (let done = 0; done < RESULTS; done += AT_ONCE) {
      if (done % 100 === 0) await forgetRateLimits()
      const batch = Array.from({ length: AT_ONCE }, (_, index) => sitOnce(done + index))
      numbers.push(...(await Promise.all(batch)))
    }
  }, MOST_MS)

  it(
    'is the same to the last bit when it is computed again from what is stored, a thousand times',
    async () => {
      const payload = await localPayload()
      const { recomputeResult } = await import('@/services/reports/recompute-result')
      const rows = await query<{ id: string }>('select id from sittings where number = any($1)', [numbers])
      expect(rows).toHaveLength(RESULTS)
      const verdicts = new Map<string, number>()
      for (const { id } of rows) {
        const found = await recomputeResult({ payload }, id)
        if (!found) throw new Error('A result is missing.')
        expect(found.again).toEqual(found.stored)
        verdicts.set(found.stored.verdict, (verdicts.get(found.stored.verdict) ?? 0) + 1)
      }
      for (const verdict of ['valid', 'caution', 'invalid']) expect(verdicts.get(verdict)).toBeGreaterThan(20)
    },
    MOST_MS,
  )

  it('is another when an answer was other', async () => {
    const payload = await localPayload()
    const { recomputeResult } = await import('@/services/reports/recompute-result')
    const [row] = await query<{ id: string; answer: string }>(
      `select s.id, min(a.id::text) as answer from sittings s join answers a on a.sitting_id = s.id
       join reports r on r.sitting_id = s.id
       where s.number = any($1) and r.verdict = 'valid' and a.choice is not null group by s.id limit 1`,
      [numbers],
    )
    await query('update answers set spent_ms = spent_ms + 40000 where id = $1', [row?.answer])
    const found = await recomputeResult({ payload }, row?.id ?? '')
    expect(found?.again).not.toEqual(found?.stored)
  })
})
