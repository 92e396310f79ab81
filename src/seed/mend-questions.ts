import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type pg from 'pg'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import { getJobs } from '@/gateways/jobs/get-jobs'
import type { Question } from '@/payload-types'
import { inTransaction } from '@/services/transaction'
import { findMends } from './find-mends'
import { documentOf } from './questions'

/**
 * Puts a new item in the place of every published question that new sittings must not show. Sittings keep the versions
 * that they pinned. What an editor had published or begun stays as his draft, and its form says what is wrong with it.
 */
export const mendQuestions = async (
  sql: Pick<pg.Client, 'query'>,
  { payload }: { payload: Payload },
): Promise<string> => {
  const { questions, mends } = await findMends(sql)
  if (mends.length === 0) return 'every question is fair and can be reached'
  const secret = randomBytes(16).toString('hex')
  const taken = new Set(questions.map(({ canonical }) => canonical))
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    for (const { id, template } of mends) {
      const { part, level, position, untouched } = questions.find((each) => each.id === id)!
      const seed = `${secret}/${part}/${level}/${position}`
      const [item] = generateForm({ seed, blueprint: [template], taken })
      await replace({ payload, req }, { id, untouched, data: { ...documentOf(item!), seed } })
    }
  })
  return `put new items in the place of ${mends.length} questions`
}

type At = { payload: Payload; req: PayloadRequest }
type Replacement = { id: string; untouched: boolean; data: ReturnType<typeof documentOf> & { seed: string } }

const replace = async ({ payload, req }: At, { id, untouched, data }: Replacement): Promise<void> => {
  const where = { collection: 'questions', id, req, depth: 0 } as const
  const before = await payload.findByID({ ...where, draft: true })
  await payload.update({ ...where, data: { ...data, _status: 'published' } })
  if (untouched && before._status === 'published') return
  await payload.update({ ...where, draft: true, data: { ...contentOf(before), _status: 'draft' } })
}

const contentOf = ({ panels, options, key, a, b, c, bSe, rules, layers, seed }: Question) => ({
  panels: panels.map(({ panel }) => ({ panel })),
  options: options.map(({ panel, error }) => ({ panel, error })),
  ...{ key, a, b, c, bSe, rules, layers, seed },
})
