import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { recomputed, sitOften } from './support/recompute'
import { scoredBy } from './support/scored-by'

const SITTINGS = 40

describe('a stored result', () => {
  let numbers: string[] = []

  beforeAll(async () => {
    numbers = await sitOften(SITTINGS)
  })

  it('is the same to the last bit when it is computed again from what is stored (a thousand: recompute.deep.test.ts)', async () => {
    const results = await recomputed(numbers)
    expect(results).toHaveLength(SITTINGS)
    expect(results.map(({ again }) => again)).toEqual(results.map(({ stored }) => stored))
  })

  it('is another when an answer was other', async () => {
    const [row] = await query<{ number: string; answer: string }>(
      `select s.number, min(a.id::text) as answer from sittings s join answers a on a.sitting_id = s.id
       join reports r on r.sitting_id = s.id
       where s.number = any($1) and r.verdict = 'valid' and a.choice is not null group by s.id limit 1`,
      [numbers],
    )
    await query('update answers set spent_ms = spent_ms + 40000 where id = $1', [row?.answer])
    const [found] = await recomputed([row?.number ?? ''])
    expect(found?.again).not.toEqual(found?.stored)
  })

  it.each(['eap-3pl-2', 'eap-3pl-3', 'eap-3pl-4'])(
    'is computed by the rules of %s when it was made by them',
    async (version) => {
      const [row] = await query<{ number: string }>(
        `select s.number from sittings s join reports r on r.sitting_id = s.id
         where s.number = any($1) and r.verdict = 'valid' order by s.id desc limit 1`,
        [numbers],
      )
      const number = row?.number ?? ''
      await scoredBy(version, number)
      const [found] = await recomputed([number])
      const [stored, again] = [found?.stored.shown, found?.again.shown] as {
        se: number
        scoringVersion: string
      }[]
      expect(again?.scoringVersion).toBe(version)
      expect(again?.se).toBeLessThan(stored?.se ?? 0)
    },
  )

  it('is not computed by rules that are not known', async () => {
    const [number = ''] = numbers
    await scoredBy('eap-9pl-9', number)
    await expect(recomputed([number])).rejects.toThrow('A result is missing.')
  })
})
