import { createRandom } from '@/domain/matrices/random'
import { query } from '../../support/database'
import { newVisitor } from '../../support/visitor'
import { PLACE } from '../../support/way'
import { localPayload } from './local-payload'
import { forgetRateLimits } from './rate-limits'

const AT_ONCE = 10

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

/** Takers of all kinds, a few at a time. Gives the numbers of their sittings. */
export const sitOften = async (times: number): Promise<string[]> => {
  const numbers: string[] = []
  for (let done = 0; done < times; done += AT_ONCE) {
    if (done % 100 === 0) await forgetRateLimits()
    numbers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => sitOnce(done + index)))))
  }
  return numbers
}

/** Of each sitting the result as it is stored and as it is computed again from what is stored. */
export const recomputed = async (numbers: readonly string[]) => {
  const payload = await localPayload()
  const { recomputeResult } = await import('@/services/reports/recompute-result')
  const rows = await query<{ id: string }>('select id from sittings where number = any($1)', [numbers])
  const found = []
  for (const { id } of rows) {
    const result = await recomputeResult({ payload }, id)
    if (!result) throw new Error('A result is missing.')
    found.push(result)
  }
  return found
}
