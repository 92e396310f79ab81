import type { Payload } from 'payload'
import type pg from 'pg'
import { LOCALES } from '@/domain/locale/locales'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { inTransaction } from '@/services/transaction'
import { richText } from '../rich-text'
import { findOwnTerms } from './find-own-terms'
import { TERMS_VERSION, termsIn } from './terms-in'

/**
 * Publishes the terms that say what holds for plans where the earlier ones stand as they were seeded. Edited terms stay as they
 * are and do not cover plans, so none is on sale there until their editor says that they do.
 */
export const renewTerms = async (
  sql: Pick<pg.Client, 'query'>,
  { payload }: { payload: Payload },
): Promise<string> => {
  const own = await findOwnTerms(sql)
  if (own.length === 0) return 'the terms are of today, or somebody edited them'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    // Language by language as a draft, and the last of them publishes: nobody agrees to a half that is new.
    for (const id of own)
      for (const locale of LOCALES) {
        const isLast = locale === LOCALES.at(-1)
        await payload.update({
          collection: 'protocols',
          id,
          req,
          depth: 0,
          locale,
          draft: !isLast,
          data: {
            version: TERMS_VERSION,
            coversPlans: true,
            content: richText(termsIn(locale)),
            _status: isLast ? 'published' : 'draft',
          },
        })
      }
  })
  return `published the terms ${TERMS_VERSION}`
}
