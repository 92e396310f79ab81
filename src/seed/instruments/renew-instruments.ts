import type { Payload, PayloadRequest } from 'payload'
import type pg from 'pg'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { LOCALES } from '@/domain/locale/locales'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { withIdsOf } from '@/services/editing/write-new'
import { inTransaction } from '@/services/transaction'
import { inLocale, instrumentDocument } from './documents'
import { findOutdated } from './find-outdated'

/**
 * Publishes today's instrument where an earlier one stands as it was seeded. Sittings keep the version that they pinned, and
 * so do their results.
 */
export const renewInstruments = async (
  sql: Pick<pg.Client, 'query'>,
  { payload }: { payload: Payload },
): Promise<string> => {
  const outdated = await findOutdated(sql)
  if (outdated.length === 0) return 'every instrument is of today, or somebody edited it'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    for (const each of outdated) await renew({ payload, req }, each)
  })
  return `published the instruments of today: ${outdated.map(({ kind }) => kind).join(', ')}`
}

type At = { payload: Payload; req: PayloadRequest }

/** Language by language as a draft, and the last of them publishes: nobody meets a half that is new. */
const renew = async ({ payload, req }: At, { id, kind }: { id: string; kind: QuestionnaireKind }) => {
  const where = { collection: 'instruments', id, req, depth: 0 } as const
  const document = instrumentDocument(kind)
  let stored: unknown = await payload.findByID({ ...where, draft: true })
  for (const locale of LOCALES) {
    const isLast = locale === LOCALES.at(-1)
    // Rows keep their ids, by which the languages share them.
    const data = withIdsOf(inLocale(document, locale), stored) as object
    stored = await payload.update({
      ...where,
      locale,
      draft: !isLast,
      data: { ...data, _status: isLast ? 'published' : 'draft' },
    })
  }
}
